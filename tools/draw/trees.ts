/** Trees of the jungle, standing on (x, foot). `size` is about half their width. */
import { curve, mix, normalAt, ribbon, sample, type Point, type Random } from './pen.ts'
import { crown, leafFan, liana, softSpot, trunk, type Tones } from './plants.ts'
import { ellipse, line, path, place } from './svg.ts'

export type Bark = readonly [dark: string, body: string, light: string]

export const BARK: Bark = ['#5d3a1d', '#8a5a30', '#b98149']

const shadow = (x: number, foot: number, size: number, color: string): string =>
  softSpot(x - size * 0.35, foot + 2, size, size * 0.15, color, 0.3)

/** Round-crowned tree. */
export function leafTree(
  x: number,
  foot: number,
  size: number,
  tones: Tones,
  bark: Bark,
  random: Random,
  shade = '#2b6a35',
  tall = 1,
): string {
  const top = foot - size * 1.25 * tall
  const branch = (side: number): string =>
    line(
      curve([
        [x + size * 0.03, top + size * 0.5],
        [x + side * size * 0.25, top + size * 0.15],
        [x + side * size * 0.5, top - size * 0.2],
      ]),
      bark[1],
      size * 0.1,
    )
  return (
    shadow(x, foot, size, shade) +
    trunk(x, foot + 4, x + size * 0.06, top, size * 0.24, bark, random) +
    branch(-1) +
    branch(1) +
    crown(x, top - size * 0.5, size, tones, random, 1)
  )
}

/** Giant with buttress roots and a flat crown of several clouds of leaves, hung with lianas. */
export function kapokTree(
  x: number,
  foot: number,
  size: number,
  tones: Tones,
  bark: Bark,
  random: Random,
  height = 3.4,
): string {
  const top = foot - size * height
  const root = (side: number, reach: number): string =>
    path(
      `M${x + side * size * 0.06} ${foot - size * 0.9}Q${x + side * size * 0.16} ${foot - size * 0.2} ${x + side * size * reach} ${foot + 6}L${x} ${foot + 8}z`,
      side < 0 ? bark[1] : bark[0],
    )
  const limb = (dx: number, dy: number): string =>
    line(
      curve([
        [x, top + size * 0.9],
        [x + dx * size * 0.5, top + size * 0.45],
        [x + dx * size, top + dy * size],
      ]),
      bark[1],
      size * 0.11,
    )
  const hang = (dx: number, dy: number, long: number): string =>
    liana(
      [
        [x + dx * size, top + dy * size],
        [x + dx * size + 8, top + (dy + long / 2) * size],
        [x + dx * size - 4, top + (dy + long) * size],
      ],
      size * 0.03 + 2,
      [tones[0], tones[1], tones[2]],
      random,
      2,
    )
  return (
    shadow(x, foot, size * 0.9, '#2b6a35') +
    root(1, 0.34) +
    root(-1, 0.36) +
    trunk(x, foot + 4, x + size * 0.04, top + size * 0.5, size * 0.26, bark, random) +
    limb(-0.75, 0.3) +
    limb(0.75, 0.25) +
    limb(0.1, 0) +
    hang(-0.6, 0.4, 0.9) +
    hang(0.55, 0.4, 1.2) +
    crown(x - size * 0.72, top + size * 0.24, size * 0.52, tones, random, 1, 8) +
    crown(x + size * 0.74, top + size * 0.2, size * 0.54, tones, random, 1, 8) +
    crown(x, top, size * 0.72, tones, random, 1, 12)
  )
}

