/** Moves, scales and mirrors path data, so that many shapes can be one: a browser draws one path faster than many. */
import { formatNumbers, formatNumber } from './pen.ts'

/** Which numbers of each command are across (x), down (y), or neither. */
const argumentKinds: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rr',
  z: '',
}

/** A path moved to (x, y), `scale` times as large, mirrored when `flip`. Relative commands stay as they are at scale 1. */
export function movePath(d: string, x: number, y: number, scale = 1, flip = false): string {
  const across = flip ? -scale : scale
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?(?:\d*\.\d+|\d+\.?)/g) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const kind = argumentKinds[command.toLowerCase()] ?? ''
    if (kind.startsWith('rr')) return command + moveArcs(numbers, isRelative, x, y, scale, flip)
    return (
      command +
      formatNumbers(
        ...numbers.map((n, i) =>
          kind[i % kind.length] === 'x'
            ? n * across + (isRelative ? 0 : x)
            : n * scale + (isRelative ? 0 : y),
        ),
      )
    )
  })
}

function moveArcs(
  numbers: readonly number[],
  isRelative: boolean,
  x: number,
  y: number,
  scale: number,
  flip: boolean,
): string {
  const arcs: string[] = []
  for (let i = 0; i < numbers.length; i += 7) {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = numbers.slice(i, i + 7)
    const end = [
      toX * (flip ? -scale : scale) + (isRelative ? 0 : x),
      toY * scale + (isRelative ? 0 : y),
    ] as const
    arcs.push(
      `${formatNumbers(rx * scale, ry * scale)} ${formatNumber(flip ? -turn : turn)} ${large} ${flip ? 1 - sweep : sweep} ${formatNumbers(...end)}`,
    )
  }
  return arcs.join(' ')
}
