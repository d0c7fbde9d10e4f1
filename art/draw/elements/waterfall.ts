/** A waterfall off a cliff, with its foam and the mist at its foot. */
import { randomBetween, curvePath, ribbon, samplePoints, type Point, type Random } from '../pen.ts'
import { ellipse, line, path } from '../svg.ts'

export interface WaterfallColors {
  /** Fill of the falling water: a gradient's address or a colour. */
  readonly water: string
  readonly light: string
  readonly shade: string
  readonly foam: string
}

/** Falls from (x, top) to (x, foot), `width` wide at the top and wider below. */
export function drawWaterfall(
  x: number,
  top: number,
  foot: number,
  width: number,
  colors: WaterfallColors,
  random: Random,
): string {
  const fall = samplePoints(
    [
      [x, top],
      [x - width * 0.03, top + (foot - top) * 0.3],
      [x + width * 0.03, top + (foot - top) * 0.7],
      [x, foot],
    ],
    6,
  )
  const girth = (part: number): number => width * (0.92 + 0.24 * part)
  const streak = (): string => {
    const at = x + randomBetween(random, -0.42, 0.42) * width
    const from = randomBetween(random, top + 6, foot - (foot - top) * 0.35)
    const long = randomBetween(random, 0.14, 0.4) * (foot - top)
    return curvePath([
      [at, from],
      [at + randomBetween(random, -3, 3), from + long * 0.5],
      [at + randomBetween(random, -4, 4), from + long],
    ])
  }
  const streaks = (count: number): string => Array.from({ length: count }, streak).join('')
  const foam = Array.from({ length: 13 }, (_, i) => {
    const at = x + ((i - 6) / 6) * width * 0.72
    const r = width * randomBetween(random, 0.1, 0.17)
    return ellipse(at, foot - r * 0.3 + Math.abs(i - 6) * width * 0.012, r, r * 0.72, colors.foam)
  })
  const lip: Point[] = [
    [x - width * 0.5, top + 4],
    [x - width * 0.2, top - width * 0.05],
    [x + width * 0.22, top + 2],
    [x + width * 0.5, top + 3],
  ]
  return (
    path(ribbon(fall, girth), colors.water) +
    line(streaks(9), colors.shade, width * 0.035, 'opacity=".4"') +
    line(streaks(14), colors.light, width * 0.04, 'opacity=".85"') +
    line(curvePath(lip), colors.light, width * 0.06) +
    foam.join('')
  )
}
