/** Cliffs and mountains: faceted masses, lit from one side. */
import { randomBetween, formatNumbers, type Point, type Random } from '../pen.ts'
import { path } from '../svg.ts'

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => formatNumbers(Math.round(x), Math.round(y))).join('L')}z`

/** Colours of a rock: its lit side, its body, its shade. */
export type RockTones = readonly [light: string, body: string, shade: string]

/**
 * A mass of rock under a top line (left to right), down to `bottom`; each stretch between two points gets a lit or a
 * shaded facet down from it.
 */
export function drawRock(
  top: readonly Point[],
  bottom: number,
  tones: RockTones,
  random: Random,
  sun = 1,
): string {
  const [first, last] = [top[0] as Point, top.at(-1) as Point]
  const facets = top.slice(0, -1).map((from, i) => {
    const to = top[i + 1] as Point
    const rises = (to[1] - from[1]) * sun > 0
    const reach = randomBetween(random, 0.3, 0.62) * (bottom - Math.min(from[1], to[1]))
    const low: Point = [
      (from[0] + to[0]) / 2 + randomBetween(random, -0.2, 0.2) * (to[0] - from[0]),
      Math.max(from[1], to[1]) + reach,
    ]
    return path(
      polygon([from, to, [to[0] - (to[0] - from[0]) * 0.2, low[1] * 0.6 + to[1] * 0.4], low]),
      rises ? tones[0] : tones[2],
      'opacity=".7"',
    )
  })
  return path(polygon([...top, [last[0], bottom], [first[0], bottom]]), tones[1]) + facets.join('')
}
