import { musicSampleRate } from './instruments.ts'

const echoesMs = [29.7, 37.1, 41.1, 43.7] as const
const smearsMs = [5, 1.7] as const

/** A delay line that runs round. */
interface Line {
  readonly samples: Float32Array
  at: number
  /** How dull an echo has become. */
  dull: number
  readonly feedback: number
}

const lineOf = (ms: number, feedback: number): Line => ({
  samples: new Float32Array(Math.round((ms / 1000) * musicSampleRate)),
  at: 0,
  dull: 0,
  feedback,
})

function echo(line: Line, sample: number): number {
  const out = line.samples[line.at]!
  line.dull = 0.6 * out + 0.4 * line.dull
  line.samples[line.at] = sample + line.feedback * line.dull
  line.at = line.at + 1 === line.samples.length ? 0 : line.at + 1
  return out
}

function smear(line: Line, sample: number): number {
  const delayed = line.samples[line.at]!
  const out = delayed - line.feedback * sample
  line.samples[line.at] = sample + line.feedback * out
  line.at = line.at + 1 === line.samples.length ? 0 : line.at + 1
  return out
}

/**
 * Adds a room to a loop, in place. The room first hears the loop's last seconds, so that its end rings on over its
 * beginning. `tail`: seconds until an echo is 60 dB softer.
 */
export function addRoom(loop: Float32Array, wet: number, tail: number): void {
  const echoes = echoesMs.map((ms) => lineOf(ms, 10 ** ((-3 * ms) / 1000 / tail)))
  const smears = smearsMs.map((ms) => lineOf(ms, 0.6))
  const before = Math.min(loop.length, Math.ceil(tail * 1.5 * musicSampleRate))
  const dry = Float32Array.from(loop)
  for (let i = -before; i < loop.length; i++) {
    const sample = dry[i < 0 ? i + loop.length : i]!
    let room = 0
    for (const line of echoes) room += echo(line, sample)
    room /= echoes.length
    for (const line of smears) room = smear(line, room)
    if (i >= 0) loop[i] = sample + wet * room
  }
}
