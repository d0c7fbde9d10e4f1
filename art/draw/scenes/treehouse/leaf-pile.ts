/** The leaves that blew in: one drawing for each height of the pile, beside the broom and the basket (TREE-3). */
import { seededRandom } from '@letterliaan/rules/random'
import { randomBetween, pickRandom, type Random } from '../../pen.ts'
import { ellipse, line, path, place } from '../../svg.ts'
import { drawThing, inkColor, outlinedPath } from './things.ts'

const pileWidth = 500
const pileHeight = 350
const footY = 312
const autumnColors = ['#f2a93b', '#e2703a', '#d2452f', '#ffce3a', '#a8c94a', '#c98b3f']

const leaf = (x: number, y: number, size: number, random: Random): string =>
  place(
    pickRandom(random, ['leaf', 'leaf', 'heart']),
    x,
    y,
    size / 100,
    randomBetween(random, -160, 160),
    pickRandom(random, autumnColors),
    random() > 0.5,
  )

/** Leaves in a heap `half` wide to each side and `high` high, from the back to the front. */
function drawHeap(half: number, high: number, count: number, random: Random): string {
  const middle = 296
  const mound = path(
    `M${middle - half} ${footY}Q${middle - half * 0.7} ${footY - high * 0.9} ${middle - half * 0.1} ${footY - high}T${middle + half} ${footY}Q${middle} ${footY + 16} ${middle - half} ${footY}z`,
    '#b5602a',
    `stroke="${inkColor}" stroke-width="6"`,
  )
  const spread = Array.from({ length: count }, (_, i) => {
    const part = i / count
    const height = high * (1 - part)
    const reach = half * Math.sqrt(1 - (height / (high * 1.08)) ** 1.6)
    const x = middle + randomBetween(random, -1, 1) * reach * 0.92
    return leaf(x, footY - height + randomBetween(random, 4, 18), randomBetween(random, 42, 58), random)
  })
  return mound + spread.join('')
}

const loose = (places: string, random: Random): string =>
  places
    .split(' ')
    .map((text) => {
      const [x = 0, y = 0] = text.split(',').map(Number)
      return leaf(x, y, randomBetween(random, 44, 54), random)
    })
    .join('')

function drawTools(): string {
  const straws =
    'M30 226q-14 40-18 84M44 230q-6 40-8 84M60 232q0 40 4 84M74 230q8 40 14 82M86 226q14 36 24 80'
  const basket =
    ellipse(132, 316, 84, 12, '#3a1c0c', 'opacity=".3"') +
    outlinedPath('M58 204h148l-20 108q-2 8-12 8H90q-10 0-12-8z', '#d59a5c') +
    line('M64 232h136M69 260h126M74 288h116M92 206l10 112M132 206v114M172 206l-10 112', '#9a6a34', 5) +
    outlinedPath('M48 192q0-8 8-8h152q8 0 8 8v12q0 8-8 8H56q-8 0-8-8z', '#b98149', 5)
  const broom =
    line('M56 214L106 22', inkColor, 18) +
    line('M56 214L106 22', '#c98b4e', 8) +
    outlinedPath('M24 222q34-26 66 0 20 44 26 92-58 22-112 0 4-48 20-92z', '#e8b84a') +
    line(straws, '#b07f2c', 5) +
    outlinedPath('M22 214q34-18 72 0l-2 20q-34-16-68 0z', '#c2452f', 5)
  return `<g transform="translate(70 0)">${basket}</g><g transform="translate(4 4)">${broom}</g>`
}

const ground = (half: number): string => ellipse(296, footY + 6, half, 14, '#3a1c0c', 'opacity=".3"')

const sparkle = (x: number, y: number, size: number): string =>
  path(
    `M${x} ${y - size}q${size * 0.16} ${size * 0.84} ${size} ${size}q${-size * 0.84} ${size * 0.16} ${-size} ${size}q${-size * 0.16} ${-size * 0.84} ${-size} ${-size}q${size * 0.84} ${-size * 0.16} ${size} ${-size}z`,
    '#fff6c8',
  )

const piles = {
  none: () => sparkle(330, 240, 26) + sparkle(384, 284, 16) + sparkle(290, 296, 14),
  low: (random: Random) =>
    ground(120) + drawHeap(96, 56, 16, random) + loose('196,326 420,324 372,330', random),
  medium: (random: Random) => ground(150) + drawHeap(134, 128, 46, random) + loose('176,328 448,326', random),
  high: (random: Random) =>
    ground(166) + drawHeap(160, 226, 104, random) + loose('158,330 462,326 130,206 168,196 200,206', random),
} as const

export const drawPiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(piles).map(([level, draw]) => {
      const body = drawTools() + draw(seededRandom(361))
      return [`treehouse-leaves-${level}`, drawThing({ width: pileWidth, height: pileHeight, body })]
    }),
  )
