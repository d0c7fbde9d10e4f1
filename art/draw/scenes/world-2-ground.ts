/** World 2: the giants, their landings and the rope bridges that carry the steps. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../drawing.ts'
import { drawRopeBridge } from '../elements/rope-bridge.ts'
import { treehouse } from '../elements/treehouse.ts'
import { letterLiana } from '../letters.ts'
import { routeTrail, type TrailBends } from '../map-trail.ts'
import {
  randomBetween,
  ribbon,
  samplePoints,
  spaceEvenly,
  parsePoints,
  treetops,
  type Point,
  type Random,
} from '../pen.ts'
import { crown, liana, trunk, type Tones } from '../plants.ts'
import { ellipse, line, path, place } from '../svg.ts'
import type { Ground } from '../trail.ts'
import type { Bark } from '../trees.ts'

export const grounds: Record<Orientation, Ground> = {
  landscape: { width: 1440, height: 900, horizon: 0, farScale: 0.8 },
  portrait: { width: 600, height: 1400, horizon: 0, farScale: 0.85 },
}
const barkTones: Bark = ['#4a2f18', '#7c5230', '#b0804a']
export const darkBark: Bark = ['#2e1c0e', '#54361c', '#86592f']
const leafTones: Tones = ['#1c6b45', '#349450']
export const nearTones: Tones = ['#0e4230', '#1c6540']
const deepTones: Tones = ['#175a41', '#2a7f50']

const trailBends: TrailBends = {
  landscape: { 0: '-5,78', 5: '83,77', 10: '17,57', 11: '14,42', 15: '88,42 104,40' },
  portrait: { 0: '-8,89', 15: '96,30 110,29' },
}

/** A giant that the bridges run past: its trunk over the whole height, with moss, a hollow and vines. */
function drawGiant(x: number, width: number, height: number, random: Random, bark = barkTones): string {
  const moss = Array.from({ length: 5 }, () => {
    const y = randomBetween(random, height * 0.1, height * 0.95)
    return path(
      `M${Math.round(x - width * 0.52)} ${Math.round(y)}q${Math.round(width * 0.3)} ${Math.round(-width * 0.1)} ${Math.round(width * 0.5)} ${Math.round(width * 0.06)}q${Math.round(-width * 0.06)} ${Math.round(width * 0.3)} ${Math.round(-width * 0.2)} ${Math.round(width * 0.1)}t${Math.round(-width * 0.3)} ${Math.round(width * 0.14)}z`,
      '#5d9f4c',
      'opacity=".85"',
    )
  })
  return (
    trunk(x, height + 20, x + randomBetween(random, -10, 10), -20, width, bark, random) +
    moss.join('') +
    liana(x - width * 0.34, height * 0.12, 260, '#3d9450', random() > 0.5) +
    liana(x + width * 0.4, height * 0.5, 220, '#3d9450', random() > 0.5)
  )
}

/** A round landing of planks round a giant, on two struts. */
function drawLanding(x: number, y: number, width: number): string {
  const planks = Array.from(
    { length: 9 },
    (_, i) => `M${Math.round(x - width + (i + 0.5) * ((width * 2) / 9))} ${Math.round(y - 12)}v24`,
  ).join('')
  return (
    line(
      `M${x - width * 0.8} ${y + 8}L${x - width * 0.2} ${y + width * 0.7}M${x + width * 0.8} ${y + 8}L${x + width * 0.2} ${y + width * 0.7}`,
      '#5f3a1b',
      12,
    ) +
    ellipse(x, y + 12, width, 20, '#4a2c14') +
    ellipse(x, y, width, 20, '#b9824a') +
    line(planks, '#8f5f2f', 3, 'opacity=".7"') +
    ellipse(x, y - 3, width * 0.86, 13, '#d3a262', 'opacity=".55"')
  )
}

interface Canopy {
  /** Middle, width of each giant. */
  readonly giants: readonly (readonly [x: number, width: number])[]
  /** Landings where the walkway meets a giant. */
  readonly landings: readonly Point[]
  readonly homes: readonly (readonly [x: number, y: number, size: number])[]
  /** Crowns that hang in from above and out from the giants: x, y, size, sun. */
  readonly leaves: string
  readonly letters: string
}

