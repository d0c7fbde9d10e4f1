import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeDurationMs, sliceClip } from './clip.ts'
import { fadeEnds } from './fade.ts'
import { sustainClip } from './sustain.ts'
import { joinAtInterval, joinWithGaps, padWithSilence } from './join.ts'
import { maxPeak, normaliseLevel, measureSpeechLevel } from './level.ts'
import { measurePeak, measureEnergyShareAbove, measureVoicing } from './measure.ts'
import { resampleClip } from './resample.ts'
import { noiseFixture, toneFixture, wavFixture } from './test-tones.fixture.ts'
import { computeRms, trimSilence } from './trim.ts'
import { readWav } from './wav.ts'

const decibels = (value: number) => 20 * Math.log10(value)

describe('normaliseLevel', () => {
  test.each([0.001, 0.05, 0.9])('brings a tone of amplitude %f to the target level', (amplitude) => {
    expect(decibels(measureSpeechLevel(normaliseLevel(toneFixture(500, 200, amplitude), -16)))).toBeCloseTo(
      -16,
      0,
    )
  })

  test('ignores pauses', () => {
    const word = joinWithGaps([toneFixture(200, 200, 0.1), toneFixture(200, 200, 0.1)], 800)
    expect(decibels(measureSpeechLevel(normaliseLevel(word)))).toBeCloseTo(-16, 0)
  })

  test('leaves silence unchanged', () => {
    expect(measurePeak(normaliseLevel(padWithSilence(toneFixture(0, 1, 1), 100, 100)))).toBe(0)
  })

  test('limits samples to the maximum', () => {
    const bursts = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 80 }), fc.double({ min: 0, max: 1, noNaN: true })),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(bursts, fc.integer({ min: -30, max: 0 }), (pieces, target) => {
        const clip = joinWithGaps(
          pieces.map(([ms, amplitude]) => noiseFixture(ms, amplitude)),
          20,
        )
        expect(measurePeak(normaliseLevel(clip, target))).toBeLessThanOrEqual(maxPeak + 1e-6)
      }),
    )
  })
})

describe('trimSilence', () => {
  test('trims silence and soft noise on both ends, except 10 ms', () => {
    const clip = padWithSilence(toneFixture(300, 400, 0.5), 400, 700)
    expect(computeDurationMs(trimSilence(clip))).toBeCloseTo(320, -1)
  })

  test('returns an empty clip for silence', () => {
    expect(trimSilence(padWithSilence(toneFixture(0, 1, 1), 100, 100)).samples).toHaveLength(0)
  })
})

describe('joining clips', () => {
  test('adds gaps between clips, but none before or after them', () => {
    expect(
      computeDurationMs(joinWithGaps([toneFixture(100, 200, 1), toneFixture(100, 200, 1)], 450)),
    ).toBeCloseTo(650, 0)
  })

  test('starts clips at a fixed interval', () => {
    const joined = joinAtInterval(
      [toneFixture(200, 200, 0.5), toneFixture(200, 200, 0.5), toneFixture(200, 200, 0.5)],
      1300,
    )
    expect(computeDurationMs(joined)).toBeCloseTo(2800, 0)
    const loud = [0, 1300, 2600].map((start) => computeRms(sliceClip(joined, start, start + 200).samples))
    const silent = [210, 1510].map((start) => measurePeak(sliceClip(joined, start, start + 1080)))
    expect(Math.min(...loud)).toBeGreaterThan(0.3)
    expect(silent).toEqual([0, 0])
  })

  test('rejects clips of different sample rates, and an empty list', () => {
    expect(() => joinWithGaps([toneFixture(10, 200, 1), toneFixture(10, 200, 1, 16_000)], 5)).toThrow(
      RangeError,
    )
    expect(() => joinAtInterval([], 5)).toThrow(RangeError)
  })
})

