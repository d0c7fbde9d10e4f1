/** A workshop under a roof of leaves: each right word sets a block, and the blocks become a castle. */
import { seededRandom } from '@letterliaan/rules/random'
import { inkColor } from '../buddies/style.ts'
import { ridge, treetops, type Point } from '../pen.ts'
import { bush, leafFan, liana, sunRays } from '../plants.ts'
import { ellipse, line, linearGradient, path, place, radialGradient } from '../svg.ts'
import { barkColors, kapokTree } from '../trees.ts'
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

function drawWarmAir(): string {
  const random = seededRandom(1211)
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#air)') +
    ellipse(800, 420, 800, 560, 'url(#light)') +
    path(treetops(across(airWidth, '520 580 650 690 650 580 510'), 60, airHeight, random), '#d5e6a0') +
    path(treetops(across(airWidth, '640 690 740 760 740 690 630'), 60, airHeight, random), '#bcd886') +
    kapokTree(70, 930, 160, ['#4c8f4a', '#78b052'], barkColors, 4.4) +
    kapokTree(1540, 930, 160, ['#4c8f4a', '#78b052'], barkColors, 4.4) +
    path(treetops(across(airWidth, '760 780 810 830 810 780 750'), 56, airHeight, random), '#9fc96a') +
    sunRays(1200, -200, 1500, '-44,4,.4 -24,5,.5 -6,5,.5 12,4,.4', 'url(#ray)') +
    liana(250, -20, 240, '#6ba852') +
    liana(1370, -20, 220, '#6ba852', true) +
    leafFan('banana', -20, 0, 220, [100, 130, 160], ['#6fae4e', '#83bf5c'], random) +
    leafFan('banana', 1620, 0, 220, [-100, -130, -160], ['#6fae4e', '#83bf5c'], random)
  return drawAir(body, {
    defs:
      linearGradient('air', '#fdf3cf .5:#eef0bc #c4dd8c') +
      radialGradient('light', '#fffdea/.9 #fffdea/0') +
      radialGradient('ray', '#fffde0 #fffde0/0', [1200, -200, 1200]),
  })
}

/** Colours of their own, with signs: not those that a kind of letter has. */
const blockLooks: readonly (readonly [body: string, light: string, shade: string, sign: string])[] = [
  ['#e2674e', '#f7a58c', '#b0402e', 'M22 40h20M32 30v20'],
  ['#f2b93c', '#ffe08a', '#c0851c', 'M24 32l16 16M40 32L24 48'],
  ['#5aa9d6', '#a6d9f2', '#357fae', 'M22 46l10-16 10 16z'],
  ['#9a7bd0', '#cdb9f0', '#6c4fa6', 'M24 40a8 8 0 1 0 16 0a8 8 0 1 0-16 0'],
  ['#63b368', '#aadfa4', '#3c8644', 'M23 32h18v16H23z'],
]

const block = ([body, light, shade, sign]: (typeof blockLooks)[number]) =>
  drawThing(
    68,
    64,
    inked('M4 17L16 4H64V48L52 60H4z', shade, 4) +
      path('M7 16L17 6.500H61L51 16z', light) +
      path('M5.500 18H51V58.500H5.500z', body) +
      path('M5.500 18H51V23H10.500V58.500H5.500z', light, 'opacity=".6"') +
      line('M51 17L63 5M51 17V59', inkColor, 3) +
      line('M5 17H51', inkColor, 3) +
      `<g transform="translate(-4 -1)">${line(sign, '#fff', 4, 'opacity=".85"')}</g>`,
  )

const roof = () =>
  drawThing(
    92,
    60,
    inked('M4 56L46 4L88 56z', '#d8503e', 4) +
      path('M10 53L46 9L58 24Q40 30 26 53z', '#f08a6c') +
      line('M24 38q6 5 12 0t12 0 12 0M14 50q6 5 12 0t12 0 12 0 12 0 12 0', '#a8342a', 2.6),
  )

/**
 * Of blocks, in block sizes from the left and from the floor: two towers, a wall between them, and roofs. From below, so
 * that each stands on what is there.
 */
