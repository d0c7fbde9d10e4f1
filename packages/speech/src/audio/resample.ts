import type { Clip } from './clip.ts'

const kernelHalfWidth = 16

export function resampleClip(clip: Clip, sampleRate: number): Clip {
  if (clip.sample_rate === sampleRate) return clip
  const step = clip.sample_rate / sampleRate
  const cutoff = Math.min(1, 1 / step) * 0.95
  const reach = kernelHalfWidth / cutoff
  const kernel = tabulate(cutoff, reach)
  const samples = new Float32Array(Math.floor(clip.samples.length / step))
  for (let i = 0; i < samples.length; i++) {
    const centre = i * step
    const last = Math.min(clip.samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let k = Math.max(0, Math.ceil(centre - reach)); k <= last; k++) {
      sum += clip.samples[k]! * read(kernel, Math.abs(k - centre))
    }
    samples[i] = sum
  }
  return { samples, sample_rate: sampleRate }
}

/** Number of table entries per sample, which keeps the error below −100 dB. */
const tableResolution = 512

/** Makes a table, because computing sines and cosines would take nearly all of the time. */
function tabulate(cutoff: number, reach: number): Float64Array {
  const size = Math.ceil(reach * tableResolution) + 2
  return Float64Array.from({ length: size }, (_, place) => kernelAt(place / tableResolution, cutoff, reach))
}

function read(kernel: Float64Array, distance: number): number {
  const place = distance * tableResolution
  const before = Math.floor(place)
  const low = kernel[before]!
  return low + (kernel[before + 1]! - low) * (place - before)
}

function kernelAt(distance: number, cutoff: number, reach: number): number {
  const window = 0.5 + 0.5 * Math.cos((Math.PI * Math.min(distance, reach)) / reach)
  if (distance === 0) return cutoff
  return (Math.sin(Math.PI * distance * cutoff) / (Math.PI * distance)) * window
}
