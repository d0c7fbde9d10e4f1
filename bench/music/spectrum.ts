const size = 2048

/** In place; length a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[real[i], real[j]] = [real[j]!, real[i]!]
      ;[imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!]
    }
  }
  for (let span = 2; span <= length; span *= 2) {
    const angle = (-2 * Math.PI) / span
    for (let from = 0; from < length; from += span)
      for (let k = 0; k < span / 2; k++) {
        const [a, b] = [from + k, from + k + span / 2]
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)]
        const x = real[b]! * cos - imaginary[b]! * sin
        const y = real[b]! * sin + imaginary[b]! * cos
        real[b] = real[a]! - x
        imaginary[b] = imaginary[a]! - y
        real[a]! += x
        imaginary[a]! += y
      }
  }
}

/** Mean power of each band of `rate / 2048` Hz. */
export function meanSpectrum(samples: Float32Array): Float64Array {
  const mean = new Float64Array(size / 2)
  for (let from = 0; from + size <= samples.length; from += size) {
    const real = Float64Array.from({ length: size }, (_, i) => {
      return samples[from + i]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
    })
    const imaginary = new Float64Array(size)
    transform(real, imaginary)
    for (let i = 0; i < mean.length; i++) mean[i]! += real[i]! ** 2 + imaginary[i]! ** 2
  }
  return mean
}

/** 0 for tones, 1 for white noise: the geometric mean beside the arithmetic one. */
export function flatnessOf(spectrum: Float64Array): number {
  const powers = spectrum.slice(1).map((power) => power + 1e-12)
  const logs = powers.reduce((sum, power) => sum + Math.log(power), 0) / powers.length
  return Math.exp(logs) / (powers.reduce((sum, power) => sum + power, 0) / powers.length)
}

/** The share of its power above so many Hz, 0–1: what tires. */
export function shareAbove(spectrum: Float64Array, hz: number, rate: number): number {
  const all = spectrum.reduce((sum, power) => sum + power, 0)
  const high = spectrum.slice(Math.round((hz * size) / rate)).reduce((sum, power) => sum + power, 0)
  return high / all
}