const canopies: Record<Orientation, Canopy> = {
  landscape: {
    giants: [
      [470, 112],
      [1010, 118],
    ],
    landings: [
      [470, 748],
      [1010, 742],
      [470, 538],
      [1010, 530],
      [470, 352],
      [1010, 334],
    ],
    homes: [
      [470, 470, 1.05],
      [1010, 668, 1.05],
    ],
    leaves: '470,30,170 300,64,110 640,50,110 1010,20,180 850,60,110 1180,56,120 150,40,150 1330,30,150',
    letters: '250,120,230,w 372,110,200,o 700,70,210,u 1150,110,220,d 1268,90,210,ij',
  },
  portrait: {
    giants: [
      [196, 82],
      [408, 86],
    ],
    landings: [
      [196, 1300],
      [408, 1304],
      [196, 1094],
      [408, 1100],
      [196, 884],
      [408, 886],
      [196, 674],
      [408, 676],
      [196, 464],
      [408, 468],
    ],
    homes: [
      [196, 1010, 0.86],
      [408, 800, 0.86],
      [196, 590, 0.86],
    ],
    leaves: '196,150,110 90,190,80 408,140,120 520,190,90 300,110,90 30,120,100 580,110,110',
    letters: '110,220,200,w 500,230,210,ou',
  },
}

function drawBranches(giants: Canopy['giants'], y: number): string {
  const limb = (x: number, width: number, side: number): string =>
    path(
      ribbon(
        samplePoints(
          [
            [x, y + 120],
            [x + side * width * 0.9, y + 40],
            [x + side * width * 2, y + 10],
          ],
          5,
        ),
        (part) => width * 0.4 * (1 - part * 0.6),
      ),
      barkTones[1],
    )
  return giants.map(([x, width]) => limb(x, width, -1) + limb(x, width, 1)).join('')
}

export function drawGround(orientation: Orientation): string {
  const wide = orientation === 'landscape'
  const random = seededRandom(wide ? 221 : 222)
  const ground = grounds[orientation]
  const { width: w, height: h } = ground
  const { giants, landings, homes, leaves, letters } = canopies[orientation]
  const walkway = spaceEvenly(routeTrail(2, orientation, ground, trailBends), wide ? 11 : 9)
  const below = (y: number, fill: string, bump: number): string =>
    path(
      treetops(
        parsePoints(
          `-40,${y} ${w * 0.2},${y - 20} ${w * 0.4},${y + 16} ${w * 0.62},${y - 14} ${w * 0.82},${y + 10} ${w + 40},${y - 10}`,
        ),
        bump,
        h + 20,
        random,
      ),
      fill,
    )
  const orchids = landings.map(
    ([x, y], i) =>
      place(
        'flower',
        x + (i % 2 === 0 ? -1 : 1) * (wide ? 78 : 56),
        y - 4,
        0.34,
        i * 30,
        ['#ff8fbd', '#ffd24d', '#c79bff'][i % 3],
      ) +
      place(
        'flower',
        x + (i % 2 === 0 ? -1 : 1) * (wide ? 96 : 68),
        y + 8,
        0.26,
        i * 40,
        ['#ffd24d', '#c79bff', '#ff8fbd'][i % 3],
      ),
  )
  const crowns = leaves.split(' ').map((text) => {
    const [x = 0, y = 0, size = 0] = text.split(',').map(Number)
    return crown(x, y, size, size > 60 ? leafTones : deepTones, 1, size > 100 ? 'dome' : 'crown')
  })
  const fruits = letters.split(' ').map((text) => {
    const [x, y, long, word = ''] = text.split(',')
    return letterLiana(Number(x), Number(y), Number(long), word, wide ? 23 : 20, random, '#3f9a55')
  })
  const body =
    below(h * 0.9, '#4fae84', 60) +
    below(h * 0.95, '#37966c', 72) +
    giants.map(([x, width]) => drawGiant(x, width, h, random)).join('') +
    drawBranches(giants, wide ? 40 : 150) +
    fruits.join('') +
    crowns.join('') +
    homes.map(([x, y, size]) => treehouse(x, y, size)).join('') +
    landings.map(([x, y]) => drawLanding(x, y, wide ? 92 : 66)).join('') +
    drawRopeBridge(walkway, wide ? 50 : 40, wide ? 40 : 32) +
    orchids.join('') +
    below(h * 1.0, '#227a54', 80)
  return writeSvg({ width: w, height: h, fit: 'none', body })
}
