import { curvePath, normalAt, type Point } from '../pen.ts'
import { line } from '../svg.ts'

const woodColors = {
  dark: '#5f3a1b',
  body: '#c08a4c',
  light: '#e0b274',
  rope: '#f0d6a0',
  ropeDark: '#8a6a3c',
}

const shift = (spine: readonly Point[], off: (point: Point, i: number) => Point): Point[] => spine.map(off)

/** A walkway along a finely sampled line, `width` wide, with rope rails `rise` above it. */
export function drawRopeBridge(spine: readonly Point[], width: number, rise: number): string {
  const side = (sign: number, up = 0): Point[] =>
    shift(spine, ([x, y], i) => {
      const [nx, ny] = normalAt(spine, i)
      return [x + (nx * sign * width) / 2, y + (ny * sign * width) / 2 - up]
    })
  const [far, near] = [side(1), side(-1)]
  const plank = (i: number): string => {
    const [a, b] = [far[i] as Point, near[i] as Point]
    return `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`
  }
  const planks = spine.map((_, i) => plank(i))
  const gap = Math.hypot(spine[1]![0] - spine[0]![0], spine[1]![1] - spine[0]![1])
  const posts = (edge: readonly Point[]): string =>
    edge
      .filter((_, i) => i % 6 === 0)
      .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}v${-Math.round(rise)}`)
      .join('')
  const sagging = (edge: readonly Point[], up: number): string =>
    curvePath(
      edge
        .map(([x, y], i): Point => [x, y - up + Math.sin(((i % 9) / 9) * Math.PI) * rise * 0.2])
        .filter((_, i) => i % 3 === 0),
    )
  const rail = (edge: readonly Point[]): string =>
    line(posts(edge), woodColors.ropeDark, width * 0.08) +
    line(sagging(edge, rise), woodColors.ropeDark, width * 0.13) +
    line(sagging(edge, rise + 1), woodColors.rope, width * 0.07)
  return (
    rail(far) +
    line(curvePath(spine.filter((_, i) => i % 2 === 0)), woodColors.dark, width * 0.5) +
    line(planks.join(''), woodColors.dark, gap * 1.02, 'stroke-linecap="butt"') +
    line(planks.join(''), woodColors.body, gap * 0.74) +
    line(planks.filter((_, i) => i % 3 === 0).join(''), woodColors.light, gap * 0.56) +
    rail(near)
  )
}
