/** What winds over the ground: trails through the places of a map, rivers, and the bridge where they meet. */
import {
  randomBetween,
  curvePath,
  normalAt,
  ovals,
  ribbon,
  samplePoints,
  spaceEvenly,
  type Point,
  type Random,
} from './pen.ts'
import { line, path } from './svg.ts'
import type { StagePlace } from '../../packages/ui/src/scenes/positions.ts'

/** Size of the drawing and what is near and far in it: things at `horizon` are `farScale` of things at the bottom. */
export interface Ground {
  readonly width: number
  readonly height: number
  readonly horizon: number
  readonly farScale: number
}

/** How large a thing looks at height y: 1 at the bottom. */
export function scaleAt({ height, horizon, farScale }: Ground, y: number): number {
  return farScale + (1 - farScale) * Math.min(1, Math.max(0, (y - horizon) / (height - horizon)))
}

export const toPoints = ({ width, height }: Ground, places: readonly StagePlace[]): Point[] =>
  places.map(({ x, y }) => [(x * width) / 100, (y * height) / 100])

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Shortest distance from a point to a finely sampled line. */
export const distanceTo = (lineOf: readonly Point[], point: Point): number =>
  lineOf.reduce((nearest, other) => Math.min(nearest, distance(other, point)), Infinity)

export interface TrailColors {
  readonly edge: string
  readonly ground: string
  readonly light: string
  readonly pebbles: readonly string[]
}

/** Trodden path: wide where it is near, with worn light middle and pebbles along it. */
export function drawTrail(
  ground: Ground,
  spine: readonly Point[],
  width: number,
  colors: TrailColors,
  random: Random,
): string {
  const wide =
    (factor: number) =>
    (_: number, [, y]: Point) =>
      width * factor * scaleAt(ground, y)
  const smooth = spaceEvenly(spine, width * 0.7)
  const pebbles = spine
    .filter((_, i) => i % 2 === 0)
    .map(([x, y], i, all) => {
      const [nx, ny] = normalAt(all, i)
      const size = scaleAt(ground, y)
      const off = (random() > 0.5 ? 1 : -1) * randomBetween(random, 0.28, 0.56) * width * size
      const r = randomBetween(random, 3, 7) * size
      return { x: x + nx * off, y: y + ny * off * 0.6, rx: r * 1.3, ry: r }
    })
  const drawPebbles = colors.pebbles.map((color, nth) =>
    path(ovals(pebbles.filter((_, i) => i % colors.pebbles.length === nth)), color),
  )
  return (
    path(ribbon(smooth, wide(1.22)), colors.edge) +
    path(ribbon(smooth, wide(1)), colors.ground) +
    path(ribbon(smooth, wide(0.5)), colors.light, 'opacity=".7"') +
    drawPebbles.join('')
  )
}

/** Planks and ropes over the part of the trail that lies above the river. */
export function drawBridge(
  ground: Ground,
  trail: readonly Point[],
  river: readonly Point[],
  riverWidth: (part: number, point: Point) => number,
  width: number,
): string {
  const over = trail.filter((point) =>
    river.some((water, i) => distance(water, point) < riverWidth(i / (river.length - 1), water) * 0.62),
  )
  if (over.length < 3) return ''
  const deck = samplePoints(over, 3)
  const size = scaleAt(ground, deck[0]![1])
  const half = (width * size) / 2
  const arch = (part: number): number => -Math.sin(Math.PI * part) * 14 * size
  const lifted = deck.map(([x, y], i): Point => [x, y + arch(i / (deck.length - 1))])
  const side = (sign: number, rise = 0): Point[] =>
    lifted.map(([x, y], i) => {
      const [nx, ny] = normalAt(lifted, i)
      return [x + nx * half * sign, y + ny * half * sign - rise * size]
    })
  const planks = lifted.map((_, i) => {
    const [a, b] = [side(1)[i]!, side(-1)[i]!]
    return `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`
  })
  const gap = distance(lifted[0]!, lifted.at(-1)!) / lifted.length
  const posts = (sign: number): string =>
    [0, Math.floor(lifted.length / 2), lifted.length - 1]
      .map(
        (i) =>
          `M${Math.round(side(sign)[i]![0])} ${Math.round(side(sign)[i]![1] + 6 * size)}V${Math.round(side(sign, 42)[i]![1])}`,
      )
      .join('')
  const rail = (sign: number): string =>
    line(posts(sign), '#6b3f20', 11 * size) +
    line(curvePath(side(sign, 34)), '#8a5a34', 8 * size) +
    line(curvePath(side(sign, 36)), '#d9a566', 3 * size)
  return (
    line(
      curvePath(lifted.map(([x, y]): Point => [x + 6, y + 26 * size])),
      '#0f5c7a',
      half * 1.7,
      'opacity=".35"',
    ) +
    rail(1) +
    line(planks.join(''), '#6b3f20', gap * 1.15, 'stroke-linecap="butt"') +
    line(planks.join(''), '#c98b4e', gap * 0.78) +
    line(planks.filter((_, i) => i % 3 === 0).join(''), '#dca868', gap * 0.5) +
    rail(-1)
  )
}
