/** The room high in a kapok tree: plank walls in the evening light, an opening to the balcony, a rug on the floor. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../../drawing.ts'
import {
  randomBetween,
  curvePath,
  pickRandom,
  ribbon,
  samplePoints,
  parsePoints,
  type Point,
  type Random,
} from '../../pen.ts'
import { leafFan, liana } from '../../plants.ts'
import { ellipse, linearGradient, radialGradient, group, line, path } from '../../svg.ts'
import { roomShapes, type RoomShape } from './places.ts'

const buttCap = 'stroke-linecap="butt"'
const plankColors = ['#a8703c', '#b27a43', '#9f6835', '#ad7540']

const arch = ({ opening: { x, top, half, bend }, floor }: RoomShape, more = 0, end = ''): string => {
  const reach = half + more
  return `M${x - reach} ${floor}V${bend}C${x - reach} ${bend - (bend - top) * 0.72} ${x - reach * 0.62} ${top - more} ${x} ${top - more}S${x + reach} ${bend - (bend - top) * 0.72} ${x + reach} ${bend}V${floor}${end}`
}

function drawWall(shape: RoomShape, random: Random): string {
  const { width, height, floor } = shape
  const step = 80
  const count = Math.ceil(width / step)
  const planks = Array.from({ length: count }, (_, i) => {
    const x = i * step
    const seams = Array.from(
      { length: 2 },
      () => `M${x + 3} ${Math.round(randomBetween(random, 0.1, 0.95) * floor)}h${step - 6}`,
    )
    return (
      `<rect x="${x}" width="${step}" height="${floor}" fill="${plankColors[i % plankColors.length]}"/>` +
      line(seams.join(''), '#7d4d22', 4, 'opacity=".55"')
    )
  })
  const seams = Array.from({ length: count + 1 }, (_, i) => `M${i * step} 0V${floor}`).join('')
  const grain = Array.from({ length: count * 5 }, (_, i) => {
    const x = (i % count) * step + randomBetween(random, 14, 66)
    const y = randomBetween(random, 0.02, 0.9) * floor
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(randomBetween(random, -8, 8))} 40 0 ${Math.round(randomBetween(random, 70, 130))}`
  }).join('')
  const hole = `<path fill="#fff" d="M0 0H${width}V${height}H0z"/><path d="${arch(shape, 0, 'z')}"/>`
  return (
    `<mask id="wall">${hole}</mask>` +
    group(
      planks.join('') +
        line(grain, '#8a5628', 3, 'opacity=".5"') +
        line(seams, '#6d4019', 6, 'opacity=".75"'),
      'mask="url(#wall)"',
    )
  )
}

function drawOpening(shape: RoomShape, random: Random): string {
  const { opening, floor } = shape
  const { x, half } = opening
  const k = half / 268
  const rail = floor - 150 * k
  const posts = Array.from({ length: 9 }, (_, i) => {
    const at = Math.round(x - half + (2 * half * (i + 0.5)) / 9)
    return `M${at} ${rail}V${floor}`
  }).join('')
  const [leafy, deep, bright] = ['#3f8f42', '#2c7038', '#62ab4c']
  const fan = (dx: number, y: number, size: number, angles: readonly number[]): string =>
    leafFan('heart', x + dx * half, y, size * k, angles, [leafy, deep, bright], random)
  return (
    path(`M${x - half} ${floor - 26 * k}h${2 * half}v${26 * k}h${-2 * half}z`, '#6b3f20') +
    line(posts, '#8a5a30', 15 * k, buttCap) +
    line(posts, '#c08a50', 4 * k, `${buttCap} transform="translate(${-3 * k} 0)" opacity=".8"`) +
    line(`M${x - half} ${rail}H${x + half}`, '#7d4d22', 26 * k, buttCap) +
    line(`M${x - half} ${rail - 7 * k}H${x + half}`, '#d59a5c', 6 * k, buttCap) +
    line(`M${x - half} ${floor - 70 * k}H${x + half}`, '#7d4d22', 12 * k, buttCap) +
    line(arch(shape, 10), '#5b3415', 40 * k, buttCap) +
    line(arch(shape, 12), '#8f5c2e', 26 * k, buttCap) +
    line(arch(shape, 18), '#c68d51', 6 * k, `opacity=".8" ${buttCap}`) +
    fan(-0.98, opening.bend - 40 * k, 44, [150, 200, 240, 100]) +
    fan(-0.78, opening.top + 70 * k, 48, [120, 170, 220, 260]) +
    fan(0.7, opening.top + 46 * k, 50, [100, 150, 200, 250]) +
    fan(1, opening.bend + 10 * k, 46, [120, 170, 215, 70]) +
    liana(x - half * 1.02, opening.bend - 20 * k, 230 * k, leafy) +
    liana(x + half * 1.03, opening.bend + 20 * k, 190 * k, bright, true)
  )
}

function drawFloor({ width, height, floor, opening, rug }: RoomShape): string {
  const boards = Array.from({ length: 17 }, (_, i) => {
    const from = opening.x + (i - 8) * (width / 13)
    const to = opening.x + (i - 8) * (width / 6.4)
    return `M${Math.round(from)} ${floor}L${Math.round(to)} ${height}`
  }).join('')
  const ring = (part: number, fill: string, lift: number): string =>
    ellipse(rug.x, rug.y - lift, rug.rx * part, rug.ry * part, fill)
  return (
    path(`M0 ${floor}H${width}V${height}H0z`, 'url(#floor)') +
    line(boards, '#6d4019', 4, 'opacity=".6"') +
    path(
      `M${opening.x - opening.half} ${floor}h${opening.half * 2}L${opening.x + opening.half * 1.5} ${height}H${opening.x - opening.half * 1.5}z`,
      'url(#spill)',
    ) +
    path(
      `M0 ${floor - 8}H${opening.x - opening.half - 24}v20H0zM${opening.x + opening.half + 24} ${floor - 8}H${width}v20H${opening.x + opening.half + 24}z`,
      '#6d4019',
    ) +
    ellipse(rug.x, rug.y + 8, rug.rx * 1.01, rug.ry * 1.06, '#4a2a12', 'opacity=".3"') +
    ring(1, '#c9503f', 0) +
    ring(0.88, '#f4cf8a', 1) +
    ring(0.76, '#3f8f7a', 2) +
    ring(0.6, '#f4cf8a', 2) +
    ring(0.5, '#e07a4a', 3) +
    ring(0.3, '#f7dca4', 3) +
    ring(0.18, '#c9503f', 3)
  )
}

/** The tree itself grows through the room: at the right, or at the left of a tall room, where there is space. */
function drawTree({ width, height, floor }: RoomShape, random: Random): string {
  const isWide = width > height
  const k = isWide ? 1 : 0.6
  const stem = samplePoints(parsePoints(`10,${height + 20} -16,${floor} -6,${floor * 0.5} -30,-20`), 6)
  const bark = Array.from({ length: 7 }, (_, i) => {
    const y = randomBetween(random, 0.1, 0.75) * floor
    return `M${Math.round((14 + i * 13) * k)} ${Math.round(y)}q${Math.round(randomBetween(random, -12, 12))} 60 0 ${Math.round(randomBetween(random, 90, 170))}`
  }).join('')
  const knot = (rx: number, ry: number, fill: string): string =>
    ellipse(56 * k, floor * 0.56, rx * k, ry * k, fill)
  return group(
    path(
      ribbon(stem, (part) => (250 - part * 30 + Math.max(0, 0.25 - part) * 420) * k),
      '#6b4323',
    ) +
      path(
        ribbon(
          stem.map(([x, y]): Point => [x + 78 * k, y]),
          (part) => (36 + Math.max(0, 0.2 - part) * 120) * k,
        ),
        '#96663a',
        'opacity=".8"',
      ) +
      line(bark, '#4f2f15', 7 * k, 'opacity=".7"') +
      knot(26, 38, '#4f2f15') +
      knot(15, 25, '#34200f'),
    isWide ? `transform="matrix(-1 0 0 1 ${width} 0)"` : '',
  )
}