const castle: readonly (readonly [x: number, y: number, kind: 'block' | 'roof'])[] = [
  [0, 0, 'block'],
  [1, 0, 'block'],
  [2, 0, 'block'],
  [4, 0, 'block'],
  [5, 0, 'block'],
  [6, 0, 'block'],
  [0, 1, 'block'],
  [1, 1, 'block'],
  [2, 1, 'block'],
  [3, 1, 'block'],
  [4, 1, 'block'],
  [5, 1, 'block'],
  [6, 1, 'block'],
  [0, 2, 'block'],
  [2, 2, 'block'],
  [4, 2, 'block'],
  [6, 2, 'block'],
  [3, 2, 'roof'],
  [0, 3, 'roof'],
  [6, 3, 'roof'],
]

const plankFloor = (width: number, y: number): string => {
  const boards = Array.from({ length: Math.ceil(width / 90) + 1 }, (_, i) => i * 90 - 20)
  return (
    inked(`M-10 ${y}H${width + 10}V${y + 22}H-10z`, wood.light, 4) +
    inked(`M-10 ${y + 22}H${width + 10}V${stageHeight + 10}H-10z`, wood.body, 4) +
    path(`M-10 ${y + 3}H${width + 10}V${y + 7}H-10z`, '#ecc48a') +
    line(boards.map((x) => `M${x} ${y + 2}l-16 19`).join(''), wood.dark, 2.6) +
    line(
      boards.map((x) => `M${x + 20} ${y + 42}h50M${x - 10} ${y + 60}h36`).join(''),
      wood.dark,
      2.6,
      'opacity=".5"',
    )
  )
}

const post = (x: number, top: number, foot: number): string =>
  inked(`M${x - 12} ${foot}V${top}H${x + 12}V${foot}z`, wood.body, 4) +
  line(`M${x - 5} ${top + 10}V${foot - 8}`, wood.light, 4) +
  line(`M${x - 11} ${top + 40}h22M${x - 11} ${top + 47}h22`, '#f0d6a0', 4)

