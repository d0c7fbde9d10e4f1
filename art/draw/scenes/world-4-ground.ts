/** World 4: the mountain with its crystals and cave, and the trail of light at its foot. */
import { seededRandom } from '@letterliaan/rules/random'
import { mapPositions, type Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../drawing.ts'
import { crystal, crystalCluster, crystalTones } from '../elements/crystals.ts'
import { drawRock } from '../elements/rocks.ts'
import { letterStone, type StoneTones } from '../elements/temple.ts'
import { routeTrail, type TrailBends } from '../map-trail.ts'
import {
  randomBetween,
  ovals,
  ribbon,
  ridge,
  spaceEvenly,
  parsePoints,
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
  landscape: { width: 1440, height: 900, horizon: 400, farScale: 0.55 },
  portrait: { width: 600, height: 1700, horizon: 440, farScale: 0.62 },
}
export const lightColors = ['#6fe3ff', '#b6fbff'] as const
const treeTones: Tones = ['#152a5c', '#1f4478']
const farTreeTones: Tones = ['#2b3a86', '#38509c']
export const nearTones: Tones = ['#0c1640', '#142656']
const barkTones: Bark = ['#171334', '#2c2658', '#5a5aa0']
const farBark: Bark = ['#2a2a6c', '#383884', '#5f66b4']
const palmTones = ['#173a6a', '#205080', '#3f86a8'] as const

const trailBends: TrailBends = {
  landscape: { 0: '-5,88', 15: '9,58', 22: '80,40.5', 25: '41,35.5' },
  portrait: { 0: '-8,93', 21: '87,31.5', 24: '28,21', 25: '60,17.5 73,16.5' },
}

const glowingPlantKinds: readonly PlantKind[] = [
  { id: 'mushroom', colors: ['#58d8f0', '#8f7bf5', '#f07fd0'], size: [0.3, 0.5] },
  { id: 'bells', colors: ['#7fe6ff', '#c79bff'], size: [0.36, 0.5] },
  { id: 'flower', colors: ['#9fd8ff', '#e0b0ff', '#ffb0e6'], size: [0.12, 0.18] },
]
const grassKind: PlantKind = {
  id: 'grass',
  colors: ['#2c5a8c', '#356a96', '#244a7c', '#3f86a0'],
  size: [0.18, 0.32],
}
/** Letters are carved in stone here: fruit is for younger children, and both looks have this ground. */
const runeTones: StoneTones = {
  light: '#8f9cf0',
  body: '#5a58a8',
  shade: '#3c3c80',
  dark: '#1d1a52',
  glow: '#a8ecff',
  moss: '#2c5a8c',
}
const stoneKind: PlantKind = { id: 'stone', colors: ['#4a4a94', '#5a58a8', '#3c3c80'], size: [0.3, 0.6] }

/** The mountain: outline in percent, and where crystals break out of it (x, foot, height). */
const mountains: Record<Orientation, { far: string; near: string; crystals: string; cave: number }> = {
  landscape: {
    far: '34,52 40,38 46,26 52,19 57,12 62,8 66,12 71,18 77,28 84,36 92,44 104,50',
    near: '12,56 19,47 24,40 29,31 34,24.5 38,22 43,27 49,31 56,30 64,34 72,32 80,38 88,41 96,48 104,52',
    crystals:
      '58,18,96,0 63,16.5,118,1 69,24,84,2 52,27,90,3 76,33,80,0 45,32,70,1 29,38,80,2 22,46,70,3 86,44,80,1 94,51,74,0',
    cave: 104,
  },
  portrait: {
    far: '-4,25 8,19 20,13 30,9 38,4.5 45,2.5 52,6 60,9 70,14 84,19 104,24',
    near: '-4,27 6,24 16,22 30,20 42,18.5 54,15.5 62,12 70,9.5 78,9 86,12 94,17 104,21',
    crystals: '32,13,90,0 44,9,120,1 56,12,80,2 18,22,70,3 92,19,70,1 8,26,60,0',
    cave: 92,
  },
}

function drawCave(x: number, y: number, size: number, random: Random): string {
  const arch = (k: number): string =>
    `M${Math.round(x - size * 0.62 * k)} ${Math.round(y + size * 0.62)}Q${Math.round(x - size * 0.66 * k)} ${Math.round(y - size * 0.5 * k)} ${Math.round(x - size * 0.1)} ${Math.round(y - size * 0.62 * k)}Q${Math.round(x + size * 0.62 * k)} ${Math.round(y - size * 0.52 * k)} ${Math.round(x + size * 0.64 * k)} ${Math.round(y + size * 0.62)}z`
  return (
    ellipse(x, y, size * 1.6, size * 1.4, 'url(#caveglow)') +
    path(arch(1.28), '#6c63c8') +
    path(arch(1.12), '#3a3590') +
    path(arch(1), '#140f3c') +
    path(arch(0.72), '#3c2a7c') +
    path(arch(0.44), '#8f6be8', 'opacity=".8"') +
    crystal(x - size * 0.66, y + size * 0.64, size * 0.62, crystalTones[0]!, -14) +
    crystal(x + size * 0.7, y + size * 0.64, size * 0.7, crystalTones[2]!, 12) +
    crystal(x - size * 0.88, y + size * 0.66, size * 0.4, crystalTones[1]!, -26) +
    crystal(x + size * 0.94, y + size * 0.66, size * 0.42, crystalTones[3]!, 24) +
    crystal(x + randomBetween(random, -2, 2), y - size * 0.56, size * 0.3, crystalTones[1]!, 178)
  )
}

function drawMountain(ground: Ground, orientation: Orientation, random: Random): string {
  const { far, near, crystals, cave } = mountains[orientation]
  const { width: w, height: h } = ground
  const line = (text: string): Point[] =>
    parsePoints(text).map(([left, top]): Point => [(left * w) / 100, (top * h) / 100])
  const { x, y } = mapPositions[4][orientation].cave!
  const bursts = crystals.split(' ').map((text) => {
    const [left = 0, top = 0, size = 0, kind = 0] = text.split(',').map(Number)
    return crystalCluster((left * w) / 100, (top * h) / 100, size, crystalTones[kind]!, random)
  })
  return (
    drawRock(line(far), ground.horizon + 120, ['#8d84e6', '#5d55b8', '#433c9c'], random, -1) +
    bursts.slice(0, orientation === 'landscape' ? 5 : 3).join('') +
    drawRock(line(near), ground.horizon + 190, ['#6f68cc', '#48429e', '#352f84'], random, -1) +
    bursts.slice(orientation === 'landscape' ? 5 : 3).join('') +
    drawCave((x * w) / 100, (y * h) / 100, cave, random)
  )
}

function drawLand(ground: Ground, random: Random): string {
  const { width: w, height: h, horizon } = ground
  const along = (ys: readonly number[], lift = 0): Point[] =>
    ys.map((y, i): Point => [-30 + ((w + 60) * i) / (ys.length - 1), y + lift])
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
  const trees = [
    horizon + 30,
    horizon + 16,
    horizon + 40,
    horizon + 52,
    horizon + 44,
    horizon + 50,
    horizon + 30,
    horizon + 18,
  ]
  return (
    path(treetops(along(trees), w / 46, h, random), '#2a3a86') +
    path(treetops(along(trees, 22), w / 40, h, random), '#24337a') +
    `<rect x="-20" y="${horizon + 20}" width="${w + 40}" height="100" fill="url(#mist)"/>` +
    field(horizon + 84, 12, 'url(#field)') +
    field(horizon + (h - horizon) * 0.36, 22, '#2f4a90') +
    field(horizon + (h - horizon) * 0.56, 26, '#284080') +
    field(horizon + (h - horizon) * 0.78, 28, '#20346e')
  )
}

/** Bits of light along the trail. */
function drawSparks(ground: Ground, trail: readonly Point[], random: Random): string {
  const sparks = spaceEvenly(trail, 26).map(([x, y]) => {
    const size = scaleAt(ground, y)
    const r = randomBetween(random, 2.4, 5) * size
    return {
      x: x + randomBetween(random, -18, 18) * size,
      y: y + randomBetween(random, -10, 10) * size,
      rx: r,
      ry: r,
    }
  })
  return ['#8ff0ff', '#e6c4ff', '#fff']
    .map((color, nth) => {
      const some = sparks.filter((_, i) => i % 3 === nth)
      const halos = some.map((spark) => ({ ...spark, rx: spark.rx * 2.6, ry: spark.ry * 2.2 }))
      return path(ovals(halos), color, 'opacity=".25"') + path(ovals(some), color)
    })
    .join('')
}

const bigPlantSpots: Record<Orientation, string> = {
  landscape: `far,60,470,58 far,150,470,46 far,1380,476,52 kapok,1420,560,76 palm,30,560,84,0.5 crystal,330,560,44,1 crystal,640,560,40,0 crystal,900,556,46,2 crystal,1000,570,36,3 crystal,230,700,60,0 crystal,760,700,56,3 crystal,1230,560,56,1
    bush,500,566,30 bush,760,566,28 bush,1130,566,32 banana,1390,740,100 bush,390,700,36 bush,900,716,42 crystal,1080,716,64,2 crystal,560,720,48,1 rune,462,712,44,ch rune,700,596,36,y rune,1010,722,46,c bush,60,690,50 crystal,1180,860,70,0 crystal,270,860,60,2 bush,600,870,52 bush,960,866,48 palm,1330,700,90,-0.5 crystal,90,880,64,3`,
  portrait: `palm,30,560,60,0.5 crystal,300,580,50,1 bush,420,586,26 crystal,540,640,56,2 bush,200,740,34 crystal,60,740,54,0 crystal,420,740,44,3 bush,540,880,36 crystal,300,900,58,1 banana,40,920,70 crystal,560,1060,60,2 bush,180,1070,36 crystal,330,1060,46,0 palm,560,1230,66,-0.5 crystal,60,1230,58,3 bush,360,1230,38
    crystal,300,1390,56,2 bush,80,1400,44 crystal,520,1390,54,1 banana,30,1560,80 crystal,300,1550,60,0 bush,500,1560,44 crystal,560,1680,64,3 bush,260,1690,50 rune,400,906,40,c rune,220,1242,40,y rune,400,1562,42,ch`,
}

/** What stands by hand: kind,x,foot,size and one thing more (how a palm leans, which crystal, which letters). */
function standByHand(text: string, random: Random): StandingThing[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [kind = '', xText, yText, sizeText, more = '0'] = entry.split(',')
      const [x, y, size] = [Number(xText), Number(yText), Number(sizeText)]
      const draw: Record<string, () => string> = {
        far: () => leafTree(x, y, size, farTreeTones, farBark, 1, '#1b2058'),
        kapok: () => kapokTree(x, y, size, treeTones, barkTones, 3),
        palm: () => palmTree(x, y, size, palmTones, barkTones, Number(more)),
        banana: () => bananaPlant(x, y, size, ['#173a6a', '#1f4c7c', '#2f6c90'], random),
        bush: () => softSpot(x - 8, y, size * 1.1, size * 0.16, '#080c30', 0.4) + bush(x, y, size, treeTones),
        crystal: () => crystalCluster(x, y, size, crystalTones[Number(more)]!, random),
        rune: () =>
          [...more]
            .map(
              (letter, i) =>
                ellipse(
                  x + i * size * 0.9,
                  y - size * 0.5,
                  size * 0.8,
                  size * 0.8,
                  'url(#shine)',
                  'opacity=".5"',
                ) + letterStone(letter, x + i * size * 0.9, y, size, runeTones),
            )
            .join(''),
      }
      return { y, svg: draw[kind]?.() ?? '' }
    })
}

