import { readdirSync, readFileSync } from 'node:fs'
import { decodeMp3, encodeMp3 } from '@letterliaan/speech/mp3'
import { loudnessOf } from '@letterliaan/ui/music/rendering'
import { ambienceLoop } from '@letterliaan/ui/sound'
import { beforeAll, describe, expect, test } from 'vitest'
import { ambienceNames, loopSeconds } from './sounds/ambience.ts'
import { effectNames, renderEffect } from './sounds/effects.ts'
import { effectSampleRate } from './sounds/track.ts'

const folder = new URL('../apps/game/public/sounds/', import.meta.url)
const fileOf = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.mp3`, folder)))
const names = [...effectNames, ...ambienceNames]
const decoded = new Map<string, Float32Array>()

beforeAll(async () => {
  for (const name of names) decoded.set(name, (await decodeMp3(fileOf(name))).samples)
})

const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, s) => sum + s * s, 0) / samples.length)
const peak = (samples: Float32Array) => samples.reduce((max, s) => Math.max(max, Math.abs(s)), 0)

test('exactly the sounds of the script are there, together at most 550 kB, one at most 64 kB', () => {
  expect(readdirSync(folder).toSorted()).toEqual(names.map((name) => `${name}.mp3`).toSorted())
  expect(names.reduce((sum, name) => sum + fileOf(name).length, 0)).toBeLessThanOrEqual(550_000)
  for (const name of names) expect(fileOf(name).length).toBeLessThanOrEqual(64_000)
})

test.each(names)('%s decodes, and is neither silent nor clipped', (name) => {
  const samples = decoded.get(name)!
  expect(rms(samples)).toBeGreaterThan(0.02)
  expect(peak(samples)).toBeLessThan(0.9)
})

test.each(effectNames)('%s ends in silence', (name) => {
  expect(rms(decoded.get(name)!.slice(-effectSampleRate / 100))).toBeLessThan(0.02)
})

test('wrong is softer than right', () => {
  expect(rms(decoded.get('wrong')!)).toBeLessThan(rms(decoded.get('right')!))
})

test.each([
  [
    'tunes of joy',
    ['right', 'coin', 'chirp', 'badge', 'step-passed', 'unlock', 'hop', 'diamond', 'cave-open', 'letters'],
    -18,
  ],
  ['places', ambienceNames, -24],
])('PLEK-4 all %s are as loud', (_what, these, lufs) => {
  for (const name of these) {
    const heard = loudnessOf(decoded.get(name)!, effectSampleRate)
    expect([name, Math.abs(heard - lufs) < 1]).toEqual([name, true])
  }
})

test('the script makes the checked-in file again', async () => {
  const again = await encodeMp3({ samples: renderEffect('right'), sample_rate: effectSampleRate })
  expect(Buffer.from(again).equals(fileOf('right'))).toBe(true)
})

describe('ambience', () => {
  test.each(ambienceNames)(
    '%s goes on without a seam and without a jump of its level where the player repeats it',
    (name) => {
      const samples = decoded.get(name)!
      const start = Math.round(ambienceLoop.start * effectSampleRate)
      const end = Math.round(ambienceLoop.end * effectSampleRate)
      expect(end - start).toBe(loopSeconds * effectSampleRate)
      const window = Math.round(0.05 * effectSampleRate)
      const after = samples.slice(end, end + window)
      const difference = after.map((sample, i) => sample - samples[start + i]!)
      // The remaining difference is the noise of the MP3 encoding.
      expect(rms(difference)).toBeLessThan(rms(after) * 0.5)
      const half = effectSampleRate / 2
      const levelDb = (from: number) => 20 * Math.log10(rms(samples.slice(from, from + half)))
      const levels = Array.from({ length: 2 * loopSeconds }, (_, at) => levelDb(start + at * half))
      const steps = levels.map((level, at) => Math.abs(level - levels.at(at - 1)!))
      // The first step is that over the seam: no larger than those within the round.
      expect(steps[0]).toBeLessThanOrEqual(Math.max(...steps.slice(1)))
    },
  )
})
