/** World 3: the fields before the temple, the paved trail and the ruins along it. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../drawing.ts'
import { drawTemple, letterStone, pillar, torch, type StoneTones } from '../elements/temple.ts'
import { routeTrail, type TrailBends } from '../map-trail.ts'
import {
  randomBetween,
  normalAt,
  ovals,
  ridge,
  spaceEvenly,
  treetops,
  type Point,
  type Random,
} from '../pen.ts'
import { createPlanter, drawStanding, type PlantKind, type StandingThing } from '../planter.ts'
import { bush, softSpot, type Tones } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, path } from '../svg.ts'
import { distanceTo, drawTrail, scaleAt, type Ground } from '../trail.ts'
import { bananaPlant, kapokTree, leafTree, palmTree, type Bark } from '../trees.ts'

export const grounds: Record<Orientation, Ground> = {
  landscape: { width: 1440, height: 900, horizon: 360, farScale: 0.5 },
  portrait: { width: 600, height: 1500, horizon: 410, farScale: 0.6 },
}
const stoneTones: StoneTones = {
  light: '#e8b98a',
  body: '#b08468',
  shade: '#7d5a55',
  dark: '#4e3540',
  glow: '#ffd76a',
  moss: '#6f8a4a',
}
const nearStoneTones: StoneTones = {
  light: '#d6a883',
  body: '#98755f',
  shade: '#6b4f50',
  dark: '#3f2c38',
  glow: '#ffd76a',
  moss: '#5f8050',
}
const treeTones: Tones = ['#274a45', '#3d6a4c']
const farTreeTones: Tones = ['#7a5672', '#94687a']
export const nightTones: Tones = ['#1d2f3c', '#2b4a48']
const barkTones: Bark = ['#3a2630', '#5d4038', '#9a6a4a']
const farBark: Bark = ['#6b4a60', '#7f586a', '#a8746e']
const palmTones = ['#28504a', '#3a6a50', '#5d8a55'] as const
const farPalmTones = ['#6d4d6c', '#845c72', '#a87478'] as const
const bananaColors = ['#27504a', '#37694f', '#568552']

/** The low sun on the leaves. */
export const lightColors = ['#ffab5c', '#ffcf7a'] as const

const trailBends: TrailBends = {
  landscape: { 0: '-5,90', 15: '9,49', 20: '73.5,42.5' },
  portrait: { 0: '-8,92', 18: '16,33', 20: '62,28.5' },
}

const flowerKinds: readonly PlantKind[] = [
  { id: 'bells', colors: ['#c79bff', '#a884f0'], size: [0.34, 0.48] },
  { id: 'tulip', colors: ['#ff8f6b', '#ffc25c'], size: [0.3, 0.42] },
  { id: 'daisy', colors: ['#ffe3c2', '#ffc9d6'], size: [0.28, 0.38] },
]
const grassKind: PlantKind = {
  id: 'grass',
  colors: ['#5f7a44', '#76894a', '#4f6d46', '#8f9a52'],
  size: [0.18, 0.32],
}
const stoneKind: PlantKind = { id: 'stone', colors: ['#a3826e', '#8a6c64', '#b8947a'], size: [0.3, 0.6] }

function drawLand(ground: Ground, random: Random): string {
  const { width: w, height: h, horizon } = ground
  const along = (ys: readonly number[], lift = 0): Point[] =>
    ys.map((y, i): Point => [-30 + ((w + 60) * i) / (ys.length - 1), y + lift])
  const far = [
    horizon - 60,
    horizon - 40,
    horizon - 10,
    horizon + 6,
    horizon - 6,
    horizon + 4,
    horizon - 24,
    horizon - 50,
  ]
  const field = (from: number, rise: number, fill: string): string =>
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
    path(treetops(along(far), w / 50, h, random), '#8a5474') +
    path(treetops(along(far, 22), w / 44, h, random), '#744a68') +
    path(treetops(along(far, 46), w / 38, h, random), '#5f4360') +
    `<rect x="-20" y="${horizon - 6}" width="${w + 40}" height="90" fill="url(#mist)"/>` +
    field(horizon + 62, 14, 'url(#field)') +
    field(horizon + (h - horizon) * 0.28, 22, '#a08a54') +
    field(horizon + (h - horizon) * 0.48, 26, '#84804e') +
    field(horizon + (h - horizon) * 0.7, 28, '#66704a') +
    field(horizon + (h - horizon) * 0.88, 26, '#4e6048')
  )
}

/** Flat stones along the trail. */
function drawSlabs(ground: Ground, trail: readonly Point[], width: number, random: Random): string {
  const slabs = spaceEvenly(trail, width * 0.5).map(([x, y], i, all) => {
    const size = scaleAt(ground, y)
    const [nx, ny] = normalAt(all, i)
    const side = (i % 2 === 0 ? 1 : -1) * width * size * randomBetween(random, 0.1, 0.24)
    const [rx, ry] = [
      width * size * randomBetween(random, 0.24, 0.34),
      width * size * randomBetween(random, 0.15, 0.2),
    ]
    return { x: x + nx * side, y: y + ny * side * 0.7, rx, ry }
  })
  const shade = path(ovals(slabs.map((slab) => ({ ...slab, y: slab.y + slab.ry * 0.34 }))), '#6b5350')
  const stones = ['#c9a483', '#bb9577', '#d6b592'].map((color, nth) =>
    path(ovals(slabs.filter((_, i) => i % 3 === nth)), color),
  )
  return shade + stones.join('')
}