export function drawRoom(orientation: Orientation): string {
  const random = seededRandom(331)
  const shape = roomShapes[orientation]
  const { width, height, opening, lanterns } = shape
  const pools = lanterns.map(([x, y]) => ellipse(x, y + 90, 330, 330, 'url(#lamp)')).join('')
  const body =
    drawWall(shape, random) +
    path(`M0 0H${width}V${height}H0z`, 'url(#evening)', 'mask="url(#wall)"') +
    drawTree(shape, random) +
    drawFloor(shape) +
    pools +
    drawOpening(shape, random)
  const defs =
    linearGradient('floor', '#a86d38 #8a5428') +
    linearGradient('spill', '#ffd488/.75 .7:#ffb060/.2 #ffb060/0') +
    radialGradient('lamp', '#ffe3a0/.6 .4:#ffc66a/.28 #ffb050/0') +
    radialGradient('evening', '#ffcf85/.5 .45:#c06a3a/.05 #3a1c2e/.55', [
      opening.x,
      (opening.top + shape.floor) / 2,
      Math.max(width, height) * 0.62,
    ])
  return writeSvg({ width, height, fit: 'none', defs, body })
}

/** Near the eye: the thatch of the roof, lights on a rope, big leaves in the corners. */
export function drawFront(orientation: Orientation): string {
  const random = seededRandom(337)
  const { width, height, rope, lanterns } = roomShapes[orientation]
  const k = width / 1600 < 0.75 ? 0.72 : 1
  const thatch = (y: number, size: number, colors: readonly string[]): string =>
    Array.from({ length: Math.ceil(width / (84 * k)) + 1 }, (_, i) =>
      leafFan(
        'palm',
        i * 84 * k,
        y,
        size * k * randomBetween(random, 0.9, 1.15),
        [180 + randomBetween(random, -24, 24)],
        [pickRandom(random, colors)],
        random,
      ),
    ).join('')
  const lights = samplePoints(parsePoints(rope), 6)
  const bulbs = lights.filter((_, i) => i % 3 === 1)
  const lamp = ([x, y]: readonly [number, number]): string =>
    line(`M${x} ${y - 40}v60`, '#5b3415', 5) +
    ellipse(x, y + 66, 120 * k, 120 * k, 'url(#shine)') +
    path(
      `M${x - 34} ${y + 34}h68l12 62q0 10-12 10h-68q-12 0-12-10z`,
      '#ffd873',
      'stroke="#4a2a12" stroke-width="6" stroke-linejoin="round"',
    ) +
    path(`M${x - 14} ${y + 38}h28l4 64h-36z`, '#fff6cf') +
    path(
      `M${x - 40} ${y + 36}q40-38 80 0z`,
      '#b9542e',
      'stroke="#4a2a12" stroke-width="6" stroke-linejoin="round"',
    ) +
    path(
      `M${x - 46} ${y + 104}h92v12h-92z`,
      '#8a4522',
      'stroke="#4a2a12" stroke-width="5" stroke-linejoin="round"',
    )
  const corner = (x: number, side: number): string =>
    leafFan('banana', x, height + 30, 210 * k, [side * 54, side * 16], ['#1f4f3a', '#19432f'], random) +
    leafFan(
      'monstera',
      x,
      height + 34,
      150 * k,
      [side * 74, side * 40, side * 4],
      ['#2a6544', '#347a4a', '#235a3e'],
      random,
    )
  const body =
    thatch(-24, 170, ['#3d6b3c', '#4a7a40']) +
    `<rect width="${width}" height="${46 * k}" fill="#5b3415"/><rect y="${38 * k}" width="${width}" height="${10 * k}" fill="#7d4d22"/>` +
    thatch(-40, 130, ['#5f9247', '#74a34c', '#4f8542']) +
    line(curvePath(lights.filter((_, i) => i % 3 === 0)), '#5b3415', 5) +
    bulbs
      .map(([x, y], i) => {
        const color = ['#ffe27a', '#ff9a6a', '#9fe0b0', '#ffb0cf', '#a9d8ff'][i % 5] ?? ''
        return ellipse(x, y + 14, 30, 30, 'url(#shine)') + ellipse(x, y + 14, 9 * k + 2, 12 * k + 2, color)
      })
      .join('') +
    lanterns.map(lamp).join('') +
    corner(-24, 1) +
    corner(width + 24, -1)
  const defs = radialGradient('shine', '#fff3b8/.9 .35:#ffd978/.35 #ffc860/0')
  return writeSvg({ width, height, fit: 'none', light: ['#ffd890', '#ffe8b0'], defs, body })
}
