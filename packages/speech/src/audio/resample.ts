import type { Clip } from './clip.ts'

const HALF_WIDTH = 16

/** Brings a clip to another sample rate (windowed sinc, low-passed when going down). */
export function resample(clip: Clip, sampleRate: number): Clip {
  if (clip.sample_rate === sampleRate) return clip
  const step = clip.sample_rate / sampleRate
  const cutoff = Math.min(1, 1 / step) * 0.95
  const reach = HALF_WIDTH / cutoff
  const samples = new Float32Array(Math.floor(clip.samples.length / step))
  for (let i = 0; i < samples.length; i++) {
    const centre = i * step
    const last = Math.min(clip.samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let k = Math.max(0, Math.ceil(centre - reach)); k <= last; k++) {
      sum += clip.samples[k]! * kernel(k - centre, cutoff, reach)
    }
    samples[i] = sum
  }
  return { samples, sample_rate: sampleRate }
}

function kernel(distance: number, cutoff: number, reach: number): number {
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
  if (distance === 0) return cutoff
  return (Math.sin(Math.PI * distance * cutoff) / (Math.PI * distance)) * window
}
