/** A rope bridge over a ravine: each right word lays planks, at the end flags hang along it. */
import { seededRandom } from '@letterliaan/rules/random'
import { inkColor } from '../buddies/style.ts'
import { curvePath, ridge, treetops, type Point } from '../pen.ts'
import { bush, crown, leafFan, liana, sunRays } from '../plants.ts'
import { ellipse, line, linearGradient, path, place, radialGradient } from '../svg.ts'
import { kapokTree, type Bark } from '../trees.ts'
import {
  across,
  airHeight,
  airWidth,
  drawAir,
  drawThing,
  inked,
  pieceCount,
  spread,
  stageHeight,
  stageWidths,
  strew,
  workArea,
  type Stage,
  type StageShape,
  type WorkplaceArt,
} from './workplace.ts'

const bark: Bark = ['#4d3a22', '#7d5a34', '#a9814c']
const rope = { dark: '#8a6a3c', light: '#f0d6a0' }
const flagColors = ['#e2503e', '#ffc93c', '#3fa35a', '#3d8fd1', '#f08fc0']
const ledge = 236

function drawCanopyAir(): string {
  const random = seededRandom(811)
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#air)') +
    ellipse(800, 300, 800, 520, 'url(#light)') +
    path(treetops(across(airWidth, '420 480 560 600 560 470 410'), 60, airHeight, random), '#bfe6cb') +
    path(treetops(across(airWidth, '560 620 690 720 690 610 540'), 64, airHeight, random), '#9fd6b1') +
    kapokTree(120, 930, 170, ['#4c9c6c', '#69b67c'], bark, 4.4) +
    kapokTree(1490, 930, 180, ['#4c9c6c', '#69b67c'], bark, 4.2) +
    path(treetops(across(airWidth, '740 760 820 850 820 760 730'), 70, airHeight, random), '#7cc396') +
    sunRays(300, -200, 1500, '-10,4,.4 6,5,.5 24,5,.5 44,4,.4', 'url(#ray)') +
    crown(40, 30, 180, ['#2d8355', '#4aa168'], 1, 'dome') +
    crown(1560, 20, 190, ['#2d8355', '#4aa168'], -1, 'dome') +
    liana(70, 120, 260, '#3f9a62') +
    liana(1530, 120, 240, '#3f9a62', true) +
    leafFan('palm', -20, 560, 200, [60, 96, 130], ['#5fae78', '#6fba82'], random) +
    leafFan('palm', 1620, 560, 200, [-60, -96, -130], ['#5fae78', '#6fba82'], random)
  return drawAir(body, {
    defs:
      linearGradient('air', '#f2fbe4 .5:#d3efd6 #9ad3b0') +
      radialGradient('light', '#fffde6/.9 #fffde6/0') +
      radialGradient('ray', '#fffde0 #fffde0/0', [300, -200, 1200]),
  })
}

/** Seen from above its front edge: top, front and grain. */
const plank = () =>
  drawThing(
    60,
    44,
    inked('M7 4L55 3Q57 15 58 28L4 29Q4 14 7 4z', '#dba868') +
      inked('M4 29L58 28V38Q30 42 4 39z', '#a46c35') +
      line('M13 11h34M11 20h22M41 20h8', '#b98449', 2.4) +
      line('M10 7h40', '#f0cb94', 2.4) +
      ellipse(13, 24, 2.2, 1.8, inkColor) +
      ellipse(48, 24, 2.2, 1.8, inkColor),
  )

function ropeOf([left, right]: readonly [number, number], sag: number, lift: number, count = 13): Point[] {
  return spread([left, right], count, (part) => ledge - lift + Math.sin(Math.PI * part) * sag)
}

const drawRope = (points: readonly Point[], width: number): string =>
  line(curvePath(points), inkColor, width + 3.5) +
  line(curvePath(points), rope.dark, width) +
  line(curvePath(points), rope.light, width * 0.5, 'stroke-dasharray="5 6"')

