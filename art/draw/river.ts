/** A river and what grows and lies along it. */
import { randomBetween, normalAt, pickRandom, ribbon, type Point, type Random } from './pen.ts'
import { ellipse, line, path, place } from './svg.ts'
import { scaleAt, type Ground } from './trail.ts'

export type RiverWidth = (part: number, point: Point) => number

/** Narrow at its source, `near` wide at the front of the picture. */
export const riverWidth =
  (ground: Ground, near: number): RiverWidth =>
  (part, [, y]) =>
    near * scaleAt(ground, y) * (0.2 + 0.8 * Math.min(1, part * 2.2))

export function drawRiver(
  ground: Ground,
  river: readonly Point[],
  width: RiverWidth,
  random: Random,
): string {
  const band = (factor: number, down = 0, side = 0): string =>
    ribbon(
      river.map(([x, y]): Point => [x + side, y + down]),
      (part, point) => width(part, point) * factor,
    )
  const ripples = (count: number, reach: readonly [number, number]): string =>
    Array.from({ length: count }, () => {
      const index = Math.floor(randomBetween(random, 5, river.length))
      const point = river[index]!
      const [nx, ny] = normalAt(river, index)
      const size = scaleAt(ground, point[1])
      const off = randomBetween(random, -0.36, 0.36) * width(index / (river.length - 1), point)
      const long = randomBetween(random, ...reach) * size
      return `M${Math.round(point[0] + nx * off - long)} ${Math.round(point[1] + ny * off)}q${Math.round(long / 2)} ${Math.round(-7 * size)} ${Math.round(long)} 0t${Math.round(long)} 0`
    }).join('')
  return (
    path(band(1.34, 7), '#5f8f3a') +
    path(band(1.22, 1), '#d8bd7c') +
    path(band(1.14), '#f0dca4') +
    path(band(1.04, 3), '#1f83a8') +
    path(band(0.97, 6), 'url(#water)') +
    path(band(0.62, 4), '#8fe3f0', 'opacity=".35"') +
    path(band(0.26, 2, 6), '#d9fbff', 'opacity=".35"') +
    line(ripples(26, [14, 30]), '#ecfdff', 3, 'opacity=".8"') +
    line(ripples(14, [10, 20]), '#1b86ad', 3, 'opacity=".35"')
  )
}

/** Stones, reeds and water lilies along the banks, away from what `isFree` keeps clear. */
export function shoreline(
  ground: Ground,
  river: readonly Point[],
  width: RiverWidth,
  isFree: (point: Point, margin: number) => boolean,
  random: Random,
): string {
  const things = river.flatMap((point, i): { y: number; svg: string }[] => {
    if (i < 10) return []
    const [nx, ny] = normalAt(river, i)
    const size = scaleAt(ground, point[1])
    const half = width(i / (river.length - 1), point) / 2
    const put = (off: number): Point => [point[0] + nx * off, point[1] + ny * off + 6]
    const side = i % 2 === 0 ? 1 : -1
    const bank = put(half * randomBetween(random, 1.02, 1.2) * side)
    const afloat = put(half * randomBetween(random, -0.6, 0.6))
    if (i % 3 === 0 && isFree(bank, 66 * size))
      return [
        {
          y: bank[1],
          svg: place(
            'reed',
            ...bank,
            randomBetween(random, 0.5, 0.8) * size,
            0,
            pickRandom(random, ['#4f9a45', '#3f8a48', '#66ad4a']),
          ),
        },
      ]
    if (i % 3 === 1 && isFree(bank, 54 * size)) {
      const small = put(half * 1.14 * side + 26 * size * side)
      const grey = ['#a9b3ad', '#bcc3b4', '#98a5a3']
      return [
        {
          y: bank[1],
          svg:
            place('stone', ...bank, randomBetween(random, 0.34, 0.62) * size, 0, pickRandom(random, grey)) +
            place('stone', small[0], small[1] + 5, 0.24 * size, 0, pickRandom(random, grey)),
        },
      ]
    }
    if (i > river.length * 0.55 && i % 3 === 2 && isFree(afloat, 70 * size)) {
      const shade = ellipse(afloat[0] + 3, afloat[1] + 5, 26 * size, 9 * size, '#1b86ad', 'opacity=".4"')
      const bloom =
        random() > 0.45
          ? place(
              'lotus',
              afloat[0] + 4,
              afloat[1] - 2,
              0.38 * size,
              0,
              pickRandom(random, ['#ff9ec0', '#fff', '#ffd0e4']),
            )
          : ''
      return [
        { y: afloat[1], svg: shade + place('lily', ...afloat, 0.44 * size, 0, '', random() > 0.5) + bloom },
      ]
    }
    return []
  })
  return things
    .toSorted((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('')
}
