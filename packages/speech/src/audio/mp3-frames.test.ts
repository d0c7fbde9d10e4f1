import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeMp3 } from '../finishing/mp3.ts'
import { measureMp3Frames } from './mp3-frames.ts'
import { toneFixture } from './test-tones.fixture.ts'

test.each([22_050, 24_000, 44_100])('STEM-2 an MP3 of %d Hz is measured without decoding', async (rate) => {
  const mp3 = await encodeMp3(toneFixture(1000, 220, 0.3, rate))
  expect(measureMp3Frames(mp3)).toBeGreaterThan(990)
  expect(measureMp3Frames(mp3)).toBeLessThan(1150)
})

test('STEM-2 an MP3 that is truncated or has trailing data, and other files, are rejected', async () => {
  const mp3 = await encodeMp3(toneFixture(500, 220, 0.3))
  expect(measureMp3Frames(mp3.subarray(0, mp3.length - 5))).toBeNull()
  expect(measureMp3Frames(new Uint8Array([...mp3, 0x50, 0x4b, 3, 4]))).toBeNull()
  expect(measureMp3Frames(new Uint8Array(0))).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
      expect(measureMp3Frames(bytes)).toBeNull()
    }),
  )
})
