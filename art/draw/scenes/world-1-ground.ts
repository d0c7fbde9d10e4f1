/** World 1: the meadow at the edge of the forest, with the river, the trail and all that grows there. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../drawing.ts'
import { randomBetween, normalAt, pickRandom, ridge, treetops, type Point, type Random } from '../pen.ts'
import { routeLine, routeTrail, type TrailBends } from '../map-trail.ts'
import { createPlanter, drawStanding, type PlantKind, type StandingThing } from '../planter.ts'
import { bush, softSpot, type Tones } from '../plants.ts'
import { drawRiver, riverWidth, shoreline } from '../river.ts'
import { ellipse, linearGradient, radialGradient, path, place } from '../svg.ts'
import { distanceTo, drawBridge, drawTrail, scaleAt, type Ground } from '../trail.ts'
import { bananaPlant, barkColors, kapokTree, leafTree, palmTree } from '../trees.ts'
import { treehouse } from '../elements/treehouse.ts'

const treeTones: Tones = ['#256f3f', '#43963f']
const midTreeTones: Tones = ['#3f8a50', '#62a955']
const farTreeTones: Tones = ['#6aa878', '#86bd7c']
const farBark = ['#8a7a52', '#a08c5e', '#bca876'] as const
const palmTones = ['#2f8446', '#49a044', '#72bd4c'] as const
const farPalmTones = ['#62a468', '#7cb96e', '#9fce7c'] as const

export const grounds: Record<Orientation, Ground> = {
  landscape: { width: 1440, height: 900, horizon: 300, farScale: 0.4 },
  portrait: { width: 600, height: 1200, horizon: 320, farScale: 0.55 },
}

/** Middle of the river in percent, from where it comes out of the forest to where it leaves the picture. */
const riverLines: Record<Orientation, string> = {
  landscape: '69,35.5 65,38.5 57.5,42 49,47.5 45.5,56 48,66 54,75 57,87 52,106',
  portrait: '26,27.5 32,31 28,37.5 33,44 44,52 66,58 108,61.5',
}

const trailBends: TrailBends = {
  landscape: { 0: '-4,92', 5: '31,47.5 39.5,50 46,53 52.5,56', 10: '80,47 86,45 94,46.5 104,44' },
  portrait: { 0: '-6,95', 7: '29,49.5 38,48.5 47,49', 10: '62,31 74,31.5 90,32 106,30' },
}

const flowerKinds: readonly PlantKind[] = [
  { id: 'daisy', colors: ['#fff', '#fff6dc'], size: [0.3, 0.42] },
  { id: 'daisy', colors: ['#ffd0e0', '#ffb8d2'], size: [0.3, 0.42] },
  { id: 'hibiscus', colors: ['#f2637e', '#e8506e'], size: [0.34, 0.5] },
  { id: 'tulip', colors: ['#ff9a4d', '#f4d03f', '#ff7f5c'], size: [0.3, 0.42] },
  { id: 'bells', colors: ['#8f7be8', '#a48df0'], size: [0.36, 0.5] },
]
const grassKind: PlantKind = {
  id: 'grass',
  colors: ['#6fae3e', '#7dbb45', '#5f9f3a', '#93ca52'],
  size: [0.16, 0.3],
}
const mushroomKind: PlantKind = {
  id: 'mushroom',
  colors: ['#e2503e', '#e8743c', '#d9567a'],
  size: [0.3, 0.48],
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
/** A big plant where it is put by hand: kind,x,foot,size (and for a palm how it leans). */
function plantByHand(text: string, random: Random): StandingThing[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [kind, ...numbers] = entry.split(',')
      const [x = 0, y = 0, size = 0, lean = 0.5] = numbers.map(Number)
      const draw: Record<string, () => string> = {
        far: () => leafTree(x, y, size, farTreeTones, farBark, 1, '#5b9a5a'),
        farpalm: () => palmTree(x, y, size, farPalmTones, farBark, lean),
        mid: () => leafTree(x, y, size, midTreeTones, barkColors, 1, '#4a8a48'),
        midkapok: () => kapokTree(x, y, size, midTreeTones, barkColors, 3.1),
        kapok: () => kapokTree(x, y, size, treeTones, barkColors, 3.1),
        home: () =>
          leafTree(x, y, size, treeTones, barkColors, 1.25) +
          treehouse(x + size * 0.22, y - size * 1.16, size / 122),
        palm: () => palmTree(x, y, size, palmTones, barkColors, lean),
        banana: () =>
          bananaPlant(
            x,
            y,
            size,
            y > 500 ? ['#2f8446', '#43963f', '#63b04a'] : ['#3f9a4b', '#5cb04e', '#7cc25a'],
            random,
          ),
        bush: () =>
          softSpot(x - 10, y, size * 1.1, size * 0.16, '#2b6a35', 0.3) +
          bush(x, y, size, y > 520 ? treeTones : midTreeTones),
      }
      return { y, svg: draw[kind ?? '']?.() ?? '' }
    })
}

