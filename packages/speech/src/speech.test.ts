import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { computeDurationMs, sliceClip } from './audio/clip.ts'
import { toneFixture, wavFixture } from './audio/test-tones.ts'
import { rms } from './audio/trim.ts'
import { decodeMp3 } from './finishing/mp3.ts'
import { checkRecording, findRecordingFileKey } from './recordings.ts'
import { createRecordingsInMemory } from './testing/recordings-in-memory.ts'
import type { SayRequest } from './request.ts'
import { createSpeech, type Speech, type SpeechOptions } from './speech.ts'
import { TooManyWaitingError } from './speech-errors.ts'

const vis: SayRequest = {
  type: 'word',
  text: 'vis',
  groups: [{ sounds: ['m_v', 'k_i', 'm_s'], stressed: true }],
}
let speech: Speech
let dataDir: string

function start(options: Partial<SpeechOptions> = {}): Speech {
  dataDir = mkdtempSync(join(tmpdir(), 'speech-'))
  speech = createSpeech({ dataDir, ...options })
  return speech
}

const files = () => (existsSync(join(dataDir, 'speech')) ? readdirSync(join(dataDir, 'speech')) : [])
const decode = (mp3: Buffer) => decodeMp3(new Uint8Array(mp3))

afterEach(() => speech.close())

test('speaks a word as MP3 and stores it under its etag', async () => {
  const said = await start().say(vis)
  expect(said.voice).toBe('synthetic')
  expect(said.etag).toMatch(/^[0-9a-f]{32}$/)
  expect(computeDurationMs(await decode(said.mp3))).toBeCloseTo(said.duration_ms, -1)
  expect(files()).toEqual([`${said.etag}.mp3`])
})

test('concurrent requests for one sound make it once', async () => {
  start()
  const said = await Promise.all(Array.from({ length: 5 }, () => speech.say(vis)))
  expect(new Set(said.map(({ mp3 }) => mp3)).size).toBe(1)
  expect(files()).toHaveLength(1)
})

test('another server on the same data folder does not make it again', async () => {
  const first = await start().say(vis)
  speech.close()
  speech = createSpeech({ dataDir })
  expect((await speech.say(vis)).mp3.equals(first.mp3)).toBe(true)
})

test('other sounds for a word give another etag, which describe returns without making a sound', async () => {
  start()
  const zis: SayRequest = { ...vis, groups: [{ sounds: ['m_z', 'k_i', 'm_s'], stressed: true }] }
  const [original, other] = [await speech.describe(vis), await speech.describe(zis)]
  expect(original.etag).not.toBe(other.etag)
  expect((await speech.say(zis)).etag).toBe(other.etag)
})

test('TPL-37 a structure plays a sound every 1300 ms', async () => {
  const said = await start().say({ type: 'structure', sounds: ['m_v', 'k_i', 'm_s'] })
  const clip = await decode(said.mp3)
  const loudness = [0, 1300, 2600].map((at) => rms(sliceClip(clip, at + 50, at + 250).samples))
  const gaps = [800, 2100].map((at) => rms(sliceClip(clip, at, at + 450).samples))
  expect(Math.min(...loudness)).toBeGreaterThan(0.03)
  expect(Math.max(...gaps)).toBeLessThan(0.005)
})

test('warm makes a list of sounds and returns the failures', async () => {
  start()
  const nothing: SayRequest = { type: 'structure', sounds: [] }
  const warmed = await speech.warm([vis, { type: 'part', sound: 'm_s' }, nothing])
  expect(warmed).toEqual({ ready: 2, failed: [nothing] })
  expect(files()).toHaveLength(2)
})

