import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SoundId } from '@letterliaan/dutch'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { computeDurationMs, sliceClip } from './audio/clip.ts'
import { toneFixture, wavFixture } from './audio/test-tones.fixture.ts'
import { computeRms } from './audio/trim.ts'
import { decodeMp3 } from './finishing/mp3.ts'
import { checkRecording, findRecordingFileKey } from './recordings.ts'
import { createRecordingsInMemory } from './testing/recordings-in-memory.ts'
import type { SayRequest } from './request.ts'
import { createSpeech, type Speech, type SpeechSettings } from './speech.ts'
import { TooManyWaitingError } from './speech-errors.ts'

const vis: SayRequest = {
  type: 'word',
  text: 'vis',
  groups: [{ sounds: ['m_v', 'k_i', 'm_s'], stressed: true }],
}
const sayWith = (vowel: SoundId): SayRequest => ({
  ...vis,
  groups: [{ sounds: ['m_v', vowel, 'm_s'], stressed: true }],
})

const recordings = createRecordingsInMemory()
const opened: Speech[] = []

function open(options: Partial<SpeechSettings> = {}): Speech {
  const speech = createSpeech({ dataDir: mkdtempSync(join(tmpdir(), 'speech-')), recordings, ...options })
  opened.push(speech)
  return speech
}

// Tests share these programs, which take a second to start. Each test has its own sounds or its own school.
const dataDir = mkdtempSync(join(tmpdir(), 'speech-'))
const speech = open({ dataDir })
// Its file is no model, so this voice is planned but fails when it speaks.
const withNeuralVoice = open({ model: import.meta.filename })
afterAll(() => opened.forEach((each) => each.close()))

const listFiles = () => (existsSync(join(dataDir, 'speech')) ? readdirSync(join(dataDir, 'speech')) : [])
let filesBefore: ReadonlySet<string>
beforeEach(() => void (filesBefore = new Set(listFiles())))
const files = () => listFiles().filter((file) => !filesBefore.has(file))
const decode = (mp3: Buffer) => decodeMp3(new Uint8Array(mp3))

test('speaks a word as MP3 and stores the sound under its etag', async () => {
  const said = await speech.say(vis)
  expect(said.voice).toBe('synthetic')
  expect(said.etag).toMatch(/^[0-9a-f]{32}$/)
  expect(computeDurationMs(await decode(said.mp3))).toBeCloseTo(said.duration_ms, -1)
  expect(files()).toEqual([`${said.etag}.mp3`])
})

test('concurrent requests for one sound make the sound once', async () => {
  const said = await Promise.all(Array.from({ length: 5 }, () => speech.say(sayWith('k_a'))))
  expect(new Set(said.map(({ mp3 }) => mp3)).size).toBe(1)
  expect(files()).toHaveLength(1)
})

test('another server with the same data folder does not make the sound again', async () => {
  const first = await speech.say(sayWith('k_e'))
  const other = open({ dataDir })
  expect((await other.say(sayWith('k_e'))).mp3.equals(first.mp3)).toBe(true)
})

test('other sounds for a word give another etag, which describe returns without making a sound', async () => {
  const zis: SayRequest = { ...vis, groups: [{ sounds: ['m_z', 'k_i', 'm_s'], stressed: true }] }
  const [original, other] = [await speech.describe(vis), await speech.describe(zis)]
  expect(original.etag).not.toBe(other.etag)
  expect((await speech.say(zis)).etag).toBe(other.etag)
})

test('TPL-37 a structure plays a sound every 1300 ms', async () => {
  const said = await speech.say({ type: 'structure', sounds: ['m_v', 'k_i', 'm_s'] })
  const clip = await decode(said.mp3)
  const loudness = [0, 1300, 2600].map((at) => computeRms(sliceClip(clip, at + 50, at + 250).samples))
  const gaps = [800, 2100].map((at) => computeRms(sliceClip(clip, at, at + 450).samples))
  expect(Math.min(...loudness)).toBeGreaterThan(0.03)
  expect(Math.max(...gaps)).toBeLessThan(0.005)
})

