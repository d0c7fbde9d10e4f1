import { musicSampleRate } from './instruments.ts'

/** Delays of a Schroeder reverberator (1962), which has parallel combs and then allpasses in series. */
const combMs = [29.7, 37.1, 41.1, 43.7] as const
const allpassMs = [5, 1.7] as const

interface DelayLine {
  readonly samples: Float32Array
  at: number
  /** The last echo after a low-pass filter, so that each echo is duller than the previous one. */
  damped: number
  readonly feedback: number
}

const lineOf = (ms: number, feedback: number): DelayLine => ({
  samples: new Float32Array(Math.round((ms / 1000) * musicSampleRate)),
  at: 0,
  damped: 0,
  feedback,
})

function comb(line: DelayLine, sample: number): number {
  const out = line.samples[line.at]!
  line.damped = 0.6 * out + 0.4 * line.damped
  line.samples[line.at] = sample + line.feedback * line.damped
  line.at = line.at + 1 === line.samples.length ? 0 : line.at + 1
  return out
}

function allpass(line: DelayLine, sample: number): number {
  const delayed = line.samples[line.at]!
  const out = delayed - line.feedback * sample
  line.samples[line.at] = sample + line.feedback * out
  line.at = line.at + 1 === line.samples.length ? 0 : line.at + 1
  return out
}

/** Adds reverb in place. The end of the loop rings over its start. `wet` is a gain and `tail` the RT60 (s). */
export function addReverb(loop: Float32Array, wet: number, tail: number): void {
  const combs = combMs.map((ms) => lineOf(ms, 10 ** ((-3 * ms) / 1000 / tail)))
  const allpasses = allpassMs.map((ms) => lineOf(ms, 0.6))
  const before = Math.min(loop.length, Math.ceil(tail * 1.5 * musicSampleRate))
  const dry = Float32Array.from(loop)
  for (let i = -before; i < loop.length; i++) {
    const sample = dry[i < 0 ? i + loop.length : i]!
    let room = 0
    for (const line of combs) room += comb(line, sample)
    room /= combs.length
    for (const line of allpasses) room = allpass(line, room)
    if (i >= 0) loop[i] = sample + wet * room
  }
}