const post = (x: number, foot: number, high: number): string =>
  inked(
    `M${x - 9} ${foot}L${x - 8} ${foot - high}Q${x} ${foot - high - 9} ${x + 8} ${foot - high}L${x + 9} ${foot}z`,
    '#9a6535',
  ) +
  line(`M${x - 3} ${foot - 8}V${foot - high + 8}`, '#c08a4c', 3) +
  line(`M${x - 8} ${foot - high + 14}h16M${x - 8} ${foot - high + 20}h16`, rope.light, 4)

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const area = workArea(shape)
  const [left, right] = area
  const random = seededRandom(821)
  const sag = shape === 'wide' ? 22 : 16
  const cliff = (edge: number, side: -1 | 1): string => {
    const out = side < 0 ? -40 : width + 40
    const at = (dx: number): number => edge - side * dx
    return (
      path(
        `M${out} ${ledge - 6}Q${(out + edge) / 2} ${ledge - 16} ${at(-18)} ${ledge + 2}Q${at(6)} ${ledge + 8} ${at(-4)} ${ledge + 30}Q${at(-26)} ${ledge + 56} ${at(-22)} ${stageHeight + 6}H${out}z`,
        '#8b6a4a',
      ) +
      path(
        `M${at(-40)} ${ledge + 26}q${side * 16} 20 ${side * 6} 60h${side * 34}q${-side * 6}-40 ${-side * 6}-66z`,
        '#a5825c',
        'opacity=".8"',
      ) +
      path(
        `M${out} ${ledge - 8}Q${(out + edge) / 2} ${ledge - 20} ${at(-18)} ${ledge - 2}Q${at(10)} ${ledge + 4} ${at(2)} ${ledge + 16}q${side * 12} 12 ${side * 26} 0t${side * 34} 4t${side * 40}-2t${side * 44} 4L${out} ${ledge + 24}z`,
        '#6fbf52',
      ) +
      path(
        `M${out} ${ledge - 8}Q${(out + edge) / 2} ${ledge - 20} ${at(-18)} ${ledge - 2}Q${at(4)} ${ledge + 2} ${at(6)} ${ledge + 7}Q${(out + edge) / 2} ${ledge - 6} ${out} ${ledge + 6}z`,
        '#97d766',
      )
    )
  }
  const river =
    path(ridge(across(width, '298 294 298 296'), stageHeight), '#2f93b4') +
    path(ridge(across(width, '304 300 304 302'), stageHeight), '#5fc3d8') +
    line(
      Array.from(
        { length: Math.round(width / 60) },
        (_, i) => `M${i * 60 + 10} ${308 + (i % 3) * 4}q10-4 20 0t20 0`,
      ).join(''),
      '#d9f6f8',
      2.4,
      'opacity=".8"',
    )
  const ground =
    path(treetops(across(width, '196 214 226 230 226 212 190'), 26, stageHeight, random), '#5aab74') +
    path(treetops(across(width, '232 250 262 266 262 248 228'), 24, stageHeight, random), '#44956a') +
    river +
    bush(left - 150, ledge - 2, 52, ['#2f7f4c', '#4ea258']) +
    bush(right + 160, ledge - 2, 56, ['#2f7f4c', '#4ea258']) +
    cliff(left, -1) +
    cliff(right, 1) +
    strew(
      831,
      shape === 'wide' ? 16 : 4,
      [10, left - 60],
      [ledge + 2, ledge + 20],
      [
        ['daisy', '#fff', 0.3],
        ['grass', '#5dac48', 0.2],
        ['hibiscus', '#f2637e', 0.3],
      ],
    ) +
    strew(
      832,
      shape === 'wide' ? 16 : 4,
      [right + 60, width - 10],
      [ledge + 2, ledge + 20],
      [
        ['tulip', '#ff9a4d', 0.3],
        ['grass', '#5dac48', 0.2],
        ['bells', '#8f7be8', 0.3],
      ],
    ) +
    post(left - 14, ledge + 2, 74) +
    post(right + 14, ledge + 2, 74) +
    drawRope(ropeOf([left - 14, right + 14], sag + 6, 66), 4) +
    // What carries the planks.
    drawRope(ropeOf([left - 8, right + 8], sag, -2), 5)
  const front =
    drawRope(ropeOf([left - 20, right + 20], sag, -26), 6) +
    post(left - 26, ledge + 30, 62) +
    post(right + 26, ledge + 30, 62)
  const details =
    leafFan('fern', -6, 336, 70, [66, 34, 4], ['#2c7d3e', '#3f9442'], random) +
    leafFan('monstera', width + 6, 336, 74, [-70, -38, -6], ['#2c7d3e', '#3f9442'], random)
  const flags = ropeOf([left - 14, right + 14], sag + 6, 66, shape === 'wide' ? 27 : 15).slice(1, -1)
  const done =
    flags
      .map(([x, y], i) => inked(`M${x - 11} ${y}h22l-11 24z`, flagColors[i % flagColors.length] ?? '', 3))
      .join('') +
    place('flower', left - 14, ledge - 78, 0.34, 0, '#ff8fbd') +
    place('flower', right + 14, ledge - 78, 0.34, 0, '#ffd24d')
  const step = (right - left) / pieceCount
  const pieces = spread(
    [left + step / 2, right - step / 2],
    pieceCount,
    (part) => ledge + 28 + Math.sin(Math.PI * part) * sag,
  ).map(([x, y]) => ({ of: 'plank', x, y, width: step * 0.97 }))
  const route: Point[] = [
    [left - 56, ledge + 12],
    ...spread([left + step, right - step], 9, (part) => ledge + 16 + Math.sin(Math.PI * part) * sag),
    [right + (shape === 'wide' ? 76 : 30), ledge + 10],
  ]
  return {
    width,
    sink: 12,
    ground,
    front,
    details,
    done,
    pieces,
    route,
  }
}

export const draw = (): WorkplaceArt => ({
  air: drawCanopyAir(),
  things: { plank: plank() },
  stage: drawStage,
})
