import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSoundKind, pronounce, soundExamples, type SoundId } from '@letterliaan/dutch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../../tools/testing/is-long.ts'
import { computeDurationMs, type Clip } from '../audio/clip.ts'
import { maxPeak, measureSpeechLevel } from '../audio/level.ts'
import { measurePeak, measureEnergyShareAbove, measureVoicing } from '../audio/measure.ts'
import { trimSilence } from '../audio/trim.ts'
import { decodeMp3 } from '../finishing/mp3.ts'
import type { SayRequest } from '../request.ts'
import { createSpeech } from '../speech.ts'
import { chooseSoundLevelDb } from './parts.ts'
import { createSynthesiser } from './synthesiser.ts'
import { createWordUtterance } from './utterance.ts'

const speech = createSpeech({ dataDir: mkdtempSync(join(tmpdir(), 'speech-')) })
afterAll(() => speech.close())

interface Heard {
  readonly clip: Clip
  readonly bytes: number
}

async function hear(request: SayRequest): Promise<Heard> {
  const { mp3 } = await speech.say(request)
  return { clip: trimSilence(await decodeMp3(new Uint8Array(mp3)), 35, 0), bytes: mp3.length }
}

const decibels = (value: number) => 20 * Math.log10(value)

const comparedSounds = new Set<SoundId>(
  'l_aa k_a l_ee k_e l_oo k_o l_uu k_u m_s m_z m_f m_v m_zj m_sj m_ch m_h m_p m_t m_k'.split(
    ' ',
  ) as SoundId[],
)

describe('every single sound', () => {
  const heard = new Map<SoundId, Clip>()
  const allSounds = Object.keys(soundExamples) as SoundId[]
  const sounds = isLong ? allSounds : allSounds.filter((sound) => comparedSounds.has(sound))

  beforeAll(async () => {
    for (const sound of sounds) heard.set(sound, (await hear({ type: 'part', sound })).clip)
  })
  const clipOf = (sound: SoundId) => heard.get(sound)!

  test.each(sounds)('%s is not silent or clipped, and has the duration of such a sound', (sound) => {
    const clip = clipOf(sound)
    expect(measurePeak(clip)).toBeLessThan(maxPeak * 1.12)
    expect(decibels(measureSpeechLevel(clip))).toBeGreaterThan(chooseSoundLevelDb(sound) - 5)
    expect(decibels(measureSpeechLevel(clip))).toBeLessThan(chooseSoundLevelDb(sound) + 3)
    const minMs = getSoundKind(sound) === 'M' ? 20 : 100
    expect(computeDurationMs(clip)).toBeGreaterThan(minMs)
    expect(computeDurationMs(clip)).toBeLessThan(650)
  })

  test.each([
    ['l_aa', 'k_a'],
    ['l_ee', 'k_e'],
    ['l_oo', 'k_o'],
    ['l_uu', 'k_u'],
  ] as const)('%s lasts at least 1.4 times as long as %s', (long, short) => {
    expect(computeDurationMs(clipOf(long))).toBeGreaterThan(1.4 * computeDurationMs(clipOf(short)))
  })

  test.each([
    ['m_s', 'm_z'],
    ['m_f', 'm_v'],
  ] as const)('%s is a hiss, %s is voiced', (hiss, voiced) => {
    expect(measureEnergyShareAbove(clipOf(hiss), 4000)).toBeGreaterThan(
      measureEnergyShareAbove(clipOf(voiced), 4000) * 1.5,
    )
    expect(measureVoicing(clipOf(voiced))).toBeGreaterThan(measureVoicing(clipOf(hiss)) + 0.3)
  })

  test('m_zj is more voiced than m_sj', () => {
    expect(measureVoicing(clipOf('m_zj'))).toBeGreaterThan(measureVoicing(clipOf('m_sj')) + 0.1)
  })

  test.each(['m_s', 'm_f', 'm_ch', 'm_h', 'm_sj', 'm_p', 'm_t', 'm_k'] as const)(
    '%s has no vowel after it',
    (sound) => {
      expect(measureVoicing(clipOf(sound))).toBeLessThan(0.35)
    },
  )
})

