/** The contour lines of a field map, as they lie over the scenes of the look 10+. Drawn on 1440 × 900. */

const [width, height, cell] = [1440, 900, 24]
const levels = 9

interface Hill {
  readonly x: number
  readonly y: number
  readonly rise: number
  readonly reach: number
}

const hills: readonly Hill[] = [
  { x: 240, y: 210, rise: 1, reach: 300 },
  { x: 1180, y: 300, rise: 1.15, reach: 340 },
  { x: 700, y: 760, rise: 0.9, reach: 330 },
  { x: 60, y: 800, rise: 0.7, reach: 240 },
  { x: 1330, y: 860, rise: 0.75, reach: 230 },
  { x: 640, y: 40, rise: 0.6, reach: 250 },
]

/** From 0 to about 1.2; the waves keep a hill from being round. */
function heightAt(x: number, y: number): number {
  const bent = x + 46 * Math.sin(y / 95) + 18 * Math.sin(x / 41)
  const tilted = y + 40 * Math.sin(x / 120) + 14 * Math.cos(y / 37)
  return hills.reduce((sum, hill) => {
    const away = ((bent - hill.x) ** 2 + (tilted - hill.y) ** 2) / hill.reach ** 2
    return sum + hill.rise * Math.exp(-away * 1.6)
  }, 0)
}

type Point = readonly [x: number, y: number]

/** The pieces of one line through the cells of a grid, as marching squares finds them. */
function piecesAt(level: number): [Point, Point][] {
  const pieces: [Point, Point][] = []
  for (let y = -cell; y < height + cell; y += cell)
    for (let x = -cell; x < width + cell; x += cell) {
      const corners: Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ]
      const crossings = corners.flatMap((from, i) => crossing(from, corners[(i + 1) % 4]!, level))
      if (crossings.length >= 2) pieces.push([crossings[0]!, crossings[1]!])
      if (crossings.length === 4) pieces.push([crossings[2]!, crossings[3]!])
    }
  return pieces
}

/** Where the line crosses the edge between two corners; always computed from the same end, so that pieces join. */
function crossing(one: Point, other: Point, level: number): Point[] {
  const [a, b] = one[0] + one[1] <= other[0] + other[1] ? [one, other] : [other, one]
  const [from, to] = [heightAt(...a), heightAt(...b)]
  if (from < level === to < level) return []
  const part = (level - from) / (to - from)
  return [[Math.round(a[0] + (b[0] - a[0]) * part), Math.round(a[1] + (b[1] - a[1]) * part)]]
}

const keyOf = (point: Point): string => point.join(' ')

function joinPieces(pieces: readonly [Point, Point][]): Point[][] {
  const ends = new Map<string, Point[]>()
  for (const [a, b] of pieces) {
    ends.set(keyOf(a), [...(ends.get(keyOf(a)) ?? []), b])
    ends.set(keyOf(b), [...(ends.get(keyOf(b)) ?? []), a])
  }
  const take = (from: Point): Point | undefined => {
    const next = ends.get(keyOf(from))?.shift()
    if (next === undefined) return undefined
    const back = ends.get(keyOf(next)) ?? []
    back.splice(
      back.findIndex((point) => keyOf(point) === keyOf(from)),
      1,
    )
    return next
  }
  const lines: Point[][] = []
  // Those with an end first; what is left is closed.
  const starts = pieces.flat()
  const loose = starts.filter((point) => ends.get(keyOf(point))?.length === 1)
  for (const start of [...loose, ...starts]) {
    const line = [start]
    for (let next = take(start); next !== undefined; next = take(next)) line.push(next)
    if (line.length > 3) lines.push(line)
  }
  return lines
}

/** Every second point, as the curve between them is round. */
function draw(line: readonly Point[]): string {
  const kept = line.filter((_, i) => i % 2 === 0 || i === line.length - 1)
  const middles = kept.slice(1).map((point, i) => `Q${keyOf(kept[i]!)} ${middle(kept[i]!, point)}`)
  return `M${keyOf(kept[0]!)}${middles.join('')}L${keyOf(kept.at(-1)!)}`
}

const middle = (a: Point, b: Point): string =>
  keyOf([Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)])

/** Crosses where the lines of the grid would meet. */
const crosses = (): string =>
  [180, 450, 720]
    .flatMap((y) => [180, 540, 900, 1260].map((x) => `M${x - 9} ${y}h18M${x} ${y - 9}v18`))
    .join('')

export function drawContours(): string {
  const lines = Array.from({ length: levels }, (_, i) => {
    const d = joinPieces(piecesAt(0.16 + i * 0.115))
      .map(draw)
      .join('')
    // Each fourth is heavier, as on any map.
    return `<path stroke-width="${i % 4 === 3 ? 2.6 : 1.3}" d="${d}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="#d9e6d6" stroke-opacity=".17" stroke-linejoin="round">${lines.join('')}<path stroke="#e2c27a" stroke-opacity=".5" stroke-width="2" d="${crosses()}"/></g></svg>\n`
}
