import { countSamples, type Clip } from './clip.ts'
import { applyHighPass, applyLowPass } from './filter.ts'
import { computeRms } from './trim.ts'

export function measurePeak(clip: Clip): number {
  return clip.samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

export function measureEnergyShareAbove(clip: Clip, frequency: number): number {
  const total = computeRms(clip.samples) ** 2
  return total === 0 ? 0 : computeRms(applyHighPass(clip, frequency).samples) ** 2 / total
}

/** Returns the repetition of the sound below 500 Hz (60–300 Hz, 40 ms frames): about 1 for a hum, 0 for a hiss. */
export function measureVoicing(clip: Clip): number {
  const low = applyLowPass(clip, 500).samples
  const frame = countSamples(40, clip.sample_rate)
  let heard = 0
  let weight = 0
  for (let start = 0; start + frame <= low.length; start += frame) {
    const piece = low.subarray(start, start + frame)
    const energy = computeRms(clip.samples.subarray(start, start + frame)) ** 2
    heard += (computeRms(piece) ** 2 / Math.max(energy, 1e-12)) * repetition(piece, clip.sample_rate) * energy
    weight += energy
  }
  return weight === 0 ? 0 : heard / weight
}

function repetition(piece: Float32Array, rate: number): number {
  let best = 0
  for (let lag = Math.floor(rate / 300); lag <= Math.min(rate / 60, piece.length / 2); lag++) {
    best = Math.max(best, correlation(piece, lag))
  }
  return best
}

function correlation(piece: Float32Array, lag: number): number {
  let product = 0
  let first = 1e-12
  let second = 1e-12
  for (let i = 0; i + lag < piece.length; i++) {
    const [a, b] = [piece[i]!, piece[i + lag]!]
    product += a * b
    first += a * a
    second += b * b
  }
  return product / Math.sqrt(first * second)
}
