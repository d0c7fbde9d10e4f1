/** A market of sounds: each right word hangs up an instrument, at the end all lanterns are lit and it sounds. */
import { seededRandom } from '@letterliaan/rules/random'
import { inkColor } from '../buddies/style.ts'
import { curvePath, ridge, treetops, type Point } from '../pen.ts'
import { bush, cloud, leafFan } from '../plants.ts'
import { ellipse, line, linearGradient, path, place, radialGradient } from '../svg.ts'
import { barkColors, leafTree, palmTree } from '../trees.ts'
import {
  across,
  airHeight,
  airWidth,
  drawAir,
  drawThing,
  inked,
  spread,
  stageHeight,
  stageWidths,
  strew,
  type Piece,
  type Stage,
  type StageShape,
  type WorkplaceArt,
} from './workplace.ts'

const wood = { dark: '#7a4a26', body: '#a8703a', light: '#d19c5c' }
const cloths = ['#e2674e', '#3d8fd1', '#f2b93c', '#63b368'] as const
const lanternColors = ['#f2637e', '#ffc93c', '#63b368', '#5aa9d6', '#9a7bd0']

function drawEveningAir(): string {
  const random = seededRandom(1411)
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#air)') +
    ellipse(1240, 420, 620, 560, 'url(#sun)') +
    cloud(200, 220, 120, random, '#fff2e2', '#f7cfa8') +
    cloud(1420, 160, 100, random, '#fff2e2', '#f7cfa8') +
    cloud(760, 130, 70, random, '#fff2e2', '#f7cfa8') +
    path(treetops(across(airWidth, '610 640 690 730 690 650 610'), 50, airHeight, random), '#e9c987') +
    path(treetops(across(airWidth, '690 720 760 790 760 720 690'), 50, airHeight, random), '#cdbb6a') +
    palmTree(110, 900, 150, ['#5a9a52', '#70ac58', '#9cc466'], barkColors, 0.5) +
    palmTree(1500, 900, 160, ['#5a9a52', '#70ac58', '#9cc466'], barkColors, -0.5) +
    leafTree(1590, 920, 120, ['#4c8f4a', '#78b052'], barkColors, 1.2) +
    path(ridge(across(airWidth, '840 820 830 840 830 820 840'), airHeight), '#b9c566')
  return drawAir(body, {
    light: ['#ffe27a', '#fff0a8'],
    defs:
      linearGradient('air', '#f9c98c .4:#fde3b4 .7:#fff3d2') + radialGradient('sun', '#fff6d0/.95 #ffe6a8/0'),
  })
}

const shaded = (d: string): string => path(d, '#000', 'opacity=".14"')

/** Each hangs on a hook, on 56 × 72. */
const instruments: Readonly<Record<string, string>> = {
  bell:
    line('M28 2v10', inkColor, 4) +
    inked('M28 10q15 1 16 22 1 14 7 20H5q6-6 7-20 1-21 16-22z', '#ffc93c') +
    path('M20 18q-5 6-5 20l6 0q-1-14 4-20z', '#fff0a6') +
    shaded('M34 13q9 6 9 20 1 12 6 17H36q2-20-2-37z') +
    `<circle cx="28" cy="57" r="7" fill="#c98a1e" stroke="${inkColor}" stroke-width="4"/>`,
  drum:
    line('M10 22Q28-8 46 22', inkColor, 4) +
    inked('M8 26V56Q28 70 48 56V26z', '#e2674e') +
    shaded('M36 30v32q7-1 12-6V26z') +
    line('M8 34l10 24 10-24 10 24 10-24', '#ffe6b0', 3.5) +
    `<ellipse cx="28" cy="26" rx="20" ry="9" fill="#fff3d8" stroke="${inkColor}" stroke-width="4"/>`,
  maraca:
    line('M28 2v4', inkColor, 4) +
    inked('M24 38h8l3 30h-14z', wood.light) +
    inked('M28 5Q46 6 45 24T28 42 11 24 28 5z', '#63b368') +
    line('M12 20q16 8 32 0M13 30q15 7 30 0', '#ffe6b0', 3.5) +
    path('M19 12q4-4 8-3-6 4-7 9z', '#fff', 'opacity=".6"'),
  flute:
    line('M28 2v8', inkColor, 4) +
    inked('M20 8h16l3 58q-11 6-22 0z', '#d19c5c') +
    shaded('M30 8h6l3 58q-3 2-6 2z') +
    `<g fill="${inkColor}"><circle cx="27" cy="26" r="3"/><circle cx="27" cy="36" r="3"/><circle cx="27" cy="46" r="3"/><circle cx="27" cy="56" r="3"/></g>` +
    line('M21 15h14M20 19h16', '#e2503e', 3),
  guitar:
    line('M28 2v4', inkColor, 4) +
    inked('M24 5h8v30h-8z', wood.dark) +
    inked('M28 28Q42 28 39 40Q50 50 43 62Q28 72 13 62Q6 50 17 40Q14 28 28 28z', '#f08a3c') +
    path('M20 34q-3 4 1 8-8 8-4 14 0-8 7-14-4-4-4-8z', '#ffc07a') +
    `<circle cx="28" cy="48" r="7" fill="#6b3a1c"/>` +
    line('M26 8v50M30 8v50', '#fff0cf', 1.6),
}
const names = Object.keys(instruments)