export function drawGround(orientation: Orientation): string {
  const wide = orientation === 'landscape'
  const random = seededRandom(wide ? 421 : 422)
  const ground = grounds[orientation]
  const { width: w, height: h, horizon } = ground
  const trail = routeTrail(4, orientation, ground, trailBends)
  const width = wide ? 48 : 42
  const planter = createPlanter(ground, (point, margin) => distanceTo(trail, point) > margin, random)
  const growing = [
    ...standByHand(bigPlantSpots[orientation], random),
    ...planter.beds(wide ? 22 : 24, 34, [grassKind], horizon + 110),
    ...planter.strew(wide ? 14 : 14, 42, [stoneKind], horizon + 120),
    ...planter.beds(wide ? 13 : 12, 46, glowingPlantKinds, horizon + 120),
  ]
  const halo = path(
    ribbon(spaceEvenly(trail, 30), (_, [, y]) => width * 2.1 * scaleAt(ground, y)),
    '#6fb4ff',
    'opacity=".16"',
  )
  const body =
    drawMountain(ground, orientation, random) +
    drawLand(ground, random) +
    ellipse(w * 0.5, h * 0.62, w * 0.6, h * 0.3, 'url(#pool)') +
    halo +
    drawTrail(
      ground,
      trail,
      width,
      { edge: '#1d2766', ground: '#6a70cc', light: '#8f9cf0', pebbles: ['#9fb4ff', '#4a50a8'] },
      random,
    ) +
    drawSparks(ground, trail, random) +
    path(`M0 ${h * 0.55}H${w}V${h}H0z`, 'url(#depth)') +
    drawStanding(growing)
  const defs =
    linearGradient('field', '#5a66bc .4:#41549e #2f4a90') +
    linearGradient('mist', '#8fa8ff/0 .5:#a4b8ff/.4 #8fa8ff/0') +
    linearGradient('depth', '#060a2c/0 #060a2c/.5') +
    radialGradient('pool', '#7fb4ff/.28 #7fb4ff/0') +
    radialGradient('shine', '#a8ecff/.7 #a8c4ff/0') +
    radialGradient('caveglow', '#c9a0ff/.75 #8f7bff/0')
  return writeSvg({ width: w, height: h, fit: 'none', light: lightColors, defs, body })
}
