import { line, path } from '../svg.ts'

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
