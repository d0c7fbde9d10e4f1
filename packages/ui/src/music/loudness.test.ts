import { expect, test } from 'vitest'
import { normaliseLoudness, measureLoudness } from './loudness.ts'

const sine = (hz: number, rate: number, seconds: number, gain = 1): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, i) => gain * Math.sin((2 * Math.PI * hz * i) / rate))

test('PLEK-4 the loudness of a full-scale sine of 997 Hz in one channel is -3.01 LUFS', () => {
  expect(measureLoudness(sine(997, 48_000, 5), 48_000)).toBeCloseTo(-3.01, 2)
  expect(measureLoudness(sine(997, 24_000, 5), 24_000)).toBeCloseTo(-3.01, 1)
  expect(measureLoudness(sine(997, 48_000, 5, 0.1), 48_000)).toBeCloseTo(-23.01, 2)
})

test('a low tone is less loud and a high tone louder than a tone of 997 Hz', () => {
  const [low, middle, high] = [40, 997, 4000].map((hz) => measureLoudness(sine(hz, 48_000, 3), 48_000))
  expect(middle! - low!).toBeGreaterThan(4)
  expect(high! - middle!).toBeGreaterThan(2.5)
})

test('rests do not change the loudness, and silence has a loudness of -Infinity', () => {
  const tone = sine(997, 48_000, 4, 0.1)
  const withRest = new Float32Array(tone.length * 3)
  withRest.set(tone)
  expect(measureLoudness(withRest, 48_000)).toBeCloseTo(measureLoudness(tone, 48_000), 0)
  expect(measureLoudness(new Float32Array(48_000), 48_000)).toBe(-Infinity)
})

test('a sound that is shorter than a block can be levelled', () => {
  const short = sine(997, 24_000, 1, 0.5).slice(0, 4800)
  normaliseLoudness(short, 24_000, -20)
  expect(measureLoudness(short, 24_000)).toBeCloseTo(-20, 3)
})