const bigPlantSpots: Record<Orientation, string> = {
  landscape: `temple,1066,414,430 farpalm,720,404,56,0.4 farpalm,640,410,48,-0.4 far,560,414,46 far,470,410,42 farpalm,390,414,58,0.5 far,330,416,48 farpalm,1376,410,60,-0.5 far,1310,414,50 palm,820,424,58,-0.4 palm,1290,440,66,0.5
    tree,60,420,70 tree,170,410,56 palm,250,424,66,-0.5 pillar,905,470,112,1 pillar,1226,470,112,1 pillar,830,486,96,0.5 torch,960,452,52 torch,1170,452,52
    stone,150,560,66,m stone,560,440,44,aa stone,340,568,52,t stone,700,560,54,e stone,1250,520,62,l banana,1330,560,96 pillar,1395,600,150,0.6 palm,44,640,110,0.6 bush,230,588,34 bush,480,570,30
    bush,860,566,36 torch,620,586,60 pillar,262,700,120,0.42 torch,1000,724,74 bush,560,704,40 stone,790,720,66,r bush,400,716,46 banana,1398,770,110 bush,1190,700,52 bush,80,720,50 palm,1330,700,90,-0.5 torch,120,876,70 bush,930,860,50 bush,360,872,54`,
  portrait: `temple,372,440,330 farpalm,120,420,50,0.4 far,56,424,44 far,190,428,36 farpalm,560,426,52,-0.5 palm,540,470,52,0.4 palm,30,480,60,0.5 pillar,232,476,84,1 pillar,510,500,92,0.6 torch,290,470,46 torch,462,470,46
    stone,300,540,54,m bush,330,700,34 torch,180,560,50 banana,560,690,70 bush,40,700,40 stone,90,860,52,e torch,300,860,56 pillar,560,850,100,0.5 bush,330,1000,38 stone,520,1010,56,r palm,40,1010,66,0.5 torch,180,1000,56
    bush,400,1160,40 banana,40,1180,80 stone,300,1170,58,l torch,560,1180,60 bush,200,1330,44 pillar,560,1340,110,0.45 stone,390,1340,56,t torch,40,1330,60 bush,300,1480,54`,
}

/** What stands by hand: kind,x,foot,size and one thing more (how a palm leans, how much of a pillar, a letter). */
function standByHand(text: string, random: Random): StandingThing[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [kind = '', xText, yText, sizeText, more = '0.5'] = entry.split(',')
      const [x, y, size] = [Number(xText), Number(yText), Number(sizeText)]
      const tones = y > 500 ? nearStoneTones : stoneTones
      const draw: Record<string, () => string> = {
        temple: () =>
          ellipse(x, y - size * 0.4, size * 0.9, size * 0.7, 'url(#halo)') +
          drawTemple(x, y, size, stoneTones, random),
        far: () => leafTree(x, y, size, farTreeTones, farBark, 1, '#5a3f55'),
        farpalm: () => palmTree(x, y, size, farPalmTones, farBark, Number(more)),
        tree: () => kapokTree(x, y, size, treeTones, barkTones, 3),
        palm: () => palmTree(x, y, size, palmTones, barkTones, Number(more)),
        banana: () => bananaPlant(x, y, size, bananaColors, random),
        bush: () =>
          softSpot(x - 8, y, size * 1.1, size * 0.16, '#2b2438', 0.35) + bush(x, y, size, treeTones),
        pillar: () =>
          softSpot(x - size * 0.16, y + 2, size * 0.34, size * 0.06, '#2b2438', 0.4) +
          pillar(x, y, size, tones, Number(more)),
        torch: () => torch(x, y, size),
        stone: () =>
          softSpot(x - size * 0.2, y + 2, size * 0.6, size * 0.12, '#2b2438', 0.4) +
          letterStone([...more][0] ?? 'a', x, y, size, tones, (x % 7) - 3),
      }
      return { y, svg: draw[kind]?.() ?? '' }
    })
}

export function drawGround(orientation: Orientation): string {
  const wide = orientation === 'landscape'
  const random = seededRandom(wide ? 321 : 322)
  const ground = grounds[orientation]
  const { width: w, height: h, horizon } = ground
  const trail = routeTrail(3, orientation, ground, trailBends)
  const planter = createPlanter(ground, (point, margin) => distanceTo(trail, point) > margin, random)
  const growing = [
    ...standByHand(bigPlantSpots[orientation], random),
    ...planter.beds(wide ? 26 : 24, 36, [grassKind], horizon + 90),
    ...planter.strew(wide ? 16 : 14, 44, [stoneKind], horizon + 100),
    ...planter.beds(wide ? 12 : 9, 50, flowerKinds, horizon + 110),
  ]
  const body =
    drawLand(ground, random) +
    drawTrail(
      ground,
      trail,
      wide ? 54 : 46,
      { edge: '#5a4644', ground: '#8f725f', light: '#a58670', pebbles: ['#c9a483', '#6b5350'] },
      random,
    ) +
    drawSlabs(ground, trail, wide ? 54 : 46, random) +
    path(`M0 ${h * 0.45}H${w}V${h}H0z`, 'url(#evening)') +
    drawStanding(growing) +
    ellipse(w * 0.74, h * 0.36, w * 0.62, h * 0.4, 'url(#warm)')
  const defs =
    linearGradient('field', '#e8b56a .3:#c9a25c #a08a54') +
    linearGradient('mist', '#ffc98a/0 .5:#ffc98a/.55 #ffc98a/0') +
    linearGradient('evening', '#2b1f4a/0 #2b1f4a/.42') +
    radialGradient('warm', '#ffb45c/.34 #ffb45c/0') +
    radialGradient('halo', '#ffe29a/.8 #ffc070/0') +
    radialGradient('torchlight', '#ffc86a/.7 #ff9a3c/0')
  return writeSvg({ width: w, height: h, fit: 'none', light: lightColors, defs, body })
}
