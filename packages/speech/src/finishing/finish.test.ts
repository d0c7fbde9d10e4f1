import { afterAll, expect, test } from 'vitest'
import { durationMs, slice } from '../audio/clip.ts'
import { joinWithGaps } from '../audio/join.ts'
import { speechLevel } from '../audio/level.ts'
import { peakOf } from '../audio/measure.ts'
import { tone, wavOf } from '../audio/tones.ts'
import { createFinisher } from './finisher.ts'
import { decodeMp3, encodeMp3, mp3DurationMs } from './mp3.ts'

const finisher = createFinisher()
afterAll(() => finisher.close())

test('a finished sound is MP3 of 22.05 kHz with 50 ms silence ahead and 150 ms after', async () => {
  const mp3 = await finisher.finish(await finisher.tidy(tone(500, 300, 0.1), -16))
  const clip = await decodeMp3(mp3)
  expect(clip.sample_rate).toBe(22_050)
  expect(peakOf(slice(clip, 0, 45))).toBeLessThan(0.01)
  expect(peakOf(slice(clip, 80, 500))).toBeGreaterThan(0.2)
  expect(peakOf(slice(clip, 600, 720))).toBeLessThan(0.01)
  expect(durationMs(clip)).toBeGreaterThanOrEqual(700)
  expect(mp3DurationMs(mp3)).toBeCloseTo(durationMs(clip), -1)
})

test.each([8000, 44_100, 48_000])(
  'a WAV file of %d Hz becomes 22.05 kHz at the wanted level',
  async (rate) => {
    const clip = await finisher.tidy(wavOf(tone(500, 300, 0.02, rate), 2), -18)
    expect(clip.sample_rate).toBe(22_050)
    expect(durationMs(clip)).toBeCloseTo(500, -2)
    expect(20 * Math.log10(speechLevel(clip))).toBeCloseTo(-18, 0)
  },
)

test('an MP3 file is taken too', async () => {
  const clip = await finisher.tidy(await encodeMp3(tone(500, 300, 0.3)), -16)
  expect(durationMs(clip)).toBeGreaterThan(480)
})

test('what cannot be read, is silent or far too long is refused, and the thread works on', async () => {
  const long = joinWithGaps([tone(10, 300, 1), tone(10, 300, 1)], 31_000)
  await expect(finisher.tidy(new Uint8Array(3000), -16)).rejects.toThrow('unreadable')
  await expect(finisher.tidy(wavOf(tone(500, 300, 0)), -16)).rejects.toThrow('silent')
  await expect(finisher.tidy(long, -16)).rejects.toThrow('too-long')
  await expect(finisher.tidy(tone(300, 300, 0.1), -16)).resolves.toBeDefined()
})

test('of an MP3 that is far too long no more is decoded than shows it', async () => {
  const mp3 = await encodeMp3(joinWithGaps([tone(10, 300, 1), tone(10, 300, 1)], 60_000))
  expect(durationMs(await decodeMp3(mp3))).toBeGreaterThan(60_000)
  expect(durationMs(await decodeMp3(mp3, 30_000))).toBeLessThan(60_000)
  await expect(finisher.tidy(mp3, -16)).rejects.toThrow('too-long')
})
