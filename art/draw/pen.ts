/** Pens that make SVG: lines through points, bumpy crowns, ribbons. Lengths are in the drawing's own units. */

export type Point = readonly [x: number, y: number]

/** Numbers from 0 to 1 that are the same on every run, so that a drawing is too. */
export type Random = () => number

export const randomBetween = (random: Random, low: number, high: number): number =>
  low + random() * (high - low)

export const pickRandom = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

export const lerp = (a: number, b: number, part: number): number => a + (b - a) * part

export const parsePoints = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y]
    })

export function formatNumber(value: number): string {
  const text = (Math.round(value * 10) / 10).toString()
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Numbers after each other: a minus sign parts them as well as a space does. */
export function formatNumbers(...values: number[]): string {
  return values
    .map(formatNumber)
    .reduce((text, part) => (text === '' || part.startsWith('-') ? text + part : `${text} ${part}`), '')
}

function relativeCurve(from: Point, beziers: readonly (readonly [Point, Point, Point])[]): string {
  let [x, y] = from.map(Math.round) as [number, number]
  let text = `M${formatNumbers(x, y)}`
  for (const [a, b, end] of beziers) {
    const [endX, endY] = end.map(Math.round) as [number, number]
    text += `c${formatNumbers(Math.round(a[0] - x), Math.round(a[1] - y), Math.round(b[0] - x), Math.round(b[1] - y), endX - x, endY - y)}`
    x = endX
    y = endY
  }
  return text
}

/** A flowing line through all points (Catmull-Rom). Rounds to whole units. */
export function curvePath(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point
  const beziers = Array.from({ length: closed ? count : count - 1 }, (_, i): [Point, Point, Point] => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
  })
  return relativeCurve(at(0), beziers) + (closed ? 'z' : '')
}

/** Many points on the flowing line through `points`, `density` a stretch. */
export function samplePoints(points: readonly Point[], density = 8): Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const result: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < density; step++) {
      const t = step / density
      const blend = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
      result.push([blend(0), blend(1)])
    }
  }
  return [...result, at(points.length - 1)]
}

/** Points along a sampled line at equal distances of about `step`. */
export function spaceEvenly(line: readonly Point[], step: number): Point[] {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.round(total / step)
  let index = 0
  let passed = 0
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const target = (total * i) / count
    while (index < lengths.length - 1 && passed + lengths[index]! < target) passed += lengths[index++]!
    const part = (target - passed) / (lengths[index] || 1)
    const [from, to] = [line[index]!, line[index + 1]!]
    return [lerp(from[0], to[0], part), lerp(from[1], to[1], part)]
  })
}

/** Unit vector square on the line at a point of it, to the left of its direction. */
export function normalAt(points: readonly Point[], index: number): Point {
  const from = points[Math.max(index - 1, 0)] as Point
  const to = points[Math.min(index + 1, points.length - 1)] as Point
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
}

/** A band along a line, `width(part, point)` wide at each part (0 to 1) of it: rivers, trails, trunks, lianas. */
export function ribbon(points: readonly Point[], width: (part: number, point: Point) => number): string {
  const sides = points.map((point, i) => {
    const [nx, ny] = normalAt(points, i)
    const half = width(i / (points.length - 1), point) / 2
    const left: Point = [point[0] + nx * half, point[1] + ny * half]
    const right: Point = [point[0] - nx * half, point[1] - ny * half]
    return { left, right }
  })
  return curvePath([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()], true)
}

export function ridge(points: readonly Point[], bottom: number): string {
  const last = points.at(-1) as Point
  const first = points[0] as Point
  return `${curvePath(points)}L${formatNumbers(Math.round(last[0]), bottom)}H${formatNumber(Math.round(first[0]))}z`
}

/** Outline of a leafy crown or a cloud: bumps round an ellipse. */
export function scallops(
  x: number,
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  random: Random,
): string {
  const turns = Array.from(
    { length: bumps },
    (_, i) => ((i + randomBetween(random, -0.25, 0.25)) / bumps) * 2 * Math.PI,
  )
  const points = turns.map((turn): Point => {
    const reach = randomBetween(random, 0.9, 1.08)
    return [Math.round(x + Math.cos(turn) * rx * reach), Math.round(y + Math.sin(turn) * ry * reach)]
  })
  return bumpyLine([...points, points[0] as Point]) + 'z'
}

/** Arcs that bulge to the left of the direction of travel, from point to point. */
export function bumpyLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  let [x, y] = first as Point
  let text = `M${formatNumbers(x, y)}`
  for (const [nextX, nextY] of rest) {
    const radius = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) * 0.56))
    text += `a${radius} ${radius} 0 0 1 ${formatNumbers(nextX - x, nextY - y)}`
    x = nextX
    y = nextY
  }
  return text
}

/** A line of treetops from left to right, closed down to `bottom`. */
export function treetops(points: readonly Point[], bump: number, bottom: number, random: Random): string {
  const line = samplePoints(points, 12)
  const tops: Point[] = [line[0] as Point]
  for (const [x, y] of line) {
    const [lastX] = tops.at(-1) as Point
    if (x - lastX > bump * randomBetween(random, 0.7, 1.5))
      tops.push([Math.round(x), Math.round(y + randomBetween(random, -0.4, 0.4) * bump)])
  }
  const [firstX] = tops[0] as Point
  return `${bumpyLine(tops.map(([x, y]): Point => [Math.round(x), Math.round(y)]))}V${formatNumber(bottom)}H${formatNumber(Math.round(firstX))}z`
}

/** Many ovals as one path: as little work for the browser as one. Each `turn` degrees round its own middle. */
export const ovals = (
  list: readonly { x: number; y: number; rx: number; ry: number; turn?: number }[],
): string =>
  list
    .map(({ x, y, rx, ry, turn = 0 }) => {
      const angle = (turn * Math.PI) / 180
      const [dx, dy] = [Math.sin(angle) * ry, -Math.cos(angle) * ry]
      const half = (sign: number): string =>
        `a${formatNumbers(rx, ry)} ${Math.round(turn)} 1 1 ${formatNumbers(2 * dx * sign, 2 * dy * sign)}`
      return `M${formatNumbers(x - dx, y - dy)}${half(1)}${half(-1)}`
    })
    .join('')
