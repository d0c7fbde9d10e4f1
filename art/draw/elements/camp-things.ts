import { curvePath } from '../pen.ts'
import { ellipse, group, line, path } from '../svg.ts'

const inkColor = '#6b4424'

/** A tent about 1.4 times as wide as `size`, its opening to the front. */
export function tent(x: number, foot: number, size: number): string {
  const s = (value: number): number => Math.round(value * size)
  const flap = (side: number, fill: string): string =>
    path(
      `M${x} ${foot - s(0.8)}Q${x + side * s(0.12)} ${foot - s(0.3)} ${x + side * s(0.34)} ${foot}L${x + side * s(0.16)} ${foot}Q${x + side * s(0.02)} ${foot - s(0.4)} ${x} ${foot - s(0.8)}z`,
      fill,
    )
  return (
    ellipse(x, foot + 4, s(0.86), s(0.07), '#3f6b2c', 'opacity=".35"') +
    path(`M${x} ${foot - s(0.92)}L${x - s(0.7)} ${foot}H${x + s(0.7)}z`, '#f2b25c') +
    path(`M${x} ${foot - s(0.92)}L${x + s(0.7)} ${foot}H${x + s(0.3)}z`, '#dd9440') +
    path(
      `M${x - s(0.38)} ${foot - s(0.42)}L${x - s(0.62)} ${foot - s(0.1)}L${x - s(0.5)} ${foot}L${x - s(0.22)} ${foot - s(0.3)}z`,
      '#f8d294',
      'opacity=".7"',
    ) +
    path(`M${x} ${foot - s(0.8)}L${x - s(0.3)} ${foot}H${x + s(0.3)}z`, '#5a3a26') +
    path(`M${x} ${foot - s(0.6)}L${x - s(0.2)} ${foot}H${x + s(0.2)}z`, '#744c30') +
    flap(-1, '#f8d294') +
    flap(1, '#e8a850') +
    line(
      `M${x - s(0.06)} ${foot - s(1)}L${x + s(0.02)} ${foot - s(0.88)}M${x + s(0.06)} ${foot - s(1)}L${x - s(0.02)} ${foot - s(0.88)}`,
      inkColor,
      s(0.035),
    ) +
    line(
      `M${x - s(0.7)} ${foot}L${x - s(0.86)} ${foot + s(0.04)}M${x + s(0.7)} ${foot}L${x + s(0.86)} ${foot + s(0.04)}`,
      inkColor,
      s(0.03),
    ) +
    path(
      `M${x + s(0.03)} ${foot - s(1)}q${s(0.14)} ${-s(0.06)} ${s(0.24)} 0q${-s(0.02)} ${s(0.06)} 0 ${s(0.1)}q${-s(0.12)} ${-s(0.04)} ${-s(0.22)} ${s(0.02)}z`,
      '#e2503e',
    )
  )
}

