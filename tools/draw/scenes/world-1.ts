/** World 1: the sunny edge of the forest, with a river. */
import { MAP_POSITIONS, type Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { LEAVES } from '../leaves.ts'
import {
  between,
  createRandom,
  normalAt,
  pick,
  ribbon,
  ridge,
  sample,
  treetops,
  type Point,
  type Random,
} from '../pen.ts'
import { bush, cloud, crown, leafFan, liana, softSpot, strew, sunRays, trunk, type Tones } from '../plants.ts'
import { SMALL_THINGS } from '../small-things.ts'
import { ellipse, fade, glow, group, line, path, place, writeSvg } from '../svg.ts'
import { distanceTo, drawBridge, drawTrail, scaleAt, toPoints, type Ground } from '../trail.ts'

const TREE: Tones = ['#2f7a3d', '#4c9d3f', '#7cc04a', '#b4de63']
const FAR_TREE: Tones = ['#5fa05c', '#7cb765', '#a2cf74', '#c9e58c']
const BUSH: Tones = ['#2c7a3f', '#49993f', '#79bd48', '#a9d85c']

const GROUND: Record<Orientation, Ground> = {
  landscape: { width: 1440, height: 900, horizon: 300, farScale: 0.38 },
  portrait: { width: 600, height: 1200, horizon: 320, farScale: 0.5 },
}

/** Middle of the river, in percent, from its source to where it leaves the picture. */
const RIVER: Record<Orientation, readonly Point[]> = {
  landscape: [
    [70.5, 33.5],
    [66, 38],
    [58, 43],
    [49, 49],
    [44.5, 57],
    [47, 66],
    [54, 75],
    [57.5, 87],
    [52, 104],
  ],
  portrait: [
    [24, 27],
    [31, 31],
    [27, 38],
    [33, 45],
    [44, 53],
    [66, 58.5],
    [106, 62],
  ],
}

function drawSky(): string {
  const random = createRandom(11)
  const body =
    path('M0 0H1600V1000H0z', 'url(#sky)') +
    ellipse(1180, 190, 520, 520, 'url(#sun)') +
    sunRays(
      1180,
      190,
      1500,
      [
        [-78, 5, 0.3],
        [-58, 4, 0.36],
        [-40, 6, 0.3],
        [-20, 4, 0.34],
        [0, 6, 0.26],
        [22, 5, 0.34],
        [44, 4, 0.3],
        [66, 5, 0.3],
      ],
      'url(#ray)',
    ) +
    ellipse(1180, 190, 86, 86, '#fff6c8') +
    ellipse(1180, 190, 70, 70, '#ffe27a') +
    group(
      cloud(330, 170, 130, random) +
        cloud(760, 120, 90, random) +
        cloud(120, 320, 80, random) +
        cloud(1430, 290, 105, random),
      'opacity=".92"',
    ) +
    path(
      ridge(
        [
          [-20, 470],
          [140, 380],
          [260, 420],
          [420, 330],
          [600, 430],
          [760, 390],
          [930, 440],
          [1100, 360],
          [1290, 430],
          [1440, 370],
          [1620, 440],
        ],
        1000,
      ),
      '#a9d3d6',
    ) +
    path(
      ridge(
        [
          [-20, 500],
          [180, 450],
          [380, 480],
          [560, 430],
          [800, 490],
          [1020, 450],
          [1240, 490],
          [1420, 440],
          [1620, 490],
        ],
        1000,
      ),
      '#b9dcb8',
    )
  const defs =
    fade('sky', [
      [0, '#63c3ee'],
      [0.32, '#a4e0f4'],
      [0.5, '#fdf3c8'],
      [0.6, '#e8efb0'],
    ]) +
    glow('sun', [
      [0, '#fff4b8', 0.95],
      [0.3, '#ffeFa0'.toLowerCase(), 0.55],
      [1, '#fff4c8', 0],
    ]) +
    '<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="1180" cy="190" r="1100"><stop offset="0" stop-color="#fff7cf"/><stop offset="1" stop-color="#fff7cf" stop-opacity="0"/></radialGradient>'
  return writeSvg({ width: 1600, height: 1000, fit: 'xMidYMin slice', defs, body })
}

const percent = ({ width, height }: Ground, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [(x * width) / 100, (y * height) / 100])

function drawHills(ground: Ground, random: Random): string {
  const { width: w, height: h, horizon } = ground
  const along = (ys: readonly number[]): Point[] =>
    ys.map((y, i): Point => [-30 + ((w + 60) * i) / (ys.length - 1), y])
  const far = along([
    horizon + 6,
    horizon - 22,
    horizon - 34,
    horizon + 2,
    horizon - 18,
    horizon + 8,
    horizon - 30,
    horizon - 6,
  ])
  const near = along([
    horizon - 12,
    horizon - 4,
    horizon + 26,
    horizon + 40,
    horizon + 34,
    horizon + 44,
    horizon + 30,
    horizon - 6,
  ])
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
  return (
    path(treetops(far, w / 52, h, random), '#8fc592') +
    path(
      treetops(
        far.map(([x, y]): Point => [x, y + 20]),
        w / 44,
        h,
        random,
      ),
      '#7ab878',
    ) +
    path(treetops(near, w / 36, h, random), '#66a95f') +
    path(
      treetops(
        near.map(([x, y]): Point => [x, y + 22]),
        w / 30,
        h,
        random,
      ),
      '#579b4e',
    ) +
    meadow(horizon + 62, 16, 'url(#meadow)') +
    meadow(horizon + (h - horizon) * 0.3, 26, '#b7dc6a') +
    meadow(horizon + (h - horizon) * 0.52, 30, '#a1d05a') +
    meadow(horizon + (h - horizon) * 0.76, 30, '#88c24c')
  )
}

function drawRiver(ground: Ground, river: readonly Point[], random: Random): string {
  const width = riverWidth(ground)
  const band = (factor: number, shift = 0): string =>
    ribbon(
      river.map(([x, y]): Point => [x, y + shift]),
      (part, point) => width(part, point) * factor,
    )
  const ripples = river.flatMap((point, i) => {
    if (i < 6 || i % 2 === 1) return []
    const [nx, ny] = normalAt(river, i)
    const size = scaleAt(ground, point[1])
    const off = between(random, -0.3, 0.3) * width(i / (river.length - 1), point)
    const [x, y] = [point[0] + nx * off, point[1] + ny * off]
    const reach = between(random, 16, 34) * size
    return [
      `M${Math.round(x - reach)} ${Math.round(y)}q${Math.round(reach / 2)} ${Math.round(-7 * size)} ${Math.round(reach)} 0t${Math.round(reach)} 0`,
    ]
  })
  return (
    path(band(1.28, 5), '#6d9a3e') +
    path(band(1.18), '#e8d093') +
    path(band(1.05, 2), '#2d93b5') +
    path(band(0.96, 5), 'url(#water)') +
    path(band(0.5), '#9be7f3', 'opacity=".4"') +
    line(ripples.join(''), '#e9fcff', 3.4, 'opacity=".75"')
  )
}

const riverWidth =
  (ground: Ground) =>
  (part: number, [, y]: Point): number =>
    (ground.width > 1000 ? 190 : 118) * scaleAt(ground, y) * (0.22 + 0.78 * Math.min(1, part * 2.2))

const FLOWERS = [
  ['daisy', '#fff'],
  ['daisy', '#ffd0e0'],
  ['hibiscus', '#f2637e'],
  ['tulip', '#ff9a4d'],
  ['tulip', '#f4d03f'],
  ['bells', '#8f7be8'],
  ['hibiscus', '#c77bea'],
] as const

function drawGround(orientation: Orientation): string {
  const random = createRandom(orientation === 'landscape' ? 21 : 22)
  const ground = GROUND[orientation]
  const { width: w, height: h, horizon } = ground
  const wide = orientation === 'landscape'
  const steps = toPoints(ground, MAP_POSITIONS[1][orientation].steps)
  const trail = sample(
    [
      [-0.04 * w, h * (wide ? 0.93 : 0.97)],
      ...steps,
      ...toPoints(ground, [MAP_POSITIONS[1][orientation].signs.next!]),
      [w * 1.04, h * (wide ? 0.42 : 0.28)],
    ],
    10,
  )
  const river = sample(percent(ground, RIVER[orientation]), 8)
  const water = riverWidth(ground)
  const free = (point: Point, margin: number): boolean =>
    distanceTo(trail, point) > margin &&
    river.every(
      ([x, y], i) =>
        Math.hypot(x - point[0], y - point[1]) > water(i / river.length, [x, y]) * 0.6 + margin * 0.35,
    )
  const spot = (margin: number, top = horizon + 60): Point => {
    for (let tries = 0; tries < 400; tries++) {
      const point: Point = [between(random, 0, w), between(random, top, h)]
      if (free(point, margin * scaleAt(ground, point[1]))) return point
    }
    return [-200, h]
  }
  const tufts = strew(wide ? 90 : 60, () => {
    const [x, y] = spot(40)
    return {
      x,
      y,
      scale: between(random, 0.16, 0.3) * scaleAt(ground, y),
      id: 'grass',
      color: pick(random, ['#6fae3e', '#7dbb45', '#5f9f3a', '#93ca52']),
    }
  })
  const flowers = strew(wide ? 64 : 40, () => {
    const [x, y] = spot(52)
    const [id, color] = pick(random, FLOWERS)
    return { x, y, scale: between(random, 0.3, 0.5) * scaleAt(ground, y), id, color }
  })
  const stand = (x: number, foot: number, size: number, tones = TREE): string =>
    softSpot(x + size * 0.3, foot + 2, size * 0.95, size * 0.16, '#2f6b2f', 0.28) +
    trunk(
      x,
      foot + 4,
      x + size * 0.06,
      foot - size * 1.2,
      size * 0.24,
      ['#5d3a1d', '#8a5a30', '#b98149'],
      random,
    ) +
    crown(x, foot - size * 1.7, size, tones, random, 1)
  const trees = wide
    ? stand(1010, 392, 62, FAR_TREE) +
      stand(560, 372, 54, FAR_TREE) +
      stand(118, 392, 78, FAR_TREE) +
      stand(250, 380, 60, FAR_TREE) +
      stand(1200, 400, 70, FAR_TREE) +
      stand(395, 398, 66, TREE) +
      stand(820, 452, 84, TREE) +
      stand(140, 560, 112, TREE) +
      stand(1210, 560, 104, TREE)
    : stand(110, 420, 58, FAR_TREE) +
      stand(300, 392, 46, FAR_TREE) +
      stand(470, 400, 56, FAR_TREE) +
      stand(520, 640, 70, TREE) +
      stand(88, 560, 66, TREE)
  const bushes = [...Array(wide ? 9 : 6)]
    .map(() => spot(105, horizon + 130))
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => bush(x, y, 58 * scaleAt(ground, y), BUSH, random, 1))
    .join('')
  const stones = river
    .filter((_, i) => i > 10 && i % 5 === 0)
    .map((point, i) => {
      const index = river.indexOf(point)
      const [nx, ny] = normalAt(river, index)
      const side = i % 2 === 0 ? 1 : -1
      const off = water(index / river.length, point) * 0.56 * side
      return place(
        'stone',
        point[0] + nx * off,
        point[1] + ny * off + 8,
        between(random, 0.34, 0.6) * scaleAt(ground, point[1]),
        0,
        pick(random, ['#a9b3ad', '#bcc3b4', '#98a5a3']),
      )
    })
    .join('')
  const reeds = river
    .filter((_, i) => i > 12 && i % 4 === 1)
    .map((point, i) => {
      const index = river.indexOf(point)
      const [nx, ny] = normalAt(river, index)
      const off = water(index / river.length, point) * 0.58 * (i % 2 === 0 ? 1 : -1)
      const at: Point = [point[0] + nx * off, point[1] + ny * off + 8]
      return distanceTo(trail, at) < 70 * scaleAt(ground, at[1])
        ? ''
        : place(
            'reed',
            at[0],
            at[1],
            between(random, 0.5, 0.75) * scaleAt(ground, at[1]),
            0,
            pick(random, ['#4f9a45', '#3f8a48']),
          )
    })
    .join('')
  const lilies = river
    .filter((_, i) => i > river.length * 0.6 && i % 3 === 0)
    .map((point) => {
      const size = scaleAt(ground, point[1])
      const x = point[0] + between(random, -0.25, 0.25) * water(1, point)
      return distanceTo(trail, [x, point[1]]) < 60
        ? ''
        : place('lily', x, point[1], 0.42 * size) +
            (random() > 0.4
              ? place('lotus', x + 4, point[1] - 2, 0.36 * size, 0, pick(random, ['#ff9ec0', '#fff']))
              : '')
    })
    .join('')
  const mushrooms = strew(wide ? 9 : 6, () => {
    const [x, y] = spot(62, horizon + 160)
    return {
      x,
      y,
      scale: between(random, 0.26, 0.46) * scaleAt(ground, y),
      id: 'mushroom',
      color: pick(random, ['#e2503e', '#e8743c', '#d9567a']),
    }
  })
  const lightPools = [...Array(7)]
    .map(() =>
      softSpot(
        between(random, 0, w),
        between(random, horizon + 90, h * 0.95),
        between(random, 0.08, 0.16) * w,
        between(random, 16, 34),
        '#f4f59a',
        0.3,
      ),
    )
    .join('')
  const body =
    drawHills(ground, random) +
    lightPools +
    drawRiver(ground, river, random) +
    trees.slice(0) +
    tufts +
    drawTrail(
      ground,
      trail,
      wide ? 58 : 50,
      { edge: '#b98a4c', ground: '#eccb8a', light: '#f9e6b8', pebbles: ['#d7b277', '#c39d63', '#f6e3b6'] },
      random,
    ) +
    stones +
    reeds +
    lilies +
    drawBridge(ground, trail, river, water, 84) +
    bushes +
    flowers +
    mushrooms
  const defs =
    fade('meadow', [
      [0, '#dcec9a'],
      [0.3, '#c6e27a'],
      [1, '#a5d25c'],
    ]) +
    fade('water', [
      [0, '#bdf0f2'],
      [0.25, '#6fd0e4'],
      [1, '#2fa6cf'],
    ]) +
    LEAVES['leaf'] +
    LEAVES['grass'] +
    LEAVES['reed'] +
    ['daisy', 'hibiscus', 'tulip', 'bells', 'mushroom', 'stone', 'lily', 'lotus']
      .map((id) => SMALL_THINGS[id])
      .join('')
  return writeSvg({ width: w, height: h, fit: 'none', defs, body })
}