describe('sustainClip', () => {
  test('makes a voice longer at the same pitch and level', () => {
    const held = sustainClip(toneFixture(150, 120, 0.5), 500)
    expect(computeDurationMs(held)).toBeCloseTo(500, 0)
    expect(computeRms(sliceClip(held, 100, 400).samples)).toBeCloseTo(0.5 / Math.SQRT2, 1)
    expect(measureVoicing(held)).toBeGreaterThan(0.95)
  })

  test('makes a hiss longer without gaps', () => {
    const held = sustainClip(noiseFixture(120, 0.5), 500)
    const levels = Array.from({ length: 24 }, (_, i) =>
      computeRms(sliceClip(held, i * 20, i * 20 + 20).samples),
    )
    expect(Math.min(...levels)).toBeGreaterThan(0.15)
    expect(measureVoicing(held)).toBeLessThan(0.2)
  })

  test('returns a clip that is long enough unchanged', () => {
    const clip = toneFixture(300, 120, 0.5)
    expect(sustainClip(clip, 200)).toBe(clip)
  })
})

test('fadeEnds starts and ends in silence', () => {
  const { samples } = fadeEnds(toneFixture(100, 200, 1), 5, 10)
  expect(samples[0]).toBe(0)
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01)
})

describe('resample', () => {
  test.each([8000, 16_000, 24_000, 44_100, 48_000])('keeps a tone if it is sampled from %d Hz', (rate) => {
    const clip = resampleClip(toneFixture(400, 440, 0.5, rate), 22_050)
    expect(computeDurationMs(clip)).toBeCloseTo(400, 0)
    expect(computeRms(sliceClip(clip, 50, 350).samples)).toBeCloseTo(0.5 / Math.SQRT2, 2)
  })

  test('removes frequencies that the lower rate cannot represent', () => {
    expect(
      computeRms(sliceClip(resampleClip(toneFixture(400, 15_000, 0.5, 48_000), 22_050), 50, 350).samples),
    ).toBeLessThan(0.01)
  })
})

describe('readWav', () => {
  test.each([1, 2])('reads 16-bit files of %d channels', (channels) => {
    const clip = toneFixture(100, 300, 0.5)
    const read = readWav(wavFixture(clip, channels))
    expect(read.sample_rate).toBe(22_050)
    expect(read.samples).toHaveLength(clip.samples.length)
    expect(computeRms(read.samples)).toBeCloseTo(computeRms(clip.samples), 3)
  })

  test('reads a streamed file that has no length', () => {
    const bytes = wavFixture(toneFixture(100, 300, 0.5))
    new DataView(bytes.buffer).setUint32(40, 0xff_ff_ff_ff, true)
    expect(computeDurationMs(readWav(bytes))).toBeCloseTo(100, 0)
  })

  test('rejects other files with a RangeError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(() => readWav(bytes)).toThrow(RangeError)
      }),
    )
    const compressed = wavFixture(toneFixture(100, 300, 0.5))
    compressed[20] = 2
    expect(() => readWav(compressed)).toThrow(RangeError)
  })

  test('never reads past a damaged header', () => {
    const whole = wavFixture(toneFixture(20, 300, 0.5))
    fc.assert(
      fc.property(fc.nat(43), fc.nat(255), fc.nat(whole.length), (place, value, length) => {
        const damaged = whole.slice(0, length)
        if (place < length) damaged[place] = value
        expect(samplesOrRefusal(damaged)).toBeLessThan(10_000)
      }),
    )
  })
})

test('a hiss is measured as high and unvoiced, and a hum as low and voiced', () => {
  expect(measureEnergyShareAbove(toneFixture(200, 6000, 0.5), 4000)).toBeGreaterThan(0.95)
  expect(measureEnergyShareAbove(toneFixture(200, 200, 0.5), 4000)).toBeLessThan(0.05)
  expect(measureVoicing(toneFixture(200, 120, 0.5))).toBeGreaterThan(0.95)
  expect(measureVoicing(noiseFixture(200, 0.5))).toBeLessThan(0.2)
})

/** Returns the number of samples, or 0 if the file is rejected with the right error. */
function samplesOrRefusal(bytes: Uint8Array): number {
  try {
    return readWav(bytes).samples.length
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}