/** Palm with a ringed, leaning trunk. `lean` is how far its top is to the side, in sizes. */
export function palmTree(
  x: number,
  foot: number,
  size: number,
  colors: readonly [string, string, string],
  bark: Bark,
  random: Random,
  lean = 0.5,
  nuts = true,
): string {
  const top: Point = [x + lean * size, foot - size * 2.1]
  const spine = sample(
    [
      [x, foot + 4],
      [x + lean * size * 0.15, foot - size * 0.7],
      [x + lean * size * 0.5, foot - size * 1.45],
      top,
    ],
    6,
  )
  const width = (part: number): number => size * mix(0.24, 0.13, part)
  const rings = spine.slice(1, -1).map((point, i) => {
    const [nx, ny] = normalAt(spine, i + 1)
    const half = width((i + 1) / spine.length) * 0.48
    return curve([
      [point[0] - nx * half, point[1] - ny * half],
      [point[0] + 1, point[1] + half * 0.4],
      [point[0] + nx * half, point[1] + ny * half],
    ])
  })
  const frond = (angle: number, scale: number, color: string, flip = false): string =>
    place('frond', top[0], top[1], (size / 100) * scale, angle, color, flip)
  const fruit = nuts
    ? [
        [-0.08, 0.1],
        [0.09, 0.12],
        [0, 0.17],
      ]
        .map(
          ([dx, dy]) =>
            ellipse(top[0] + dx! * size, top[1] + dy! * size, size * 0.085, size * 0.09, '#7a4a22') +
            ellipse(top[0] + dx! * size - 2, top[1] + dy! * size - 3, size * 0.025, size * 0.03, '#c98b4e'),
        )
        .join('')
    : ''
  return (
    shadow(x, foot, size * 0.6, '#2b6a35') +
    frond(-62, 0.92, colors[0]) +
    frond(62, 0.92, colors[0], true) +
    frond(-6, 1.02, colors[0]) +
    frond(6, 1.02, colors[0], true) +
    path(ribbon(spine, width), bark[1]) +
    path(
      ribbon(
        spine.map(([px, py]): Point => [px + size * 0.035, py]),
        (part) => width(part) * 0.36,
      ),
      bark[2],
      'opacity=".7"',
    ) +
    line(rings.join(''), bark[0], size * 0.02, 'opacity=".65"') +
    fruit +
    frond(26, 0.92, colors[1]) +
    frond(-26, 0.96, colors[1], true) +
    frond(-34, 1, colors[2]) +
    frond(34, 0.98, colors[2], true)
  )
}

/** Banana plant: a fan of long leaves straight from the ground. */
export function bananaPlant(
  x: number,
  foot: number,
  size: number,
  colors: readonly string[],
  random: Random,
): string {
  return (
    shadow(x, foot, size * 0.5, '#2b6a35') +
    leafFan('banana', x, foot, size, [-58, 56, -34, 32, -12, 12, -46, 44], colors, random)
  )
}

/** A small house high in a tree, with a ladder and a lit window. Goes in front of the trunk, behind the lower leaves. */
export function treehouse(x: number, floor: number, size: number): string {
  const s = (value: number): number => value * size
  const rungs = Array.from(
    { length: 9 },
    (_, i) => `M${Math.round(x + s(24))} ${Math.round(floor + s(10 + i * 13))}h${Math.round(s(16))}`,
  ).join('')
  return (
    line(
      `M${x + s(25)} ${floor}V${floor + s(120)}M${x + s(39)} ${floor}V${floor + s(120)}`,
      '#6b3f20',
      s(3),
    ) +
    line(rungs, '#a66a3a', s(4)) +
    path(`M${x - s(52)} ${floor - s(4)}H${x + s(54)}V${floor + s(8)}H${x - s(52)}z`, '#8a5a34') +
    path(`M${x - s(52)} ${floor - s(4)}H${x + s(54)}V${floor}H${x - s(52)}z`, '#c98b4e') +
    path(`M${x - s(36)} ${floor - s(52)}H${x + s(36)}V${floor - s(3)}H${x - s(36)}z`, '#d99a55') +
    line(
      `M${x - s(36)} ${floor - s(38)}H${x + s(36)}M${x - s(36)} ${floor - s(24)}H${x + s(36)}M${x - s(36)} ${floor - s(12)}H${x + s(36)}`,
      '#b67a3c',
      s(2),
    ) +
    path(
      `M${x - s(50)} ${floor - s(46)}L${x} ${floor - s(92)}L${x + s(50)} ${floor - s(46)}Q${x} ${floor - s(58)} ${x - s(50)} ${floor - s(46)}z`,
      '#c24d3a',
    ) +
    path(
      `M${x} ${floor - s(92)}L${x + s(50)} ${floor - s(46)}Q${x + s(26)} ${floor - s(54)} ${x} ${floor - s(54)}z`,
      '#9d3a2c',
    ) +
    path(
      `M${x - s(26)} ${floor - s(40)}h${s(20)}v${s(18)}h${-s(20)}z`,
      '#ffe27a',
      `stroke="#6b3f20" stroke-width="${s(3)}"`,
    ) +
    line(`M${x - s(16)} ${floor - s(40)}v${s(18)}M${x - s(26)} ${floor - s(31)}h${s(20)}`, '#6b3f20', s(2)) +
    path(`M${x + s(8)} ${floor - s(3)}v${-s(28)}q${s(10)} ${-s(14)} ${s(20)} 0v${s(28)}z`, '#6b3f20')
  )
}
