/** Trees, bushes, clouds and lianas: bigger things, drawn anew each time from random numbers. */
import { between, curve, join, pick, ribbon, sample, scallops, type Point, type Random } from './pen.ts'
import { ellipse, group, line, path, place } from './svg.ts'

/** Dark to light. */
export type Tones = readonly [shade: string, body: string, light: string, shine: string]

/** One round clump of leaves, lit from the upper left (`sun` -1) or the upper right (1). */
export function clump(
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: Tones,
  random: Random,
  sun = -1,
): string {
  const bumps = Math.max(9, Math.round(rx / 7))
  return (
    path(scallops(x, y, rx, ry, bumps, random), tones[0]) +
    path(scallops(x + sun * rx * 0.08, y - ry * 0.12, rx * 0.86, ry * 0.82, bumps - 1, random), tones[1]) +
    path(
      scallops(x + sun * rx * 0.26, y - ry * 0.34, rx * 0.52, ry * 0.46, Math.max(7, bumps - 4), random),
      tones[2],
    )
  )
}

/** Loose leaves on a crown, light ones at its sunny side. */
export function leafFlecks(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colors: readonly string[],
  random: Random,
  size = 0.2,
): string {
  return Array.from({ length: count }, () => {
    const turn = random() * 2 * Math.PI
    const reach = Math.sqrt(random())
    return place(
      'leaf',
      x + Math.cos(turn) * rx * reach,
      y + Math.sin(turn) * ry * reach,
      between(random, size * 0.7, size * 1.3),
      between(random, -150, 150),
      pick(random, colors),
    )
  }).join('')
}

/** Leaves that stick out all round a crown, so that its edge is leafy and not a cloud's. */
function leafyEdge(
  x: number,
  y: number,
  rx: number,
  ry: number,
  size: number,
  colors: readonly string[],
  random: Random,
): string {
  const count = Math.round(rx / 5) + 6
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + random() * 0.7) / count) * 2 * Math.PI
    const at: Point = [x + Math.cos(turn) * rx * 0.88, y + Math.sin(turn) * ry * 0.88]
    return place(
      'leaf',
      ...at,
      size * between(random, 0.75, 1.25),
      (turn * 180) / Math.PI + 90 + between(random, -36, 36),
      pick(random, colors),
    )
  }).join('')
}

/** A crown of clumps, back to front, leafy at its edge and with flecks of light leaves. */
export function crown(
  x: number,
  y: number,
  size: number,
  tones: Tones,
  random: Random,
  sun = -1,
  flecks = 14,
): string {
  const spots: Point[] = [
    [-0.62, 0.2],
    [0.64, 0.24],
    [-0.3, -0.42],
    [0.36, -0.36],
    [0, 0.34],
    [sun * 0.1, -0.06],
  ]
  const leaf = Math.max(0.09, size / 800)
  const clumps = spots.map(([dx, dy], i) => {
    const [cx, cy] = [x + dx * size + between(random, -0.08, 0.08) * size, y + dy * size * 0.85]
    const [rx, ry] = [size * between(random, 0.5, 0.6), size * between(random, 0.42, 0.5)]
    const edge = i < 5 ? leafyEdge(cx, cy, rx, ry, leaf, [tones[0], tones[0], tones[1]], random) : ''
    return edge + clump(cx, cy, rx, ry, tones, random, sun)
  })
  return (
    clumps.join('') +
    leafFlecks(
      x + sun * size * 0.15,
      y - size * 0.1,
      size * 0.85,
      size * 0.6,
      flecks,
      [tones[2], tones[3], tones[3]],
      random,
      leaf,
    )
  )
}

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
  const spine = sample(
    [
      [x, foot],
      [x + between(random, -0.2, 0.2) * width, (foot * 2 + topY) / 3],
      [topX + between(random, -0.2, 0.2) * width, (foot + topY * 2) / 3],
      [topX, topY],
    ],
    6,
  )
  const girth = (part: number): number =>
    width * (1 + 1.1 * Math.max(0, 0.16 - part) * 6 + 0.35 * Math.max(0, part - 0.8))
  const lit = spine.map(([px, py]): Point => [px - width * 0.22, py])
  const bark = Array.from({ length: 5 }, () => {
    const start = Math.floor(between(random, 2, spine.length - 5))
    const shift = between(random, -0.34, 0.34) * width
    return curve(spine.slice(start, start + 4).map(([px, py]): Point => [px + shift, py]))
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

/** Bush of three clumps on the ground at (x, foot). */
export function bush(x: number, foot: number, size: number, tones: Tones, random: Random, sun = -1): string {
  return (
    clump(x - size * 0.55, foot - size * 0.34, size * 0.5, size * 0.4, tones, random, sun) +
    clump(x + size * 0.55, foot - size * 0.3, size * 0.52, size * 0.38, tones, random, sun) +
    clump(x, foot - size * 0.5, size * 0.62, size * 0.52, tones, random, sun) +
    leafFlecks(x, foot - size * 0.45, size * 0.8, size * 0.4, 7, [tones[2], tones[3]], random, size / 620)
  )
}

export function cloud(
  x: number,
  y: number,
  size: number,
  random: Random,
  color = '#fff',
  shade = '#dff1f7',
): string {
  const puff = (dx: number, dy: number, r: number, fill: string): string =>
    path(scallops(x + dx * size, y + dy * size, r * size, r * size * 0.62, 9, random), fill)
  return (
    puff(0, 0.08, 0.95, shade) +
    puff(-0.55, 0.02, 0.48, color) +
    puff(0.5, 0, 0.52, color) +
    puff(0, -0.16, 0.62, color)
  )
}

/** Hanging liana along `points`, with heart-shaped leaves. */
export function liana(
  points: readonly Point[],
  width: number,
  colors: readonly [stem: string, ...leaves: string[]],
  random: Random,
  leafEvery = 3,
): string {
  const spine = sample(points, 6)
  const [stem, ...leaves] = colors
  const drawn = spine
    .filter((_, i) => i > 0 && i % leafEvery === 0)
    .map(([x, y], i) =>
      place(
        'heart',
        x,
        y,
        between(random, 0.24, 0.4) * (width / 7),
        (i % 2 === 0 ? 1 : -1) * between(random, 20, 60),
        pick(random, leaves),
      ),
    )
  return line(curve(points), stem, width) + drawn.join('')
}

/** Fan of leaves out of one point, dark ones behind. */
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
        (size / 100) * between(random, 0.85, 1.1),
        angle,
        colors[i % colors.length] ?? '',
        random() > 0.5,
      ),
    )
    .join('')
}

/** Grass and flowers strewn where `spot` says. */
export function strew(
  count: number,
  spot: () => { x: number; y: number; scale: number; id: string; color: string },
): string {
  return Array.from({ length: count }, spot)
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, scale, id, color }) => place(id, x, y, scale, 0, color))
    .join('')
}

/** Slanting bands of sunlight out of (x, y). */
export function sunRays(
  x: number,
  y: number,
  length: number,
  angles: readonly (readonly [angle: number, spread: number, opacity: number])[],
  fill: string,
): string {
  return group(
    angles
      .map(([angle, spread, opacity]) => {
        const end = (turn: number): string =>
          join(x + Math.sin((turn * Math.PI) / 180) * length, y + Math.cos((turn * Math.PI) / 180) * length)
        return `<path opacity="${opacity}" d="M${join(x, y)}L${end(angle - spread)}L${end(angle + spread)}z"/>`
      })
      .join(''),
    `fill="${fill}"`,
  )
}

export const softSpot = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity: number,
): string => ellipse(x, y, rx, ry, fill, `opacity="${opacity}"`)
