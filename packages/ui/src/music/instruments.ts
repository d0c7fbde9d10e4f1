import { toFrequency } from './notes.ts'
import { createRandom } from './random.ts'
import type { InstrumentName } from './theme.ts'

/** Sample rate (Hz), which is enough for soft sounds and takes half the memory of 48,000. */
export const musicSampleRate = 24_000

/** Returns the samples of a note held for this time. They may be longer, because the note rings. */
export type Instrument = (pitch: number, seconds: number) => Float32Array

interface Partial {
  readonly ratio: number
  readonly gain: number
  /** Time in which the sound decays to 1/e, at 440 Hz (seconds). */
  readonly decay: number
}

const makeSamples = (seconds: number): Float32Array => new Float32Array(Math.ceil(seconds * musicSampleRate))

/** Adds a decaying sine. Rotates a vector, because Math.sin for each sample takes ten times as long. */
function addDecayingSine(samples: Float32Array, hz: number, gain: number, decay: number): void {
  if (hz > musicSampleRate * 0.4) return
  const angle = (2 * Math.PI * hz) / musicSampleRate
  const loss = Math.exp(-1 / (decay * musicSampleRate))
  const turnX = Math.cos(angle) * loss
  const turnY = Math.sin(angle) * loss
  let x = gain
  let y = 0
  for (let i = 0; i < samples.length; i++) {
    samples[i]! += y
    const next = x * turnX - y * turnY
    y = x * turnY + y * turnX
    x = next
  }
}

function smoothEnds(samples: Float32Array, attackSeconds: number, releaseSeconds: number): Float32Array {
  const attack = Math.round(attackSeconds * musicSampleRate)
  const release = Math.round(releaseSeconds * musicSampleRate)
  const { length } = samples
  for (let i = 0; i < length; i++) samples[i]! *= softStep(i / attack) * softStep((length - 1 - i) / release)
  return samples
}

function softStep(place: number): number {
  if (place >= 1) return 1
  return place <= 0 ? 0 : 0.5 - 0.5 * Math.cos(Math.PI * place)
}

/** A struck bar or tine, whose high notes decay faster. */
const struck =
  (partials: readonly Partial[], attack: number): Instrument =>
  (pitch) => {
    const hz = toFrequency(pitch)
    const stretch = Math.sqrt(440 / hz)
    const longest = Math.max(...partials.map(({ decay }) => decay))
    const samples = makeSamples(longest * stretch * 6)
    for (const { ratio, gain, decay } of partials) addDecayingSine(samples, hz * ratio, gain, decay * stretch)
    return smoothEnds(samples, attack, 0.05)
  }

function held(hz: number, seconds: number, overtones: readonly number[], sway: (time: number) => number) {
  const samples = makeSamples(seconds)
  let phase = 0
  for (let i = 0; i < samples.length; i++) {
    phase += ((2 * Math.PI * hz) / musicSampleRate) * sway(i / musicSampleRate)
    for (let n = 0; n < overtones.length; n++) samples[i]! += overtones[n]! * Math.sin((n + 1) * phase)
  }
  return samples
}

/** Two voices a few cents apart, which beat slowly against each other. */
function pad(pitch: number, seconds: number): Float32Array {
  const hz = toFrequency(pitch)
  const tones = [1, 0.3, 0.12, 0.05]
  const length = seconds + 1.2
  const low = held(hz * 0.9984, length, tones, () => 1)
  const high = held(hz * 1.0016, length, tones, () => 1)
  for (let i = 0; i < low.length; i++) low[i]! += high[i]!
  return smoothEnds(low, 0.9, 1.6)
}

function bass(pitch: number, seconds: number): Float32Array {
  const samples = makeSamples(seconds + 0.4)
  const hz = toFrequency(pitch)
  addDecayingSine(samples, hz, 1, 1.6)
  addDecayingSine(samples, hz * 2, 0.35, 0.8)
  addDecayingSine(samples, hz * 3, 0.1, 0.3)
  return smoothEnds(samples, 0.03, 0.35)
}

/** A wooden flute with some breath, and vibrato on long notes. */
function flute(pitch: number, seconds: number): Float32Array {
  const hz = toFrequency(pitch)
  const sway = (time: number) =>
    1 + 0.004 * softStep((time - 0.25) / 0.4) * Math.sin(2 * Math.PI * 4.8 * time)
  const samples = held(hz, seconds + 0.12, [1, 0.16, 0.07, 0.02], sway)
  const random = createRandom(pitch)
  let air = 0
  for (let i = 0; i < samples.length; i++) {
    air += 0.12 * (random() * 2 - 1 - air)
    samples[i]! += 0.05 * air
  }
  return smoothEnds(samples, 0.07, 0.16)
}

/** A seed shaker. `pitch` sets its volume (72 is the loudest). */
function shaker(pitch: number): Float32Array {
  const samples = makeSamples(0.11)
  const random = createRandom(pitch)
  let low = 0
  let band = 0
  for (let i = 0; i < samples.length; i++) {
    const noise = random() * 2 - 1
    low += 0.9 * band
    band += 0.9 * (noise - low - 1.1 * band)
    samples[i] = band * 0.3
  }
  return smoothEnds(samples, 0.025, 0.085)
}

export const instruments: Readonly<Record<InstrumentName, Instrument>> = {
  pad,
  bass,
  flute,
  shaker,
  kalimba: struck(
    [
      { ratio: 1, gain: 1, decay: 0.42 },
      { ratio: 2, gain: 0.12, decay: 0.25 },
      { ratio: 3.93, gain: 0.1, decay: 0.07 },
      { ratio: 5.4, gain: 0.03, decay: 0.04 },
    ],
    0.006,
  ),
  marimba: struck(
    [
      { ratio: 1, gain: 1, decay: 0.3 },
      { ratio: 4, gain: 0.14, decay: 0.07 },
      { ratio: 9.8, gain: 0.02, decay: 0.02 },
    ],
    0.006,
  ),
  glass: struck(
    [
      { ratio: 1, gain: 0.6, decay: 0.7 },
      { ratio: 1.003, gain: 0.4, decay: 0.75 },
      { ratio: 2.01, gain: 0.12, decay: 0.35 },
      { ratio: 2.76, gain: 0.05, decay: 0.15 },
    ],
    0.01,
  ),
}
