/** A temple wall with gaps: each right word sets a stone with its sign, at the end the signs glow and the gate is open. */
import { seededRandom } from '@letterliaan/rules/random'
import { drawTemple, pillar, torch, type StoneTones } from '../elements/temple.ts'
import { randomBetween, ridge, treetops, type Point } from '../pen.ts'
import { bush, cloud, crown, leafFan, liana, type Tones } from '../plants.ts'
import { ellipse, group, line, linearGradient, path, place, radialGradient } from '../svg.ts'
import { palmTree } from '../trees.ts'
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

const stoneTones: StoneTones = {
  light: '#e8b98a',
  body: '#b08468',
  shade: '#7d5a55',
  dark: '#4e3540',
  glow: '#ffd76a',
  moss: '#6f8a4a',
}
const dusk: Tones = ['#274a45', '#3d6a4c']
const duskLight = ['#ffab5c', '#ffcf7a'] as const
const palm = ['#28504a', '#3a6a50', '#5d8a55'] as const

function drawDuskAir(): string {
  const random = seededRandom(1111)
  const stars = Array.from({ length: 30 }, () =>
    ellipse(
      randomBetween(random, 0, airWidth),
      randomBetween(random, 10, 300),
      2.4,
      2.4,
      '#ffe9d0',
      'opacity=".7"',
    ),
  ).join('')
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#sky)') +
    stars +
    ellipse(800, 620, 800, 560, 'url(#sun)') +
    group(
      cloud(220, 260, 130, random, '#e79aa0', '#b9708f') +
        cloud(1390, 330, 120, random, '#f4b08a', '#d07f86'),
      'opacity=".8"',
    ) +
    path(treetops(across(airWidth, '640 690 730 750 730 690 640'), 50, airHeight, random), '#a5627a') +
    drawTemple(140, 850, 420, stoneTones, random) +
    path(treetops(across(airWidth, '760 780 800 810 800 760 740'), 50, airHeight, random), '#6f4a66') +
    palmTree(1420, 880, 150, palm, ['#3a2630', '#5d4038', '#9a6a4a'], -0.5) +
    palmTree(1560, 900, 130, palm, ['#3a2630', '#5d4038', '#9a6a4a'], -0.4) +
    crown(20, 10, 170, ['#1d2f3c', '#2b4a48']) +
    crown(1580, 20, 180, ['#1d2f3c', '#2b4a48'], -1) +
    liana(60, 110, 230, '#2f5a4c') +
    liana(1540, 110, 240, '#2f5a4c', true)
  return drawAir(body, {
    light: duskLight,
    defs:
      linearGradient('sky', '#59388a .3:#a3568f .55:#ee8f7c .8:#ffc98a') +
      radialGradient('sun', '#ffe6a0/.9 .4:#ffc070/.5 #ff9a6a/0'),
  })
}

/** Pictures, not letters: beside a word that is to be read, no other letters stand. Lines round (0, 0), about 40 high. */
const signs = {
  sun: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-20v5M0 15v5M-20 0h5M15 0h5M-14-14l4 4M10 10l4 4M14-14l-4 4M-10 10l-4 4',
  spiral: 'M0 0q4-5 7 1t-6 9q-12 2-14-9T0-16Q18-18 20 0T2 18',
  water: 'M-20-9q5-8 10 0t10 0 10 0 10 0M-20 1q5-8 10 0t10 0 10 0 10 0M-20 11q5-8 10 0t10 0 10 0 10 0',
  leaf: 'M-14 16Q-20-12 16-18Q18 16-14 16zM-14 16Q-2 0 8-10M-4 4l10 2M-6-6l2 10',
  moon: 'M8-18A19 19 0 1 0 18 8 16 16 0 0 1 8-18z',
  mountain: 'M-22 16L-6-14 4 4 10-6 22 16zM-11-5l5 4 4-3',
} as const
const signNames = Object.keys(signs) as (keyof typeof signs)[]

const drawSign = (
  name: keyof typeof signs,
  x: number,
  y: number,
  scale: number,
  color: string,
  width: number,
): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Number(scale.toPrecision(2))})" d="${signs[name]}"/>`