function bench(x: number, floor: number, s: number): string {
  const at = (dx: number): number => Math.round(x + dx * s)
  const up = (dy: number): number => Math.round(floor - dy * s)
  const saw =
    inked(`M${at(-52)} ${up(66)}l${44 * s} ${-6 * s}l${2 * s} ${8 * s}l${-46 * s} ${6 * s}z`, '#cfd6da', 3) +
    inked(
      `M${at(-66)} ${up(72)}q${14 * s}${-4 * s} ${16 * s} ${6 * s}q${-2 * s} ${10 * s} ${-16 * s} ${6 * s}z`,
      '#d8503e',
      3,
    )
  const pot =
    inked(`M${at(26)} ${up(90)}h${30 * s}l${-3 * s} ${26 * s}h${-24 * s}z`, '#5aa9d6', 3) +
    line(
      `M${at(34)} ${up(92)}l${-6 * s} ${-22 * s}M${at(46)} ${up(92)}l${8 * s} ${-20 * s}`,
      wood.light,
      5 * s,
    ) +
    path(`M${at(24)} ${up(122)}l${6 * s} ${-9 * s} ${5 * s} ${10 * s}z`, '#f2b93c') +
    path(`M${at(50)} ${up(120)}l${7 * s} ${-10 * s} ${4 * s} ${12 * s}z`, '#e2674e')
  return (
    ellipse(x, floor + 3, 92 * s, 8 * s, '#5d3a1d', 'opacity=".35"') +
    inked(
      `M${at(-72)} ${floor}V${up(56)}h${16 * s}V${floor}zM${at(56)} ${floor}V${up(56)}h${16 * s}V${floor}z`,
      wood.dark,
      3.5,
    ) +
    inked(`M${at(-86)} ${up(64)}H${at(86)}V${up(50)}H${at(-86)}z`, wood.light, 4) +
    saw +
    pot
  )
}

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const random = seededRandom(1221)
  const isWide = shape === 'wide'
  const floor = 262
  const size = isWide ? 42 : 39
  const left = isWide ? 660 : 118
  const middle = left + size * 3.5
  const shelf = (x: number, y: number, wide: number): string =>
    inked(`M${x} ${y}h${wide}v9h-${wide}z`, wood.light, 3) +
    inked(`M${x + 8} ${y - 24}h20v24h-20z`, '#63b368', 3) +
    inked(`M${x + 36} ${y - 32}q9-6 18 0v32h-18z`, '#f2b93c', 3) +
    inked(`M${x + 62} ${y - 20}h26v20h-26z`, '#9a7bd0', 3)
  const back = isWide
    ? post(250, 40, floor + 4) +
      post(1350, 40, floor + 4) +
      shelf(1130, 178, 100) +
      bench(420, floor + 2, 1) +
      // A crate of planks at the other side.
      inked(`M1120 ${floor}V${floor - 46}h110v46z`, '#c98e50', 4) +
      line(`M1124 ${floor - 31}h102M1124 ${floor - 16}h102`, wood.dark, 3) +
      inked(
        `M1136 ${floor - 46}l10-34 14 3-8 31zM1172 ${floor - 46}l2-44 14 0 0 44zM1200 ${floor - 46}l14-28 11 5-9 23z`,
        wood.light,
        3,
      )
    : post(26, 20, floor + 4) + post(494, 20, floor + 4)
  const ground =
    path(treetops(across(width, '120 140 154 158 154 140 118'), 28, stageHeight, random), '#8cbf5e') +
    path(treetops(across(width, '160 176 186 190 186 176 158'), 24, stageHeight, random), '#6fab4e') +
    path(ridge(across(width, '222 216 222 216 222'), stageHeight), '#a3cf68') +
    (isWide ? bush(120, 246, 60, ['#3b8a4c', '#60ad54']) + bush(1480, 246, 64, ['#3b8a4c', '#60ad54']) : '') +
    plankFloor(width, floor - 6) +
    back +
    ellipse(middle, floor + 2, size * 4, 9, '#5d3a1d', 'opacity=".4"') +
    // What it will be, in chalk on the floor's edge.
    line(`M${left} ${floor + 1}h${size * 7}`, '#fff6e0', 4, 'stroke-dasharray="10 9" opacity=".9"')
  const details =
    strew(
      1241,
      isWide ? 6 : 2,
      [20, isWide ? 200 : 70],
      [316, 324],
      [
        ['daisy', '#fff', 0.4],
        ['hibiscus', '#f2637e', 0.42],
      ],
    ) +
    strew(
      1242,
      isWide ? 6 : 2,
      [isWide ? 1400 : 450, width - 20],
      [316, 324],
      [
        ['tulip', '#ff9a4d', 0.4],
        ['bells', '#8f7be8', 0.42],
      ],
    ) +
    leafFan('fern', -8, 340, 70, [66, 34, 4], ['#2c7d3e', '#3f9442'], random) +
    leafFan('monstera', width + 8, 340, 72, [-70, -38, -6], ['#2c7d3e', '#3f9442'], random)
  const flag = (x: number, y: number, color: string): string =>
    line(`M${x} ${y}v-30`, inkColor, 4) + inked(`M${x} ${y - 30}q14-6 26 2q-6 6-2 13q-12-6-24 0z`, color, 3)
  const topOf = (x: number): Point => [
    Math.round(left + (x + 0.52) * size),
    Math.round(floor - 3 * size * 0.94 - size * 0.86),
  ]
  const done =
    ellipse(middle, floor - 70, size * 5, 110, 'url(#glow)') +
    flag(...topOf(0), '#f2b93c') +
    flag(...topOf(6), '#5aa9d6') +
    inked(
      `M${left + 3 * size + 3} ${floor - 2}v-${size * 0.58}q${size * 0.47}-${size * 0.5} ${size * 0.94} 0v${size * 0.58}z`,
      '#ffe9a4',
      3.5,
    ) +
    place('flower', left - 16, floor - 4, 0.26, 0, '#ff8fbd') +
    place('flower', left + size * 7 + 18, floor - 4, 0.26, 0, '#ffd24d')
  const pieces = castle.map(([x, y, kind], i): Piece => {
    const isRoof = kind === 'roof'
    return {
      of: isRoof ? 'roof' : `block-${((i * 2) % blockLooks.length) + 1}`,
      x: left + (x + (isRoof ? 0.52 : 0.6)) * size,
      y: floor - y * size * 0.94 + 1 - (isRoof ? 1 : 0),
      width: isRoof ? size * 1.34 : size * 1.28,
    }
  })
  const beside = isWide ? 74 : 44
  const route: Point[] = [
    [left - beside, 296],
    ...spread([left, left + size * 7], 5, () => 304),
    [left + size * 7 + beside, 296],
  ]
  return {
    width,
    sink: 32,
    look: { defs: radialGradient('glow', '#fff6c8/.34 #fff6c8/0') },
    ground,
    details,
    done,
    pieces,
    route,
  }
}

export const draw = (): WorkplaceArt => ({
  air: drawWarmAir(),
  things: {
    ...Object.fromEntries(blockLooks.map((look, i) => [`block-${i + 1}`, block(look)])),
    roof: roof(),
  },
  stage: drawStage,
})