const bigPlantSpots: Record<Orientation, string> = {
  landscape: `far,312,372,44 far,440,368,38 far,500,372,42 far,890,370,42 far,1090,374,46 far,1170,378,40 far,955,372,34
    farpalm,566,374,50,0.4 farpalm,612,378,42,-0.4 farpalm,1030,376,50,-0.5 far,20,384,52 far,380,376,48
    midkapok,228,412,78 midkapok,1326,398,80 mid,1228,420,54 mid,90,420,60 mid,1410,430,62 mid,706,418,48 mid,784,412,40
    palm,868,452,64,0.5 palm,566,468,58,-0.45 palm,1016,488,72,0.45 home,126,532,112 bush,226,546,40 bush,60,552,46
    banana,742,470,58 banana,60,648,120 banana,1222,592,90 palm,1392,646,110,-0.7 bush,1328,664,52 bush,1416,700,70
    bush,560,742,54 bush,986,760,56 bush,356,642,38 bush,1094,560,38 bush,60,840,60 kapok,1424,560,70`,
  portrait: `far,300,392,32 far,556,396,38 far,196,388,28 far,356,394,30 far,508,392,30 farpalm,430,398,38,0.4 far,600,400,40
    midkapok,80,440,58 mid,20,436,44 home,70,614,64 palm,560,632,60,-0.5 bush,520,640,30 banana,318,548,56 bush,360,540,26 bush,250,690,34
    palm,316,966,66,0.5 bush,270,972,34 bush,366,974,28 banana,54,956,84 bush,566,880,46 bush,214,1120,54 bush,500,1130,60 bush,580,760,40 bush,30,800,44 palm,590,1090,70,-0.6`,
}

export function drawGround(orientation: Orientation): string {
  const wide = orientation === 'landscape'
  const random = seededRandom(wide ? 21 : 22)
  const ground = grounds[orientation]
  const { width: w, height: h, horizon } = ground
  const trail = routeTrail(1, orientation, ground, trailBends)
  const river = routeLine(ground, riverLines[orientation])
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
  const growing = [
    ...plantByHand(bigPlantSpots[orientation], random),
    ...planter.beds(wide ? 34 : 24, 40, [grassKind]),
    ...planter.beds(wide ? 18 : 11, 54, flowerKinds),
    ...planter.strew(wide ? 22 : 14, 52, flowerKinds),
    ...planter.beds(wide ? 4 : 3, 60, [mushroomKind], horizon + 160),
  ]
  const edge = trail.flatMap((point, i): string[] => {
    if (i % 7 !== 0 || !onLand(point, 60)) return []
    const [nx, ny] = normalAt(trail, i)
    const size = scaleAt(ground, point[1])
    const off = (random() > 0.5 ? 1 : -1) * (wide ? 32 : 28) * size
    return [
      place(
        'grass',
        point[0] + nx * off,
        point[1] + ny * off + 5,
        randomBetween(random, 0.13, 0.22) * size,
        0,
        pickRandom(random, grassKind.colors),
      ),
    ]
  })
  const pools = Array.from({ length: 8 }, () =>
    softSpot(
      randomBetween(random, 0, w),
      randomBetween(random, horizon + 90, h * 0.95),
      randomBetween(random, 0.08, 0.18) * w,
      randomBetween(random, 14, 32),
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
    path(`M0 ${h * 0.5}H${w}V${h}H0z`, 'url(#dusk)') +
    drawStanding(growing) +
    ellipse(w * 0.76, h * 0.3, w * 0.6, h * 0.5, 'url(#warm)')
  const defs =
    linearGradient('meadow', '#e6f0a4 0.3:#cfe680 #aed660') +
    linearGradient('water', '#c8f3f0 0.22:#7dd6e6 #2b9fca') +
    linearGradient('mist', '#fffbe0/0 0.5:#fffbe0/0.75 #fffbe0/0') +
    radialGradient('warm', '#fff3a0/0.42 #fff3a0/0') +
    linearGradient('dusk', '#0d5a4a/0 #0d5a4a/0.26')
  return writeSvg({ width: w, height: h, fit: 'none', defs, body })
}
