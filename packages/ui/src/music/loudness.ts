/** Coefficients of a second-order filter, with a0 = 1. */
interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The first filter of K-weighting, for any sample rate: +4 dB from 1.7 kHz. */
function highShelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974_450_955_533) / rate)
  const high = 10 ** (3.999_843_853_973_347 / 20)
  const band = high ** 0.499_666_774_154_541_6
  const q = 0.707_175_236_955_419_6
  const a0 = 1 + k / q + k * k
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

/** The second filter of K-weighting, a high-pass at 38 Hz. */
function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.135_470_876_024_44) / rate)
  const q = 0.500_327_037_323_877_3
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

function filter(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const result = new Float32Array(samples.length)
  let s1 = 0
  let s2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!
    const y = b[0] * x + s1
    s1 = b[1] * x - a[0] * y + s2
    s2 = b[2] * x - a[1] * y
    result[i] = y
  }
  return result
}

const loudnessOfPower = (power: number): number => -0.691 + 10 * Math.log10(power)

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Returns the mean power of blocks of 0.4 s that overlap by three quarters. A shorter sound is one block. */
function blockPowers(weighted: Float32Array, rate: number): number[] {
  const block = Math.min(weighted.length, Math.round(0.4 * rate))
  const step = Math.round(0.1 * rate)
  const powers: number[] = []
  for (let from = 0; from + block <= weighted.length; from += step) {
    let sum = 0
    for (let i = from; i < from + block; i++) sum += weighted[i]! ** 2
    powers.push(sum / block)
  }
  return powers
}

/** Returns integrated loudness of mono samples (LUFS, ITU-R BS.1770-4, both gates). Silence is -Infinity. */
export function measureLoudness(samples: Float32Array, rate: number): number {
  const powers = blockPowers(filter(filter(samples, highShelf(rate)), highPass(rate)), rate)
  const heard = powers.filter((power) => loudnessOfPower(power) > -70)
  if (heard.length === 0) return -Infinity
  const gate = loudnessOfPower(mean(heard)) - 10
  return loudnessOfPower(mean(heard.filter((power) => loudnessOfPower(power) > gate)))
}

export const toGain = (decibels: number): number => 10 ** (decibels / 20)

/** Scales samples in place to a loudness (LUFS). */
export function normaliseLoudness(samples: Float32Array, rate: number, lufs: number): void {
  const gain = toGain(lufs - measureLoudness(samples, rate))
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain
}