function drawFrame(orientation: Orientation): string {
  const random = createRandom(31)
  const wide = orientation === 'landscape'
  const { width: w, height: h } = GROUND[orientation]
  const k = wide ? 1 : 0.72
  const dark: Tones = ['#123f2c', '#1b5a35', '#2a773c', '#46963f']
  const leaves = ['#14492f', '#1d6338', '#2c7d3e', '#3f9442']
  const corner = (x: number, y: number, turn: number, size: number): string =>
    leafFan(
      'palm',
      x,
      y,
      size * 1.1,
      [turn - 62, turn + 58, turn - 20],
      ['#14492f', '#1a5733', '#1d6338'],
      random,
    ) +
    leafFan('banana', x, y, size, [turn - 44, turn + 34, turn], ['#1d6338', '#2c7d3e', '#25723a'], random) +
    leafFan('monstera', x, y, size * 0.62, [turn - 70, turn + 62, turn - 26, turn + 22], leaves, random)
  const body =
    group(trunk(-34 * k, h + 20, -10 * k, -20, 150 * k, ['#3c2413', '#6b4424', '#a9763f'], random)) +
    crown(-20 * k, 40 * k, 190 * k, dark, random, 1, 18) +
    crown(170 * k, -36 * k, 130 * k, dark, random, 1, 14) +
    crown(330 * k, -66 * k, 96 * k, dark, random, 1, 8) +
    crown(w + 10, 20, 160 * k, dark, random, -1, 16) +
    crown(w - 150 * k, -50 * k, 110 * k, dark, random, -1, 10) +
    liana(
      [
        [66 * k, 90 * k],
        [80 * k, 190 * k],
        [62 * k, 300 * k],
      ],
      6 * k,
      ['#2c5a2c', '#3f9442', '#5cae48', '#2c7d3e'],
      random,
      2,
    ) +
    liana(
      [
        [150 * k, 30 * k],
        [166 * k, 110 * k],
        [156 * k, 180 * k],
      ],
      5 * k,
      ['#2c5a2c', '#3f9442', '#5cae48'],
      random,
      2,
    ) +
    liana(
      [
        [w - 70 * k, 90 * k],
        [w - 88 * k, 170 * k],
        [w - 72 * k, 240 * k],
      ],
      6 * k,
      ['#2c5a2c', '#3f9442', '#5cae48', '#2c7d3e'],
      random,
      2,
    ) +
    corner(-16, h + 22, 34, 190 * k) +
    corner(w + 16, h + 24, -34, 210 * k) +
    leafFan('fern', w * 0.3, h + 12, 90 * k, [-46, -16, 12, 40], ['#1d6338', '#2c7d3e', '#3f9442'], random) +
    leafFan('fern', w * 0.72, h + 14, 100 * k, [-40, -12, 18, 46], ['#1d6338', '#2c7d3e', '#3f9442'], random)
  return writeSvg({
    width: w,
    height: h,
    fit: 'none',
    defs: ['leaf', 'palm', 'banana', 'monstera', 'heart', 'fern'].map((id) => LEAVES[id]).join(''),
    body,
  })
}

export const world1 = (): Record<string, string> => ({
  'world-1-sky': drawSky(),
  'world-1-ground-wide': drawGround('landscape'),
  'world-1-ground-tall': drawGround('portrait'),
  'world-1-frame-wide': drawFrame('landscape'),
  'world-1-frame-tall': drawFrame('portrait'),
})