function stall(x: number, wide: number, floor: number, high: number, cloth: string): string {
  const [left, right, top] = [x - wide / 2, x + wide / 2, floor - high]
  const stripes = 6
  const w = (wide + 24) / stripes
  const awning = Array.from({ length: stripes }, (_, i) => {
    const at = left - 12 + i * w
    return inked(
      `M${at + (i < stripes / 2 ? 6 : 0)} ${top - 22}h${w - (i === 0 || i === stripes - 1 ? 6 : 0)}L${at + w} ${top + 8}q-${w / 2} 18-${w} 0z`.replace(
        '--',
        '',
      ),
      i % 2 === 0 ? cloth : '#fff6e2',
      3.5,
    )
  }).join('')
  return (
    ellipse(x, floor + 3, wide * 0.58, 8, '#6b5a2a', 'opacity=".35"') +
    path(`M${left + 4} ${top}H${right - 4}V${floor - 40}H${left + 4}z`, '#6b4226', 'opacity=".55"') +
    inked(
      `M${left - 4} ${floor}V${top}h10V${floor}zM${right - 6} ${floor}V${top}h10V${floor}z`,
      wood.body,
      3.5,
    ) +
    // The rod on which things hang.
    line(`M${left} ${top + 27}H${right}`, inkColor, 7) +
    line(`M${left} ${top + 27}H${right}`, wood.light, 3) +
    inked(`M${left - 10} ${floor - 42}h${wide + 20}v11h-${wide + 20}z`, wood.light, 3.5) +
    inked(`M${left - 4} ${floor - 31}h${wide + 8}V${floor}h-${wide + 8}z`, wood.body, 3.5) +
    line(
      `M${left + wide * 0.25} ${floor - 28}v25M${left + wide * 0.5} ${floor - 28}v25M${left + wide * 0.75} ${floor - 28}v25`,
      wood.dark,
      3,
    ) +
    awning
  )
}

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const random = seededRandom(1421)
  const isWide = shape === 'wide'
  const floor = 264
  const [stalls, perStall] = isWide ? [4, 5] : [2, 10]
  const [wide, high] = isWide ? [204, 132] : [206, 172]
  const middles = isWide ? [400, 666, 934, 1200] : [140, 380]
  const top = floor - high
  const rope = (from: Point, to: Point, sag: number): Point[] =>
    spread([from[0], to[0]], 9, (part) => from[1] + (to[1] - from[1]) * part + Math.sin(part * Math.PI) * sag)
  const ropes = isWide
    ? [
        rope([60, 150], [290, 128], 26),
        rope([1310, 128], [1540, 150], 26),
        rope([504, 136], [562, 136], 10),
        rope([770, 136], [830, 136], 10),
        rope([1038, 136], [1096, 136], 10),
      ]
    : []
  const lantern = (x: number, y: number, i: number, isLit: boolean): string => {
    const color = lanternColors[i % lanternColors.length] ?? ''
    return (
      (isLit ? ellipse(x, y + 18, 34, 32, 'url(#lit)') : '') +
      line(`M${x} ${y}v6`, inkColor, 3) +
      inked(`M${x - 7} ${y + 6}h14q10 12 0 24h-14q-10-12 0-24z`, isLit ? '#fff0a6' : color, 3) +
      path(`M${x - 5} ${y + 8}h4q-3 10 0 20h-4q-6-10 0-20z`, '#fff', `opacity="${isLit ? '.7' : '.4'}"`) +
      line(`M${x - 8} ${y + 7}h16M${x - 8} ${y + 29}h16`, isLit ? color : inkColor, 3)
    )
  }
  const hooks = ropes.flatMap((points) =>
    points[8]![0] - points[0]![0] < 100 ? [points[4]!] : [points[2]!, points[4]!, points[6]!],
  )
  const drawLanterns = (isLit: boolean): string =>
    hooks.map(([x, y], i) => lantern(Math.round(x), Math.round(y), i, isLit)).join('')
  const poles = isWide ? [60, 1540] : []
  const ground =
    path(treetops(across(width, '130 150 164 168 164 150 128'), 28, stageHeight, random), '#b0b45c') +
    path(treetops(across(width, '166 180 190 194 190 180 164'), 24, stageHeight, random), '#8fa34e') +
    path(ridge(across(width, '222 216 222 218 222'), stageHeight), '#d9c47a') +
    path(ridge(across(width, '262 258 264 260 264'), stageHeight), '#e6cf90') +
    path(ridge(across(width, '300 296 302 298 302'), stageHeight), '#d3b873') +
    (isWide ? bush(150, 244, 50, ['#4c8f4a', '#78b052']) + bush(1450, 244, 54, ['#4c8f4a', '#78b052']) : '') +
    poles.map((x) => inked(`M${x - 6} 262V146h12v116z`, wood.body, 3.5)).join('') +
    ropes.map((points) => line(curvePath(points), inkColor, 4)).join('') +
    drawLanterns(false) +
    middles.map((x, i) => stall(x, wide, floor, high, cloths[i % cloths.length]!)).join('') +
    strew(
      1431,
      isWide ? 22 : 6,
      [0, width],
      [276, 312],
      [
        ['stone', '#c7ad76', 0.12],
        ['grass', '#a3a850', 0.18],
        ['stone', '#b89c66', 0.1],
      ],
    )
  const details =
    strew(
      1441,
      isWide ? 16 : 5,
      [0, width],
      [314, 326],
      [
        ['daisy', '#fff', 0.34],
        ['hibiscus', '#f2637e', 0.36],
        ['grass', '#8fa34e', 0.26],
        ['tulip', '#ff9a4d', 0.34],
      ],
    ) +
    leafFan('fern', -8, 340, 70, [66, 34, 4], ['#3a7d3e', '#4f9442'], random) +
    leafFan('monstera', width + 8, 340, 74, [-70, -38, -6], ['#3a7d3e', '#4f9442'], random)
  const note = (x: number, y: number, s: number, color: string): string =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${s})" stroke-linejoin="round">${inked('M-3 0V-34L20-40V-8A8 7 0 1 1 13-14V-28L4-26V0A8 7 0 1 1-3-6z', color, 3.5)}</g>`
  const done =
    drawLanterns(true) +
    middles
      .flatMap((x, i) =>
        [-0.5, 0.5].map((k, j) =>
          note(
            x + k * wide * 1.08,
            floor - 66 - ((i + j) % 2) * 34,
            isWide ? 0.86 : 0.7,
            lanternColors[(i * 2 + j) % lanternColors.length] ?? '',
          ),
        ),
      )
      .join('') +
    place('flower', middles[0]! - wide / 2 - 4, floor - 46, 0.24, 0, '#ff8fbd') +
    place('flower', middles.at(-1)! + wide / 2 + 4, floor - 46, 0.24, 0, '#ffd24d')
  const columns = 5
  const thing = isWide ? 40 : 38
  const pieces = Array.from({ length: stalls * perStall }, (_, i): Piece => {
    const [which, at] = [Math.floor(i / perStall), i % perStall]
    const gap = wide / columns
    return {
      of: names[(i + which) % names.length]!,
      x: middles[which]! - wide / 2 + gap * ((at % columns) + 0.5),
      y: top + 25 + (thing * 72) / 56 + Math.floor(at / columns) * 52,
      width: thing,
    }
  })
  const route: Point[] = [
    [isWide ? 240 : 34, 302],
    ...spread([middles[0]! - 40, middles.at(-1)! + 40], 8, () => 306),
    [isWide ? 1370 : 488, 302],
  ]
  return {
    width,
    sink: 24,
    look: { defs: radialGradient('lit', '#fff0a6/.85 #ffc86a/0') },
    ground,
    details,
    done,
    pieces,
    route,
  }
}

export const draw = (): WorkplaceArt => ({
  air: drawEveningAir(),
  things: Object.fromEntries(
    Object.entries(instruments).map(([name, body]) => [name, drawThing(56, 72, body)]),
  ),
  stage: drawStage,
})
