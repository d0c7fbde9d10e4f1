import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SoundName } from '../../sound/sounds.ts'
import { celebrations } from './celebrations.ts'

const order: readonly (keyof typeof celebrations)[] = [
  'word',
  'exercise',
  'dictation',
  'step',
  'badge',
  'world',
  'diamonds',
]

const sounds = join(import.meta.dirname, '../../../../../apps/game/public/sounds')
/** Bit rates of MPEG-2 layer III in kbit/s. */
const bitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRates = [22_050, 24_000, 16_000]

/** Returns the seconds of sound in an MP3, by counting its frames. */
function secondsOf(name: SoundName): number {
  const bytes = readFileSync(join(sounds, `${name}.mp3`))
  let [at, seconds] = [0, 0]
  while (at + 4 < bytes.length) {
    const [, version = 0, rates = 0] = bytes.subarray(at)
    const isMpeg2 = (version & 0x18) === 0x10
    const bitRate = (bitRates[rates >> 4] ?? 0) * 1000
    const sampleRate = sampleRates[(rates >> 2) & 3] ?? 0
    if (bytes[at] !== 0xff || !isMpeg2 || bitRate === 0 || sampleRate === 0) {
      at += 1
      continue
    }
    at += Math.floor((72 * bitRate) / sampleRate) + ((rates >> 1) & 1)
    seconds += 576 / sampleRate
  }
  return seconds
}

test('PLEK-3 each celebration from word to diamonds lasts longer and has more sound than the previous one', () => {
  expect(Object.keys(celebrations)).toEqual(order)
  const measured = order.map((name) => ({
    lastsMs: celebrations[name].lastsMs,
    sound: celebrations[name].sounds.reduce((sum, sound) => sum + secondsOf(sound), 0),
  }))
  for (const [at, larger] of measured.entries()) {
    const smaller = measured[at - 1]
    if (smaller === undefined) continue
    expect([order[at], larger.lastsMs > smaller.lastsMs]).toEqual([order[at], true])
    expect([order[at], larger.sound > smaller.sound]).toEqual([order[at], true])
  }
})