test('warm makes a list of sounds and returns the failures', async () => {
  const nothing: SayRequest = { type: 'structure', sounds: [] }
  const warmed = await speech.warm([sayWith('k_o'), { type: 'part', sound: 'm_s' }, nothing])
  expect(warmed).toEqual({ ready: 2, failed: [nothing] })
  expect(files()).toHaveLength(2)
})

describe('voices, best first', () => {
  const word: SayRequest = { type: 'word', text: 'vis' }

  test('a neural voice speaks words, and the synthesiser speaks klankgroepen', async () => {
    expect((await withNeuralVoice.describe(word)).voice).toBe('neural')
    expect((await withNeuralVoice.describe({ ...word, type: 'sound_groups' })).voice).toBe('synthetic')
  })

  test('STEM-7 the synthesiser speaks words of exercises with single sounds, unless there is a recording', async () => {
    const beside: SayRequest = { ...word, organisation_id: 'school-3', speaker: 'embedded' }
    expect((await withNeuralVoice.say(beside)).voice).toBe('synthetic')
    expect((await withNeuralVoice.describe(beside)).voice).toBe('synthetic')
    recordings.save('school-3', findRecordingFileKey(beside)!, wavFixture(toneFixture(700, 300, 0.1, 44_100)))
    expect((await withNeuralVoice.say(beside)).voice).toBe('recorded')
  })

  test('corrected sounds are spoken by the synthesiser', async () => {
    expect((await withNeuralVoice.describe(vis)).voice).toBe('synthetic')
  })

  test('the synthesiser speaks if the neural voice fails, and the sound has another etag', async () => {
    const said = await withNeuralVoice.say(word)
    expect(said.voice).toBe('synthetic')
    expect((await withNeuralVoice.describe(word)).voice).toBe('neural')
    expect((await withNeuralVoice.describe(word)).etag).not.toBe(said.etag)
  })

  test('a recording is used instead of every voice, but only for its own organisation', async () => {
    const ours: SayRequest = { ...word, organisation_id: 'school-1' }
    recordings.save('school-1', findRecordingFileKey(ours)!, wavFixture(toneFixture(700, 300, 0.1, 44_100)))
    const said = await withNeuralVoice.say(ours)
    expect(said.voice).toBe('recorded')
    expect(said.duration_ms).toBeGreaterThan(850)
    expect((await withNeuralVoice.describe({ ...word, organisation_id: 'school-2' })).voice).toBe('neural')
    recordings.save('school-1', findRecordingFileKey(ours)!, wavFixture(toneFixture(300, 300, 0.1, 44_100)))
    expect((await withNeuralVoice.describe(ours)).etag).not.toBe(said.etag)
    recordings.remove('school-1', findRecordingFileKey(ours)!)
    expect((await withNeuralVoice.describe(ours)).voice).toBe('neural')
  })

  test('recorded parts are used in a structure', async () => {
    recordings.save('school-4', { type: 'part', file_name: 'k_i' }, wavFixture(toneFixture(300, 300, 0.1)))
    const said = await speech.describe({ type: 'structure', sounds: ['k_i'], organisation_id: 'school-4' })
    expect(said.voice).toBe('recorded')
  })

  test('a recording can be played in its final form before it is stored', async () => {
    const { mp3, duration_ms } = await speech.finishRecording(
      wavFixture(toneFixture(700, 300, 0.02, 44_100)),
      'juf',
    )
    expect(computeDurationMs(await decode(mp3))).toBeCloseTo(duration_ms, -1)
    expect(files()).toEqual([])
    const finish = (bytes: Uint8Array) => speech.finishRecording(bytes, 'juf')
    await expect(finish(new Uint8Array(3000))).rejects.toMatchObject({ fault: 'unreadable' })
    await expect(finish(wavFixture(toneFixture(700, 300, 0)))).rejects.toMatchObject({ fault: 'silent' })
  })

  test('a few recordings of one person can wait, more are refused, and other people are not affected', async () => {
    const recording = wavFixture(toneFixture(700, 300, 0.1))
    const finish = (owner: string) => speech.finishRecording(recording, owner)
    const own = Array.from({ length: 20 }, () => finish('juf'))
    const ends = await Promise.allSettled([...own, finish('meester')])
    const refused = ends.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(15)
    for (const end of refused)
      expect(end).toMatchObject({ reason: expect.any(TooManyWaitingError) as unknown })
    expect(ends.at(-1)?.status).toBe('fulfilled')
    await expect(finish('juf')).resolves.toBeDefined()
  })

  test('the sound of a child is made before recordings of many supervisors', async () => {
    recordings.save('school-5', { type: 'part', file_name: 'k_i' }, wavFixture(toneFixture(300, 300, 0.1)))
    const silence = wavFixture(toneFixture(3000, 300, 0))
    const ended: string[] = []
    const looked = Array.from({ length: 20 }, (_, at) =>
      speech.finishRecording(silence, `juf ${at}`).catch(() => ended.push('recording')),
    )
    const heard = speech
      .say({ type: 'structure', sounds: ['k_i'], organisation_id: 'school-5' })
      .then(() => ended.push('child'))
    await Promise.all([...looked, heard])
    expect(ended).toHaveLength(21)
    expect(ended.at(-1)).toBe('recording')
  })

  test('a failed recording does not block the next ones', async () => {
    const ends = await Promise.allSettled([
      speech.finishRecording(new Uint8Array(3000), 'juf'),
      speech.finishRecording(wavFixture(toneFixture(700, 300, 0.1)), 'juf'),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  test('trial sounds are not stored, and stored sounds are not made again', async () => {
    const tested = sayWith('k_u')
    const tried = await speech.preview(tested, 'juf')
    expect(files()).toEqual([])
    const said = await speech.say(tested)
    expect(said.etag).toBe(tried.etag)
    expect(files()).toEqual([`${said.etag}.mp3`])
    expect((await speech.preview(tested, 'juf')).mp3.equals(said.mp3)).toBe(true)
  })

  test('a deleted recording leaves no files', async () => {
    const ours: SayRequest = { ...word, organisation_id: 'school-6' }
    recordings.save('school-6', findRecordingFileKey(ours)!, wavFixture(toneFixture(700, 300, 0.1)))
    await speech.say(ours)
    expect(files()).toHaveLength(1)
    await speech.forgetRecording(ours)
    expect(files()).toEqual([])
    await speech.forgetRecording({ ...word, organisation_id: 'school-2' })
  })

  test('a structure with a deleted part is deleted too, but not that of another organisation', async () => {
    const saying = (organisation_id: string) => {
      recordings.save(
        organisation_id,
        { type: 'part', file_name: 'k_i' },
        wavFixture(toneFixture(300, 300, 0.1)),
      )
      return speech.say({ type: 'structure', sounds: ['m_v', 'k_i'], organisation_id })
    }
    await saying('school-7')
    await saying('school-8')
    const made = files()
    await speech.forgetRecordingFile('school-7', { type: 'part', file_name: 'k_i' })
    expect([made.length, files().length]).toEqual([2, 1])
  })

  test('a sentence of any length has its own recording', () => {
    const name = (text: string) => findRecordingFileKey({ type: 'sentence', text })?.file_name ?? ''
    expect(name('De vis zwemt. '.repeat(40))).toMatch(/^[0-9a-f]{32}$/)
    expect(name('De vis zwemt.')).not.toBe(name('De vis zwem.'))
  })

  test('a recording must be audio and not too big', () => {
    expect(() => checkRecording(new Uint8Array(100))).toThrow(RangeError)
    expect(() => checkRecording(wavFixture(toneFixture(20_000, 300, 1, 96_000)))).toThrow('big')
    expect(() => checkRecording(wavFixture(toneFixture(700, 300, 0.1)))).not.toThrow()
  })
})