export function campfire(x: number, foot: number, size: number): string {
  const s = (value: number): number => Math.round(value * size)
  const flame = (scale: number, fill: string): string =>
    path(
      `M${x - s(0.26 * scale)} ${foot - s(0.1)}q${-s(0.14 * scale)} ${-s(0.34 * scale)} ${s(0.08 * scale)} ${-s(0.52 * scale)}q${s(0.02 * scale)} ${s(0.14 * scale)} ${s(0.1 * scale)} ${s(0.16 * scale)}q${-s(0.04 * scale)} ${-s(0.32 * scale)} ${s(0.12 * scale)} ${-s(0.48 * scale)}q${s(0.04 * scale)} ${s(0.24 * scale)} ${s(0.2 * scale)} ${s(0.4 * scale)}q${s(0.16 * scale)} ${s(0.24 * scale)} 0 ${s(0.44 * scale)}z`,
      fill,
    )
  const stones = [-0.42, -0.26, -0.06, 0.14, 0.32, 0.44].map((dx, i) =>
    ellipse(
      x + s(dx),
      foot - s(i % 2 === 0 ? 0.01 : -0.04),
      s(0.11),
      s(0.085),
      i % 2 === 0 ? '#a7aaa0' : '#8f948c',
    ),
  )
  const seat = (at: number, wide: number): string =>
    path(
      `M${x + s(at)} ${foot - s(0.1)}h${s(wide)}q${s(0.1)} ${s(0.14)} 0 ${s(0.28)}h${-s(wide)}q${-s(0.1)} ${-s(0.14)} 0 ${-s(0.28)}z`,
      '#9a6535',
    ) +
    ellipse(x + s(at + wide), foot + s(0.04), s(0.08), s(0.14), '#dcae72') +
    ellipse(x + s(at + wide), foot + s(0.04), s(0.04), s(0.08), '#b9854a')
  return (
    ellipse(x, foot - s(0.1), s(1.1), s(0.7), 'url(#fireglow)') +
    seat(-1.25, 0.6) +
    line(
      `M${x - s(0.3)} ${foot - s(0.02)}L${x + s(0.26)} ${foot - s(0.22)}M${x + s(0.3)} ${foot - s(0.02)}L${x - s(0.26)} ${foot - s(0.22)}`,
      '#6b4424',
      s(0.12),
    ) +
    flame(1, '#f98a34') +
    flame(0.72, '#ffb93e') +
    flame(0.4, '#fff0a6') +
    stones.join('')
  )
}

export function lantern(x: number, foot: number, size: number): string {
  const s = (value: number): number => Math.round(value * size)
  return (
    line(
      curvePath([
        [x, foot],
        [x + s(0.02), foot - s(0.7)],
        [x + s(0.12), foot - s(0.98)],
        [x + s(0.3), foot - s(0.94)],
      ]),
      inkColor,
      s(0.05),
    ) +
    ellipse(x + s(0.3), foot - s(0.68), s(0.36), s(0.36), 'url(#fireglow)') +
    group(
      `<rect x="${x + s(0.21)}" y="${foot - s(0.82)}" width="${s(0.18)}" height="${s(0.26)}" rx="${s(0.03)}" fill="#ffe28a" stroke="${inkColor}" stroke-width="${s(0.03)}"/>`,
    ) +
    path(
      `M${x + s(0.18)} ${foot - s(0.82)}L${x + s(0.3)} ${foot - s(0.94)}L${x + s(0.42)} ${foot - s(0.82)}z`,
      '#b9542e',
    ) +
    line(`M${x + s(0.19)} ${foot - s(0.55)}h${s(0.22)}`, inkColor, s(0.04))
  )
}

export function canoe(x: number, foot: number, size: number): string {
  const s = (value: number): number => Math.round(value * size)
  return (
    ellipse(x, foot + s(0.02), s(0.9), s(0.09), '#3f6b2c', 'opacity=".3"') +
    path(
      `M${x - s(0.9)} ${foot - s(0.36)}Q${x} ${foot - s(0.1)} ${x + s(0.9)} ${foot - s(0.36)}Q${x + s(0.76)} ${foot} ${x} ${foot}T${x - s(0.9)} ${foot - s(0.36)}z`,
      '#c9703a',
    ) +
    path(
      `M${x - s(0.9)} ${foot - s(0.36)}Q${x} ${foot - s(0.1)} ${x + s(0.9)} ${foot - s(0.36)}Q${x + s(0.6)} ${foot - s(0.12)} ${x} ${foot - s(0.1)}T${x - s(0.9)} ${foot - s(0.36)}z`,
      '#8a4522',
    ) +
    line(
      `M${x - s(0.74)} ${foot - s(0.16)}Q${x} ${foot + s(0.02)} ${x + s(0.74)} ${foot - s(0.16)}`,
      '#f2b07a',
      s(0.04),
    ) +
    line(`M${x - s(0.5)} ${foot - s(0.58)}L${x + s(0.3)} ${foot - s(0.12)}`, '#e6bd80', s(0.05)) +
    path(
      `M${x - s(0.66)} ${foot - s(0.68)}l${s(0.18)} ${s(0.04)}l${s(0.06)} ${s(0.1)}l${-s(0.14)} ${-s(0.02)}z`,
      '#e6bd80',
    )
  )
}
