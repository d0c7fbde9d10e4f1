import { effectSampleRate } from './track.ts'

/** White noise of so many seconds. */
export function whiteNoise(seconds: number, random: () => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * effectSampleRate) }, () => random() * 2 - 1)
}

/**
 * Keeps a band around `hz` (a state-variable filter; `sharpness` ≥ 0.5). It runs over the loop twice and
 * keeps the second round, so that the end fits the beginning.
 */
export function bandPassLoop(loop: Float32Array, hz: number, sharpness: number): Float32Array {
  const step = 2 * Math.sin((Math.PI * hz) / effectSampleRate)
  const result = new Float32Array(loop.length)
  let low = 0
  let band = 0
  for (let i = 0; i < loop.length * 2; i++) {
    const place = i % loop.length
    low += step * band
    band += step * (loop[place]! - low - band / sharpness)
    result[place] = band
  }
  return result
}

/** Lets a loop swell and sink `times` times a round, never below `least`. */
export function swellLoop(
  loop: Float32Array,
  times: number,
  minLevel: number,
  phase: number = 0,
): Float32Array {
  return loop.map((sample, i) => {
    const wave = 0.5 + 0.5 * Math.sin(2 * Math.PI * ((times * i) / loop.length + phase))
    return sample * (minLevel + (1 - minLevel) * wave)
  })
}
