import { expect, test } from 'vitest'
import { stretchSound } from './stretch-sound.ts'

const rate = 24_000

const tone = (hertz: number): Float32Array =>
  Float32Array.from({ length: rate }, (_, at) => {
    const turn = (2 * Math.PI * hertz * at) / rate
    return 0.5 * Math.sin(turn) + 0.2 * Math.sin(3 * turn)
  })

/** Returns the number of upward zero crossings a second. */
const pitchOf = (samples: Float32Array): number => {
  let rises = 0
  for (let at = 1; at < samples.length; at++) if (samples[at - 1]! < 0 && samples[at]! >= 0) rises++
  return (rises * rate) / samples.length
}

const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

test.each([
  [0.85, 110],
  [0.85, 220],
  [0.7, 110],
  [0.7, 220],
])('KALM-1 a voice slowed down to speed %f keeps its pitch of %d Hz and its loudness', (speed, hertz) => {
  const before = tone(hertz)
  const after = stretchSound(before, rate, speed)
  expect(after.length).toBe(Math.round(rate / speed))
  expect(Math.abs(pitchOf(after) / hertz - 1)).toBeLessThan(0.02)
  expect(Math.abs(loudnessOf(after) / loudnessOf(before) - 1)).toBeLessThan(0.05)
})

test('silence stays silent, and a sound shorter than a segment can be slowed down', () => {
  expect(stretchSound(new Float32Array(rate), rate, 0.7).every((sample) => sample === 0)).toBe(true)
  const short = stretchSound(tone(200).slice(0, 100), rate, 0.7)
  expect([short.length, short.every(Number.isFinite)]).toEqual([143, true])
})
