import { readdirSync, readFileSync } from 'node:fs'
import { decodeMp3 } from '@letterliaan/speech/mp3'
import { measureLoudness } from '@letterliaan/ui/music/loudness'
import { ambienceLoop } from '@letterliaan/ui/sound'
import { beforeAll, expect, test } from 'vitest'

const folder = new URL('../apps/game/public/sounds/', import.meta.url)
const sampleRate = 24_000
const ambiences = ['birds', 'water', 'canopy', 'dusk', 'night', 'cave']
const joys = [
  'right',
  'coin',
  'chirp',
  'badge',
  'step-passed',
  'unlock',
  'hop',
  'diamond',
  'cave-open',
  'letters',
]
const files = readdirSync(folder).map((file) => ({
  name: file.replace('.mp3', ''),
  bytes: new Uint8Array(readFileSync(new URL(file, folder))),
}))
const names = files.map(({ name }) => name)
const effects = names.filter((name) => !ambiences.includes(name))
const decoded = new Map<string, Float32Array>()

beforeAll(async () => {
  for (const { name, bytes } of files) decoded.set(name, (await decodeMp3(bytes)).samples)
})

const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, s) => sum + s * s, 0) / samples.length)
const peak = (samples: Float32Array) => samples.reduce((max, s) => Math.max(max, Math.abs(s)), 0)

test('all sounds together are at most 550 kB, and each is at most 64 kB', () => {
  expect(names).toEqual(expect.arrayContaining([...ambiences, ...joys, 'wrong']))
  const sizes = files.map(({ bytes }) => bytes.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(550_000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64_000)
})

test.each(names)('%s is not silent or clipped', (name) => {
  expect(rms(decoded.get(name)!)).toBeGreaterThan(0.02)
  expect(peak(decoded.get(name)!)).toBeLessThan(0.9)
})

test.each(effects)('%s ends in silence', (name) => {
  expect(rms(decoded.get(name)!.slice(-sampleRate / 100))).toBeLessThan(0.02)
})

test('the sound of a wrong answer is softer than that of a right one', () => {
  expect(rms(decoded.get('wrong')!)).toBeLessThan(rms(decoded.get('right')!))
})

test.each([
  ['tunes of joy', joys, -18],
  ['places', ambiences, -24],
])('PLEK-4 all %s are equally loud', (_group, these, lufs) => {
  for (const name of these)
    expect([name, Math.abs(measureLoudness(decoded.get(name)!, sampleRate) - lufs) < 1]).toEqual([name, true])
})

test.each(ambiences)('%s repeats without a gap or a jump in level', (name) => {
  const samples = decoded.get(name)!
  const [start, end] = [ambienceLoop.start, ambienceLoop.end].map((at) => Math.round(at * sampleRate)) as [
    number,
    number,
  ]
  const after = samples.slice(end, end + Math.round(0.05 * sampleRate))
  // The difference is noise of the MP3 encoding.
  expect(rms(after.map((sample, i) => sample - samples[start + i]!))).toBeLessThan(rms(after) * 0.5)
  const half = sampleRate / 2
  const levels = Array.from(
    { length: (end - start) / half },
    (_, at) => 20 * Math.log10(rms(samples.slice(start + at * half, start + (at + 1) * half))),
  )
  const steps = levels.map((level, at) => Math.abs(level - levels.at(at - 1)!))
  expect(steps[0]).toBeLessThanOrEqual(Math.max(...steps.slice(1)))
})