const signStone = (name: keyof typeof signs, i: number) => {
  const tilt = (i % 3) - 1
  return drawThing(
    94,
    66,
    inked(
      `M5 ${9 + tilt}Q7 4 14 4L80 ${5 - tilt}Q89 5 90 11L89 56Q89 62 82 62L12 61Q5 61 5 55z`,
      i % 2 === 0 ? '#c49670' : '#b88b6c',
      4,
    ) +
      path(`M9 ${12 + tilt}Q10 8 15 8L80 ${9 - tilt}Q85 9 86 12Q48 16 9 ${12 + tilt}z`, '#eec79a') +
      path('M9 54Q48 51 86 55Q85 58.500 81 58.500L13 57.500Q9 57.500 9 54z', '#8d6656') +
      drawSign(name, 48, 35, 1, '#f0cda0', 5) +
      drawSign(name, 47, 33, 1, '#5a3a3c', 5) +
      line(i % 2 === 0 ? 'M14 20l6 4-3 6M78 46l6-4' : 'M78 17l-4 6 6 5M12 48l7-3', '#8d6656', 2.4),
  )
}

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const random = seededRandom(1121)
  const isWide = shape === 'wide'
  const [columns, rows] = isWide ? [10, 2] : [5, 4]
  const [stoneWidth, stoneHeight] = isWide ? [84, 56] : [62, 40]
  const [left, top] = isWide ? [300, 132] : [44, 100]
  const [right, foot] = [left + columns * stoneWidth, top + rows * stoneHeight]
  const floor = 256
  const rim = isWide ? 26 : 16
  const block = (x: number, y: number, w: number, h: number, fill: string): string =>
    inked(`M${x + 3} ${y}H${x + w - 3}L${x + w} ${y + h}H${x}z`, fill, 3)
  const coping = Array.from({ length: columns }, (_, i) =>
    block(
      left + i * stoneWidth - 1,
      top - rim,
      stoneWidth + 2,
      rim,
      i % 2 === 0 ? stoneTones.light : '#dcae82',
    ),
  ).join('')
  const base = Array.from({ length: columns }, (_, i) =>
    block(left + i * stoneWidth, foot, stoneWidth, floor - foot, i % 2 === 0 ? '#94705f' : '#a07a66'),
  ).join('')
  const gaps = Array.from({ length: rows * columns }, (_, i) => {
    const [x, y] = [left + (i % columns) * stoneWidth, top + Math.floor(i / columns) * stoneHeight]
    return `M${x + 4} ${y + 4}h${stoneWidth - 8}v${stoneHeight - 8}h${8 - stoneWidth}z`
  }).join('')
  const gate = { x: isWide ? right + 92 : right + 58, w: isWide ? 58 : 38, h: isWide ? 112 : 100 }
  const arch = (k: number): string => {
    const [w, h] = [gate.w * k, gate.h * k]
    return `M${gate.x - w} ${floor}V${floor - h * 0.6}Q${gate.x - w} ${floor - h} ${gate.x} ${floor - h}T${gate.x + w} ${floor - h * 0.6}V${floor}z`
  }
  const moss = (x: number, y: number, wide: number): string =>
    path(
      `M${x} ${y}h${wide}q-4 16-${Math.round(wide * 0.3)} 9t-${Math.round(wide * 0.34)} 5t-${Math.round(wide * 0.36)}-14z`,
      '#7f9a4e',
    )
  const ground =
    path(treetops(across(width, '120 140 150 156 150 136 116'), 28, stageHeight, random), '#5f4360') +
    path(treetops(across(width, '160 176 186 190 186 174 156'), 24, stageHeight, random), '#4a4a55') +
    path(ridge(across(width, '232 226 230 232 226 232'), stageHeight), '#9c8556') +
    (isWide
      ? pillar(90, 250, 130, stoneTones) +
        pillar(210, 256, 108, stoneTones, 0.6) +
        pillar(1500, 250, 136, stoneTones)
      : '') +
    bush(isWide ? 150 : -4, 246, 40, dusk) +
    bush(isWide ? 1400 : 526, 246, 44, dusk) +
    ellipse((left + right) / 2, floor + 4, (right - left) / 2 + 40, 10, '#3a2630', 'opacity=".35"') +
    inked(`M${left - 14} ${floor + 2}V${top - rim + 2}H${right + 14}V${floor + 2}z`, '#7d5a55', 4) +
    base +
    path(gaps, '#4e3540') +
    path(gaps.replaceAll(/v\d+h-?\d+z/g, 'v7h-' + (stoneWidth - 8) + 'z'), '#352330') +
    coping +
    moss(left + 20, top - rim, 54) +
    moss(left + columns * stoneWidth * 0.6, top - rim, 70) +
    inked(arch(1.34), '#b08468') +
    path(arch(1.22), '#c99b76') +
    inked(arch(1), '#5a3d34') +
    line(
      [-0.5, 0, 0.5]
        .map((k) => `M${gate.x + gate.w * k} ${floor}V${floor - gate.h * (0.94 - Math.abs(k) * 0.24)}`)
        .join(''),
      '#3a2630',
      3,
    ) +
    line(
      `M${gate.x - gate.w + 4} ${floor - gate.h * 0.3}h${gate.w * 2 - 8}M${gate.x - gate.w + 4} ${floor - gate.h * 0.62}h${gate.w * 2 - 8}`,
      '#c9a25e',
      5,
    ) +
    path(ridge(across(width, '256 253 256 254 253 256'), stageHeight), '#b39a64') +
    path(ridge(across(width, '276 270 276 272 270 276'), stageHeight), '#94864f') +
    path(ridge(across(width, '300 296 302 298 296 300'), stageHeight), '#6f7846') +
    strew(
      1131,
      isWide ? 26 : 8,
      [0, width],
      [264, 312],
      [
        ['stone', '#b9977c', 0.16],
        ['grass', '#6f8a4a', 0.18],
        ['grass', '#83994e', 0.16],
      ],
    )
  const details =
    leafFan('fern', -8, 340, 80, [66, 34, 4], ['#223a42', '#33584e'], random) +
    leafFan('monstera', width + 8, 340, 84, [-70, -38, -6], ['#223a42', '#33584e'], random) +
    place('mushroom', isWide ? 120 : 60, 314, 0.34, 0, '#e2705e') +
    place('mushroom', isWide ? 1460 : 470, 314, 0.3, 0, '#e2a05e')
  const torches = isWide ? [left - 46, gate.x + 110] : [20, 508]
  const done =
    ellipse(gate.x, floor - gate.h * 0.45, gate.w * 2.6, gate.h * 1.1, 'url(#glow)') +
    inked(arch(1), '#ffd76a') +
    path(arch(0.84), '#ffe9a4') +
    path(arch(0.6), '#fff8dc') +
    torches.map((x) => torch(x, floor, isWide ? 78 : 58)).join('') +
    Array.from({ length: rows * columns }, (_, i) => {
      const [x, y] = [left + (i % columns) * stoneWidth, top + Math.floor(i / columns) * stoneHeight]
      const k = stoneWidth / 94
      return drawSign(
        signNames[i % signNames.length]!,
        x + stoneWidth / 2,
        y + stoneHeight / 2,
        k,
        '#ffe98c',
        5.5,
      )
    }).join('')
  const order = Array.from({ length: rows * columns }, (_, i) => i)
  // From below, so that no stone hangs in the air.
  const pieces = order
    .map((i): Piece & { row: number } => ({
      of: signNames[i % signNames.length] ?? '',
      x: left + ((i % columns) + 0.5) * stoneWidth,
      y: top + (Math.floor(i / columns) + 1) * stoneHeight - 1,
      width: stoneWidth - 2,
      row: Math.floor(i / columns),
    }))
    .toSorted((a, b) => b.row - a.row || a.x - b.x)
    .map(({ row: _row, ...piece }) => piece)
  const route: Point[] = [
    [isWide ? 236 : 26, 286],
    ...spread([left + 20, right - 20], 8, () => 290),
    [gate.x, 272],
  ]
  return {
    width,
    sink: 30,
    look: { light: duskLight },
    ground,
    details,
    done,
    pieces,
    route,
  }
}

export const draw = (): WorkplaceArt => ({
  air: drawDuskAir(),
  things: Object.fromEntries(signNames.map((name, i) => [name, signStone(name, i)])),
  stage: drawStage,
})