describe('words', () => {
  const allWords =
    `vis maan herfst leeuw vliegtuig kip zon bus aap boom koe huis neus slak melk school ring bank nacht haai
    bakker papegaai mannetje kasteel`.split(/\s+/)
  const words = isLong ? allWords : allWords.slice(0, 5)

  test.each(words)('%s is audible, not clipped, and at most 12 kB', async (text) => {
    const { clip, bytes } = await hear({ type: 'word', text })
    expect(bytes).toBeLessThanOrEqual(12_000)
    expect(measurePeak(clip)).toBeLessThan(maxPeak * 1.12)
    expect(Math.abs(decibels(measureSpeechLevel(clip)) + 16)).toBeLessThan(2)
    const sounds = pronounce(text).groups.flatMap((group) => group.sounds).length
    expect(computeDurationMs(clip)).toBeGreaterThan(70 * sounds)
    expect(computeDurationMs(clip)).toBeLessThan(400 + 200 * sounds)
  })

  test('a sentence and klankgroepen are audible', async () => {
    const sentence = await hear({ type: 'sentence', text: 'De vis zwemt in de kom.', word: 'vis' })
    const groups = await hear({ type: 'sound_groups', text: 'bakker' })
    const word = await hear({ type: 'word', text: 'bakker' })
    expect(computeDurationMs(sentence.clip)).toBeGreaterThan(1500)
    expect(computeDurationMs(groups.clip)).toBeGreaterThan(computeDurationMs(word.clip) + 400)
  })

  test('one klankgroep can be spoken alone', async () => {
    const groups = await hear({ type: 'sound_groups', text: 'bakker' })
    const [first, second] = await Promise.all(
      [1, 2].map((group) => hear({ type: 'sound_groups', text: 'bakker', group })),
    )
    const together = computeDurationMs(first!.clip) + computeDurationMs(second!.clip)
    expect(computeDurationMs(groups.clip) - together).toBeGreaterThan(300)
    expect(computeDurationMs(groups.clip) - together).toBeLessThan(900)
    await expect(hear({ type: 'sound_groups', text: 'bakker', group: 3 })).rejects.toThrow('nothing to say')
  })
})

describe('the vowel of a word', () => {
  const synthesiser = createSynthesiser()
  afterAll(() => synthesiser.close())

  /** Returns the time (ms) from the vowel to the last sound, in a word with three sounds. */
  async function vowelOf(word: string): Promise<number> {
    const { phonemes } = await synthesiser.speak(createWordUtterance(pronounce(word).groups).question)
    const [, vowel] = phonemes
    const coda = phonemes.findLast(({ name }) => name !== '')
    return coda!.at_ms - vowel!.at_ms
  }

  test.each([
    ['maan', 'man'],
    ['boom', 'bom'],
    ['doos', 'dos'],
    ['been', 'ben'],
    ['peen', 'pen'],
    ['kaas', 'kas'],
    ['muur', 'mus'],
  ])('lasts at least 1.4 times as long in %s as in %s', async (long, short) => {
    expect(await vowelOf(long)).toBeGreaterThan(1.4 * (await vowelOf(short)))
  })
})

test.each(['kip', 'soep', 'slaap'])('the last sound of %s is audible', async (text) => {
  const { clip } = await hear({ type: 'word', text })
  const end = clip.samples.slice(-Math.round(clip.sample_rate * 0.05))
  expect(decibels(measurePeak({ ...clip, samples: end }) / measurePeak(clip))).toBeGreaterThan(-20)
})

describe('the first sound of a word', () => {
  const firstSound = async (text: string) => {
    const { clip } = await hear({ type: 'word', text })
    return { ...clip, samples: clip.samples.slice(0, Math.round(clip.sample_rate * 0.07)) }
  }

  test.each([
    ['sok', 'zon'],
    ['soep', 'zoet'],
    ['fee', 'vee'],
    ['fles', 'vlees'],
  ])('is a hiss in %s and voiced in %s', async (hiss, voiced) => {
    const [unvoiced, hummed] = [await firstSound(hiss), await firstSound(voiced)]
    expect(measureVoicing(hummed)).toBeGreaterThan(measureVoicing(unvoiced) + 0.2)
    expect(measureEnergyShareAbove(unvoiced, 4000)).toBeGreaterThan(measureEnergyShareAbove(hummed, 4000))
  })
})