describe('voices, best first', () => {
  const piper = {
    command: fileURLToPath(new URL('./test-programs/piper.mjs', import.meta.url)),
    model: fileURLToPath(import.meta.url),
  }

  const word: SayRequest = { type: 'word', text: 'vis' }

  test('a neural voice says words, the synthesiser klankgroepen', async () => {
    start({ piper })
    expect((await speech.say(word)).voice).toBe('neural')
    expect((await speech.say({ ...word, type: 'sound_groups' })).voice).toBe('synthetic')
  })

  test('STEM-7 the synthesiser says words of exercises with single sounds; a recording is still used', async () => {
    const recordings = createRecordingsInMemory()
    start({ piper, recordings })
    const beside: SayRequest = { ...word, organisation_id: 'school-1', speaker: 'embedded' }
    expect((await speech.say(beside)).voice).toBe('synthetic')
    expect((await speech.describe(beside)).voice).toBe('synthetic')
    recordings.save('school-1', findRecordingFileKey(beside)!, wavFixture(toneFixture(700, 300, 0.1, 44_100)))
    expect((await speech.say(beside)).voice).toBe('recorded')
  })

  test('corrected sounds are spoken by the synthesiser', async () => {
    start({ piper })
    expect((await speech.say(vis)).voice).toBe('synthetic')
  })

  test('the synthesiser speaks when the neural voice fails, under its own etag', async () => {
    start({ piper: { ...piper, command: '/nowhere/piper' } })
    const said = await speech.say(word)
    expect(said.voice).toBe('synthetic')
    expect((await speech.describe(word)).voice).toBe('neural')
    expect((await speech.describe(word)).etag).not.toBe(said.etag)
  })

  test('a recording takes precedence over every voice, only for its own organisation', async () => {
    const recordings = createRecordingsInMemory()
    start({ piper, recordings })
    const ours: SayRequest = { ...word, organisation_id: 'school-1' }
    recordings.save('school-1', findRecordingFileKey(ours)!, wavFixture(toneFixture(700, 300, 0.1, 44_100)))
    const said = await speech.say(ours)
    expect(said.voice).toBe('recorded')
    expect(said.duration_ms).toBeGreaterThan(850)
    expect((await speech.say({ ...word, organisation_id: 'school-2' })).voice).toBe('neural')
    recordings.save('school-1', findRecordingFileKey(ours)!, wavFixture(toneFixture(300, 300, 0.1, 44_100)))
    expect((await speech.describe(ours)).etag).not.toBe(said.etag)
    recordings.remove('school-1', findRecordingFileKey(ours)!)
    expect((await speech.say(ours)).voice).toBe('neural')
  })

  test('recorded parts are used in a structure', async () => {
    const recordings = createRecordingsInMemory()
    start({ recordings })
    recordings.save('school-1', { type: 'part', file_name: 'k_i' }, wavFixture(toneFixture(300, 300, 0.1)))
    const said = await speech.describe({ type: 'structure', sounds: ['k_i'], organisation_id: 'school-1' })
    expect(said.voice).toBe('recorded')
  })

  test('a recording can be played as it will sound, before it is stored', async () => {
    start()
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

  test('a few recordings of one person wait, more are refused, and others are not affected', async () => {
    start()
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

  test("a child's sound goes before recordings of many supervisors", async () => {
    const recordings = createRecordingsInMemory()
    start({ recordings })
    recordings.save('school-1', { type: 'part', file_name: 'k_i' }, wavFixture(toneFixture(300, 300, 0.1)))
    const silence = wavFixture(toneFixture(3000, 300, 0))
    const ended: string[] = []
    const looked = Array.from({ length: 20 }, (_, at) =>
      speech.finishRecording(silence, `juf ${at}`).catch(() => ended.push('recording')),
    )
    const heard = speech
      .say({ type: 'structure', sounds: ['k_i'], organisation_id: 'school-1' })
      .then(() => ended.push('child'))
    await Promise.all([...looked, heard])
    expect(ended).toHaveLength(21)
    expect(ended.at(-1)).toBe('recording')
  })

  test('a failed recording does not block others', async () => {
    start()
    const ends = await Promise.allSettled([
      speech.finishRecording(new Uint8Array(3000), 'juf'),
      speech.finishRecording(wavFixture(toneFixture(700, 300, 0.1)), 'juf'),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  test('trial sounds are not stored, and stored sounds are not made again', async () => {
    start()
    const tried = await speech.preview(vis, 'juf')
    expect(files()).toEqual([])
    const said = await speech.say(vis)
    expect(said.etag).toBe(tried.etag)
    expect(files()).toEqual([`${said.etag}.mp3`])
    expect((await speech.preview(vis, 'juf')).mp3.equals(said.mp3)).toBe(true)
  })

  test('a deleted recording leaves no files', async () => {
    const recordings = createRecordingsInMemory()
    start({ recordings })
    const ours: SayRequest = { ...word, organisation_id: 'school-1' }
    recordings.save('school-1', findRecordingFileKey(ours)!, wavFixture(toneFixture(700, 300, 0.1)))
    await speech.say(ours)
    expect(files()).toHaveLength(1)
    await speech.forgetRecording(ours)
    expect(files()).toEqual([])
    await speech.forgetRecording({ ...word, organisation_id: 'school-2' })
  })

  test('a sentence of any length has its own recording', () => {
    const name = (text: string) => findRecordingFileKey({ type: 'sentence', text })?.file_name ?? ''
    expect(name('De vis zwemt. '.repeat(40))).toMatch(/^[0-9a-f]{32}$/)
    expect(name('De vis zwemt.')).not.toBe(name('De vis zwem.'))
  })

  test('a recording must be audio, and not too big', () => {
    expect(() => checkRecording(new Uint8Array(100))).toThrow(RangeError)
    expect(() => checkRecording(wavFixture(toneFixture(20_000, 300, 1, 96_000)))).toThrow('big')
    expect(() => checkRecording(wavFixture(toneFixture(700, 300, 0.1)))).not.toThrow()
  })
})
