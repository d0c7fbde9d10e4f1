/** World 1: the meadow at the edge of the forest, with the river, the trail and all that grows there. */
import { MAP_POSITIONS, type Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { LEAVES } from '../leaves.ts'
import {
  between,
  createRandom,
  normalAt,
  pick,
  ridge,
  sample,
  treetops,
  type Point,
  type Random,
} from '../pen.ts'
import { createPlanter, drawStanding, type Kind, type Standing } from '../planter.ts'
import { bush, softSpot, type Tones } from '../plants.ts'
import { drawRiver, riverWidth, shoreline } from '../river.ts'
import { SMALL_THINGS } from '../small-things.ts'
import { ellipse, fade, glow, path, place, writeSvg } from '../svg.ts'
import { distanceTo, drawBridge, drawTrail, scaleAt, toPoints, type Ground } from '../trail.ts'
import { bananaPlant, BARK, kapokTree, leafTree, palmTree, treehouse } from '../trees.ts'

const TREE: Tones = ['#256f3f', '#43963f', '#76bd46', '#b9e36a']
const MID_TREE: Tones = ['#3f8a50', '#62a955', '#92c961', '#c9ea82']
const FAR_TREE: Tones = ['#6aa878', '#86bd7c', '#aed48a', '#d2ea9e']
const FAR_BARK = ['#8a7a52', '#a08c5e', '#bca876'] as const
const PALM = ['#2f8446', '#49a044', '#72bd4c'] as const
const FAR_PALM = ['#62a468', '#7cb96e', '#9fce7c'] as const

export const GROUND: Record<Orientation, Ground> = {
  landscape: { width: 1440, height: 900, horizon: 300, farScale: 0.4 },
  portrait: { width: 600, height: 1200, horizon: 320, farScale: 0.55 },
}

/** Middle of the river in percent, from where it comes out of the forest to where it leaves the picture. */
const RIVER: Record<Orientation, readonly Point[]> = {
  landscape: [
    [69, 35.5],
    [65, 38.5],
    [57.5, 42],
    [49, 47.5],
    [45.5, 56],
    [48, 66],
    [54, 75],
    [57, 87],
    [52, 106],
  ],
  portrait: [
    [26, 27.5],
    [32, 31],
    [28, 37.5],
    [33, 44],
    [44, 52],
    [66, 58],
    [108, 61.5],
  ],
}

/** Where the trail goes between the steps: step number before it, and the points, in percent. */
const DETOURS: Record<Orientation, Record<number, readonly Point[]>> = {
  landscape: {
    0: [[-4, 92]],
    5: [
      [31, 47.5],
      [39.5, 50],
      [46, 53],
      [52.5, 56],
    ],
    10: [
      [80, 47],
      [86, 45],
      [94, 46.5],
      [104, 44],
    ],
  },
  portrait: {
    0: [[-6, 95]],
    7: [
      [29, 49.5],
      [38, 48.5],
      [47, 49],
    ],
    10: [
      [62, 31],
      [74, 31.5],
      [90, 32],
      [106, 30],
    ],
  },
}

const FLOWERS: readonly Kind[] = [
  { id: 'daisy', colors: ['#fff', '#fff6dc'], size: [0.3, 0.42] },
  { id: 'daisy', colors: ['#ffd0e0', '#ffb8d2'], size: [0.3, 0.42] },
  { id: 'hibiscus', colors: ['#f2637e', '#e8506e'], size: [0.34, 0.5] },
  { id: 'tulip', colors: ['#ff9a4d', '#f4d03f', '#ff7f5c'], size: [0.3, 0.42] },
  { id: 'bells', colors: ['#8f7be8', '#a48df0'], size: [0.36, 0.5] },
]
const GRASS: Kind = { id: 'grass', colors: ['#6fae3e', '#7dbb45', '#5f9f3a', '#93ca52'], size: [0.16, 0.3] }
const MUSHROOM: Kind = { id: 'mushroom', colors: ['#e2503e', '#e8743c', '#d9567a'], size: [0.3, 0.48] }

function findTrail(ground: Ground, orientation: Orientation): Point[] {
  const steps = MAP_POSITIONS[1][orientation].steps
  const detours = DETOURS[orientation]
  const corner = (pairs: readonly Point[] = []): Point[] =>
    pairs.map(([x, y]) => [(x * ground.width) / 100, (y * ground.height) / 100])
  return sample(
    [
      ...corner(detours[0]),
      ...steps.flatMap((step, i) => toPoints(ground, [step]).concat(corner(detours[i + 1]))),
    ],
    16,
  )
}

function drawHills(ground: Ground, random: Random): string {
  const { width: w, height: h, horizon } = ground
  const along = (ys: readonly number[], lift = 0): Point[] =>
    ys.map((y, i): Point => [-30 + ((w + 60) * i) / (ys.length - 1), y + lift])
  const far = [
    horizon - 20,
    horizon - 44,
    horizon - 30,
    horizon + 4,
    horizon - 4,
    horizon + 10,
    horizon - 26,
    horizon - 44,
    horizon - 30,
  ]
  const near = [
    horizon - 40,
    horizon - 14,
    horizon + 24,
    horizon + 36,
    horizon + 30,
    horizon + 40,
    horizon + 16,
    horizon - 16,
    horizon - 40,
  ]
  const meadow = (from: number, rise: number, fill: string): string =>
    path(
      ridge(
        along([
          from,
          from - rise,
          from + rise * 0.4,
          from - rise * 0.6,
          from + rise * 0.2,
          from - rise * 0.7,
        ]),
        h + 10,
      ),
      fill,
    )
  const mist = (y: number, opacity: number): string =>
    `<rect x="-20" y="${y}" width="${w + 40}" height="70" fill="url(#mist)" opacity="${opacity}"/>`
  return (
    path(treetops(along(far), w / 60, h, random), '#a3d0a6') +
    path(treetops(along(far, 18), w / 52, h, random), '#8fc592') +
    mist(horizon - 4, 0.7) +
    path(treetops(along(near), w / 44, h, random), '#73b474') +
    path(treetops(along(near, 16), w / 38, h, random), '#62a865') +
    path(treetops(along(near, 34), w / 32, h, random), '#529b58') +
    mist(horizon + 36, 0.55) +
    meadow(horizon + 66, 14, 'url(#meadow)') +
    meadow(horizon + (h - horizon) * 0.3, 24, '#bfdf6c') +
    meadow(horizon + (h - horizon) * 0.5, 28, '#a9d45c') +
    meadow(horizon + (h - horizon) * 0.74, 30, '#8fc64e')
  )
}

/** The big plants, put by hand. */
function standWide(random: Random): Standing[] {
  const far = (x: number, foot: number, size: number): Standing => ({
    y: foot,
    svg: leafTree(x, foot, size, FAR_TREE, FAR_BARK, random, '#5b9a5a'),
  })
  const mid = (x: number, foot: number, size: number): Standing => ({
    y: foot,
    svg: leafTree(x, foot, size, MID_TREE, BARK, random, '#4a8a48'),
  })
  const palm = (
    x: number,
    foot: number,
    size: number,
    lean: number,
    colors: readonly [string, string, string] = PALM,
  ): Standing => ({
    y: foot,
    svg: palmTree(x, foot, size, colors, colors === PALM ? BARK : FAR_BARK, random, lean),
  })
  return [
    far(330, 378, 46),
    far(455, 372, 40),
    far(880, 374, 42),
    far(1105, 380, 48),
    palm(560, 376, 52, 0.4, FAR_PALM),
    palm(610, 380, 44, -0.4, FAR_PALM),
    palm(1020, 378, 52, -0.5, FAR_PALM),
    far(1190, 388, 44),
    { y: 410, svg: kapokTree(236, 410, 74, MID_TREE, BARK, random, 3.2) },
    { y: 398, svg: kapokTree(1330, 392, 78, MID_TREE, BARK, random, 3) },
    mid(705, 420, 52),
    palm(860, 452, 66, 0.5),
    mid(1240, 424, 56),
    { y: 480, svg: leafTree(122, 520, 112, TREE, BARK, random, '#2b6a35', 1.25) + treehouse(150, 390, 0.92) },
    palm(560, 470, 60, -0.45),
    palm(1010, 490, 74, 0.45),
    { y: 566, svg: bananaPlant(736, 470, 66, ['#3f9a4b', '#5cb04e', '#7cc25a'], random) },
    { y: 700, svg: palmTree(1392, 640, 110, PALM, BARK, random, -0.7) },
    { y: 640, svg: bananaPlant(60, 640, 120, ['#2f8446', '#43963f', '#63b04a'], random) },
    { y: 560, svg: bananaPlant(1214, 585, 96, ['#2f8446', '#49a044', '#6cba4c'], random) },
  ]
}

function standTall(random: Random): Standing[] {
  const far = (x: number, foot: number, size: number): Standing => ({
    y: foot,
    svg: leafTree(x, foot, size, FAR_TREE, FAR_BARK, random, '#5b9a5a'),
  })
  return [
    far(300, 392, 34),
    far(560, 396, 40),
    far(200, 388, 30),
    { y: 400, svg: palmTree(440, 398, 40, FAR_PALM, FAR_BARK, random, 0.4) },
    { y: 430, svg: kapokTree(84, 440, 60, MID_TREE, BARK, random, 3.1) },
    { y: 610, svg: leafTree(70, 604, 66, TREE, BARK, random, '#2b6a35', 1.3) + treehouse(86, 530, 0.6) },
    { y: 660, svg: palmTree(560, 628, 62, PALM, BARK, random, -0.5) },
    { y: 500, svg: bananaPlant(300, 545, 60, ['#3f9a4b', '#5cb04e', '#7cc25a'], random) },
    { y: 960, svg: palmTree(300, 962, 70, PALM, BARK, random, 0.5) },
    { y: 935, svg: bananaPlant(60, 950, 90, ['#2f8446', '#43963f', '#63b04a'], random) },
  ]
}

export function drawGround(orientation: Orientation): string {
  const wide = orientation === 'landscape'
  const random = createRandom(wide ? 21 : 22)
  const ground = GROUND[orientation]
  const { width: w, height: h, horizon } = ground
  const trail = findTrail(ground, orientation)
  const river = sample(
    RIVER[orientation].map(([x, y]): Point => [(x * w) / 100, (y * h) / 100]),
    10,
  )
  const water = riverWidth(ground, wide ? 200 : 124)
  const onLand = (point: Point, margin: number): boolean =>
    river.every(
      (middle, i) =>
        Math.hypot(middle[0] - point[0], middle[1] - point[1]) >
        water(i / river.length, middle) * 0.62 + margin * 0.4,
    )
  const planter = createPlanter(
    ground,
    (point, margin) => distanceTo(trail, point) > margin && onLand(point, margin),
    random,
  )
  const bushes = Array.from({ length: wide ? 10 : 7 }).flatMap((): Standing[] => {
    const spot = planter.findSpot(100, horizon + 120)
    return spot
      ? [
          {
            y: spot[1],
            svg:
              softSpot(spot[0] - 10, spot[1], 62 * scaleAt(ground, spot[1]), 9, '#2b6a35', 0.3) +
              bush(
                spot[0],
                spot[1],
                54 * scaleAt(ground, spot[1]),
                pick(random, [TREE, MID_TREE]),
                random,
                1,
              ),
          },
        ]
      : []
  })
  const growing = [
    ...(wide ? standWide(random) : standTall(random)),
    ...bushes,
    ...planter.strew(wide ? 110 : 80, 44, [GRASS]),
    ...planter.beds(wide ? 13 : 9, 54, FLOWERS),
    ...planter.strew(wide ? 22 : 14, 52, FLOWERS),
    ...planter.beds(wide ? 4 : 3, 60, [MUSHROOM], horizon + 160),
  ]
  const edge = trail.flatMap((point, i): string[] => {
    if (i % 4 !== 0 || !onLand(point, 60)) return []
    const [nx, ny] = normalAt(trail, i)
    const size = scaleAt(ground, point[1])
    const off = (random() > 0.5 ? 1 : -1) * (wide ? 32 : 28) * size
    return [
      place(
        'grass',
        point[0] + nx * off,
        point[1] + ny * off + 5,
        between(random, 0.13, 0.22) * size,
        0,
        pick(random, GRASS.colors),
      ),
    ]
  })
  const pools = Array.from({ length: 8 }, () =>
    softSpot(
      between(random, 0, w),
      between(random, horizon + 90, h * 0.95),
      between(random, 0.08, 0.18) * w,
      between(random, 14, 32),
      '#f8f7a2',
      0.28,
    ),
  ).join('')
  const body =
    drawHills(ground, random) +
    pools +
    drawRiver(ground, river, water, random) +
    drawTrail(
      ground,
      trail,
      wide ? 54 : 46,
      { edge: '#b98a4c', ground: '#eccb8a', light: '#f9e6b8', pebbles: ['#d7b277', '#c39d63', '#f6e3b6'] },
      random,
    ) +
    edge.join('') +
    shoreline(ground, river, water, (point, margin) => distanceTo(trail, point) > margin, random) +
    drawBridge(ground, trail, river, water, wide ? 84 : 70) +
    drawStanding(growing) +
    ellipse(w * 0.76, h * 0.3, w * 0.6, h * 0.5, 'url(#warm)') +
    path(`M0 ${h * 0.55}H${w}V${h}H0z`, 'url(#dusk)')
  const defs =
    fade('meadow', [
      [0, '#e6f0a4'],
      [0.3, '#cfe680'],
      [1, '#aed660'],
    ]) +
    fade('water', [
      [0, '#c8f3f0'],
      [0.22, '#7dd6e6'],
      [1, '#2b9fca'],
    ]) +
    fade('mist', [
      [0, '#fffbe0', 0],
      [0.5, '#fffbe0', 0.75],
      [1, '#fffbe0', 0],
    ]) +
    glow('warm', [
      [0, '#fff3a0', 0.42],
      [1, '#fff3a0', 0],
    ]) +
    fade('dusk', [
      [0, '#0d5a4a', 0],
      [1, '#0d5a4a', 0.3],
    ]) +
    ['leaf', 'grass', 'reed', 'frond', 'banana', 'heart'].map((id) => LEAVES[id]).join('') +
    ['daisy', 'hibiscus', 'tulip', 'bells', 'mushroom', 'stone', 'lily', 'lotus']
      .map((id) => SMALL_THINGS[id])
      .join('')
  return writeSvg({ width: w, height: h, fit: 'none', defs, body })
}
