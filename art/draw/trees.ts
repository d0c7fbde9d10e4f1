/** Trees of the jungle, standing on (x, foot). `size` is about half their width. */
import { curvePath, type Random } from './pen.ts'
import { crown, leafFan, liana, softSpot, type Tones } from './plants.ts'
import { ellipse, line, path, place, placeStretched } from './svg.ts'

export type Bark = readonly [dark: string, body: string, light: string]

/** Colours of a palm's leaves, back to front. */
export type PalmTones = readonly [string, string, string]

export const barkColors: Bark = ['#5d3a1d', '#8a5a30', '#b98149']

const shadeColor = '#2b6a35'

const shadow = (x: number, foot: number, size: number, color = shadeColor): string =>
  softSpot(x - size * 0.35, foot + 2, size, size * 0.15, color, 0.3)

/** Round-crowned tree; `tall` lengthens its trunk. */
export function leafTree(
  x: number,
  foot: number,
  size: number,
  tones: Tones,
  bark: Bark,
  tall = 1,
  shade = shadeColor,
): string {
  const top = foot - size * 1.25 * tall
  const branch = (side: number): string =>
    line(
      curvePath([
        [x + size * 0.03, top + size * 0.5],
        [x + side * size * 0.25, top + size * 0.15],
        [x + side * size * 0.5, top - size * 0.2],
      ]),
      bark[1],
      size * 0.1,
    )
  return (
    shadow(x, foot, size, shade) +
    placeStretched('bole', x, foot, size / 100, (foot - top) / 100, bark[1]) +
    branch(-1) +
    branch(1) +
    crown(x, top - size * 0.5, size, tones)
  )
}

/** Giant with buttress roots and a wide crown, hung with lianas; `height` in sizes. */
export function kapokTree(
  x: number,
  foot: number,
  size: number,
  tones: Tones,
  bark: Bark,
  height = 3.4,
): string {
  const top = foot - size * height
  const root = (side: number, reach: number): string =>
    path(
      `M${Math.round(x + side * size * 0.06)} ${Math.round(foot - size * 0.9)}Q${Math.round(x + side * size * 0.16)} ${Math.round(foot - size * 0.2)} ${Math.round(x + side * size * reach)} ${foot + 6}H${Math.round(x)}z`,
      side < 0 ? bark[1] : bark[0],
    )
  const limb = (dx: number, dy: number): string =>
    line(
      curvePath([
        [x, top + size * 0.9],
        [x + dx * size * 0.5, top + size * 0.45],
        [x + dx * size, top + dy * size],
      ]),
      bark[1],
      size * 0.11,
    )
  return (
    shadow(x, foot, size * 0.9) +
    root(1, 0.34) +
    root(-1, 0.36) +
    placeStretched('bole', x, foot, size * 0.0108, (foot - top - size * 0.5) / 100, bark[1]) +
    limb(-0.75, 0.3) +
    limb(0.75, 0.25) +
    limb(0.1, 0) +
    liana(x - size * 0.6, top + size * 0.4, size * 0.9, tones[1]) +
    liana(x + size * 0.58, top + size * 0.4, size * 1.2, tones[1], true) +
    crown(x - size * 0.72, top + size * 0.24, size * 0.5, tones) +
    crown(x + size * 0.74, top + size * 0.2, size * 0.52, tones) +
    crown(x, top, size * 0.8, tones, 1, 'dome')
  )
}

/** Palm with a ringed trunk; it leans to the right, or to the left when `lean` is negative. */
export function palmTree(
  x: number,
  foot: number,
  size: number,
  colors: PalmTones,
  bark: Bark,
  lean = 0.5,
): string {
  const side = lean < 0 ? -1 : 1
  const [topX, topY] = [x + side * size * 0.5, foot - size * 2.1]
  const frond = (angle: number, scale: number, color: string): string =>
    place('frond', topX, topY, (size / 100) * scale, angle, color) +
    place('frond', topX, topY, (size / 100) * scale * 1.03, -angle, color, true)
  const nut = (dx: number, dy: number): string =>
    ellipse(topX + dx * size, topY + dy * size, size * 0.085, size * 0.09, bark[0])
  return (
    shadow(x, foot, size * 0.6) +
    frond(-62, 0.92, colors[0]) +
    frond(-6, 1.02, colors[0]) +
    place('palmtrunk', x, foot, size * 0.021, 0, bark[1], side < 0) +
    nut(-0.08, 0.1) +
    nut(0.09, 0.12) +
    nut(0, 0.17) +
    frond(26, 0.94, colors[1]) +
    frond(-34, 1, colors[2])
  )
}

/** Banana plant: a fan of long leaves straight from the ground. */
export const bananaPlant = (
  x: number,
  foot: number,
  size: number,
  colors: readonly string[],
  random: Random,
): string =>
  shadow(x, foot, size * 0.5) +
  leafFan('banana', x, foot, size, [-58, 56, -34, 32, -12, 12, -46, 44], colors, random)
