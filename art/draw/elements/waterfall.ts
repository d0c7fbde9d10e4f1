/** A waterfall off a cliff, with its foam and the mist at its foot. */
import { between, curve, ribbon, sample, type Point, type Random } from '../pen.ts'
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
  const fall = sample(
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
    const at = x + between(random, -0.42, 0.42) * width
    const from = between(random, top + 6, foot - (foot - top) * 0.35)
    const long = between(random, 0.14, 0.4) * (foot - top)
    return curve([
      [at, from],
      [at + between(random, -3, 3), from + long * 0.5],
      [at + between(random, -4, 4), from + long],
    ])
  }
  const streaks = (count: number): string => Array.from({ length: count }, streak).join('')
  const foam = Array.from({ length: 13 }, (_, i) => {
    const at = x + ((i - 6) / 6) * width * 0.72
    const r = width * between(random, 0.1, 0.17)
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
    line(curve(lip), colors.light, width * 0.06) +
    foam.join('')
  )
}
