import { randomBetween, type Point, type Random } from '../pen.ts'
import { ellipse, group, path } from '../svg.ts'
import { polygon } from './rocks.ts'

export type CrystalTones = readonly [light: string, body: string, shade: string]

export const crystalTones: readonly CrystalTones[] = [
  ['#d6f7ff', '#5ccbf0', '#2a86c4'],
  ['#f0dcff', '#b183f2', '#7443c4'],
  ['#ffd9f2', '#f07fc4', '#b8418f'],
  ['#d8ffe6', '#58dba8', '#1f9a78'],
]

/** One crystal that grows up from (x, foot), leaning by `angle` degrees. */
export function crystal(x: number, foot: number, height: number, tones: CrystalTones, angle = 0): string {
  const w = height * 0.19
  const at = (dx: number, dy: number): Point => [x + dx * w, foot - dy * height]
  const body =
    path(polygon([at(-1, 0), at(-1.05, 0.66), at(0, 1), at(1.05, 0.7), at(1, 0)]), tones[1]) +
    path(polygon([at(0.18, 0), at(0.1, 0.58), at(0, 1), at(1.05, 0.7), at(1, 0)]), tones[2]) +
    path(polygon([at(-1.05, 0.66), at(0, 1), at(0.1, 0.58)]), tones[0]) +
    path(polygon([at(-0.7, 0.06), at(-0.74, 0.56), at(-0.4, 0.54), at(-0.44, 0.06)]), '#fff', 'opacity=".5"')
  return angle === 0
    ? body
    : group(body, `transform="rotate(${Math.round(angle)} ${Math.round(x)} ${Math.round(foot)})"`)
}

/** A cluster of crystals with its glow on the ground; `size` is the height of the largest. */
export function crystalCluster(
  x: number,
  foot: number,
  size: number,
  tones: CrystalTones,
  random: Random,
): string {
  const around = [-46, 44, -26, 24].map((angle) =>
    crystal(x + angle * size * 0.006, foot, size * randomBetween(random, 0.46, 0.72), tones, angle),
  )
  return (
    ellipse(x, foot - size * 0.3, size * 0.95, size * 0.8, `url(#shine)`, 'opacity=".5"') +
    around.join('') +
    crystal(x, foot + size * 0.03, size, tones, randomBetween(random, -6, 6)) +
    ellipse(x, foot + size * 0.02, size * 0.62, size * 0.1, tones[1], 'opacity=".28"')
  )
}
