/** Trees, bushes, clouds and lianas: bigger things, drawn from random numbers. */
import {
  randomBetween,
  curvePath,
  formatNumbers,
  ribbon,
  samplePoints,
  scallops,
  type Point,
  type Random,
} from './pen.ts'
import { ellipse, group, line, path, place } from './svg.ts'

export type Tones = readonly [shade: string, body: string]

/** A crown of leaves about `size` to each side; lit from the right, or from the left with `sun` -1. */
export const crown = (
  x: number,
  y: number,
  size: number,
  [shade, body]: Tones,
  sun = 1,
  kind: 'crown' | 'dome' = 'crown',
): string => place(kind, x, y, size / 100, 0, body, sun < 0, shade)

export const bush = (x: number, foot: number, size: number, [shade, body]: Tones, sun = 1): string =>
  place('bush', x, foot, size / 100, 0, body, sun < 0, shade)

export const liana = (x: number, y: number, long: number, color: string, flip = false, angle = 0): string =>
  long > 190
    ? place('liana', x, y, long / 300, angle, color, flip)
    : place('vine', x, y, long / 220, angle, color, flip)

/** Trunk with roots, from the foot up to (topX, topY); bark lines and a lit edge. */
export function trunk(
  x: number,
  foot: number,
  topX: number,
  topY: number,
  width: number,
  colors: readonly [string, string, string],
  random: Random,
): string {
  const spine = samplePoints(
    [
      [x, foot],
      [x + randomBetween(random, -0.2, 0.2) * width, (foot * 2 + topY) / 3],
      [topX + randomBetween(random, -0.2, 0.2) * width, (foot + topY * 2) / 3],
      [topX, topY],
    ],
    6,
  )
  const girth = (part: number): number =>
    width * (1 + 1.1 * Math.max(0, 0.16 - part) * 6 + 0.35 * Math.max(0, part - 0.8))
  const lit = spine.map(([px, py]): Point => [px - width * 0.22, py])
  const bark = Array.from({ length: 5 }, () => {
    const start = Math.floor(randomBetween(random, 2, spine.length - 5))
    const shift = randomBetween(random, -0.34, 0.34) * width
    return curvePath(spine.slice(start, start + 4).map(([px, py]): Point => [px + shift, py]))
  }).join('')
  return (
    path(ribbon(spine, girth), colors[1]) +
    path(
      ribbon(lit.slice(2), (part) => width * 0.3 * (1 - part * 0.4)),
      colors[2],
      'opacity=".6"',
    ) +
    line(bark, colors[0], width * 0.045, 'opacity=".7"')
  )
}

export function cloud(
  x: number,
  y: number,
  size: number,
  random: Random,
  color = '#fff',
  shade = '#d9edf5',
): string {
  const puffs = (
    [
      [-0.55, 0.06, 0.46],
      [0.52, 0.05, 0.5],
      [-0.14, -0.14, 0.56],
      [0.22, 0.08, 0.6],
    ] as const
  ).map(([dx, dy, r]) => scallops(x + dx * size, y + dy * size, r * size, r * size * 0.6, 9, random))
  return (
    path(puffs.join(''), shade, `transform="translate(0 ${Math.round(size * 0.07)})"`) +
    path(puffs.join(''), color)
  )
}

export function leafFan(
  id: string,
  x: number,
  y: number,
  size: number,
  angles: readonly number[],
  colors: readonly string[],
  random: Random,
): string {
  return angles
    .map((angle, i) =>
      place(
        id,
        x,
        y,
        (size / 100) * randomBetween(random, 0.85, 1.1),
        angle,
        colors[i % colors.length] ?? '',
        random() > 0.5,
      ),
    )
    .join('')
}

/** Slanting bands of light out of (x, y), written as 'angle,spread,opacity' (degrees from straight down). */
export function sunRays(x: number, y: number, length: number, rays: string, fill: string): string {
  const bands = rays.split(' ').map((text) => {
    const [angle = 0, spread = 0, opacity = 1] = text.split(',').map(Number)
    const end = (turn: number): string =>
      formatNumbers(
        Math.round(x + Math.sin((turn * Math.PI) / 180) * length),
        Math.round(y + Math.cos((turn * Math.PI) / 180) * length),
      )
    return `<path opacity="${opacity}" d="M${formatNumbers(x, y)}L${end(angle - spread)}L${end(angle + spread)}z"/>`
  })
  return group(bands.join(''), `fill="${fill}"`)
}

export const softSpot = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity: number,
): string => ellipse(x, y, rx, ry, fill, `opacity="${opacity}"`)
