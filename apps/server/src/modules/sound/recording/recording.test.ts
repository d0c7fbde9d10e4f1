import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AudioType, Word } from '@letterliaan/contract'
import { encodeMp3 } from '@letterliaan/speech/mp3'
import { expect, test, vi } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { getStep } from '../../../testing/player.ts'
import { readReviewWords } from '../../../testing/review-words.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { measureMp3, makeTone, makeWav } from '../../../testing/sound.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)
const supervisor = await logIn(app, await makeSupervisor(app, child))
const [word = { id: 0, word: '', file_name: '', audio_version: '' }] = await readReviewWords(supervisor)

const keep = (upload: Blob, type = 'word') =>
  supervisor.call('PUT /api/v1/begeleider/word/:id/recording/:type', {
    params: { id: word.id, type },
    upload,
  })
const remove = (type = 'word') =>
  supervisor.call('DELETE /api/v1/begeleider/word/:id/recording/:type', { params: { id: word.id, type } })

const versionFor = async (someone: TestCaller, whose: TestChild): Promise<string> =>
  (await wordFor(someone, whose))?.audio_version ?? ''

async function wordFor(someone: TestCaller, { steps }: TestChild): Promise<Word | undefined> {
  const { words } = await getStep(someone, steps[0] ?? 0)
  return words[1].find(({ id }) => id === word.id)
}

const hear = async (type: AudioType, someone = caller, whose = child): Promise<ArrayBuffer> => {
  const { status, body } = await someone.call('GET /word/:type/:file_name.mp3', {
    params: { type, file_name: word.file_name },
    query: { v: await versionFor(someone, whose) },
  })
  if (status !== 200) throw new Error(`${type} ${status}`)
  return body
}

const hum = makeWav({ seconds: 2, loudness: 0.02, around: 1 })

test('a recording replaces the voice at once, trimmed and levelled, and only in its own organisation', async () => {
  const neighbour = await makeChild(app, await makeSchool(app))
  const neighbourCaller = await logIn(app, neighbour.username)
  const [oldVersion, oldSound] = [await versionFor(caller, child), await hear('word')]

  const { status, body } = await keep(hum)
  expect([status, body.voices.word, body.voices.sentence]).toEqual([200, 'recorded', 'synthetic'])
  expect(body.recordings.word).toMatchObject({ name: 'Juf' })
  expect(await wordFor(caller, child)).toMatchObject({
    audio_version: body.audio_version,
    voices: { word: 'recorded', sentence: 'synthetic' },
  })
  expect(body.audio_version).not.toBe(oldVersion)

  const { peak, seconds } = await measureMp3(await hear('word'))
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(2.5)
  expect(peak).toBeGreaterThan(0.15)

  expect(await versionFor(neighbourCaller, neighbour)).toBe(oldVersion)
  expect(Buffer.from(await hear('word', neighbourCaller, neighbour))).toEqual(Buffer.from(oldSound))
})

test.each(['plural', 'sentence', 'sound_groups'] as const)(
  'a recording of the %s replaces the voice',
  async (type) => {
    expect((await keep(hum, type)).body.voices[type]).toBe('recorded')
    expect((await measureMp3(await hear(type))).seconds).toBeCloseTo(2.2, 0)
    expect((await remove(type)).body.voices[type]).toBe('synthetic')
  },
)

test('a recording is used instead of corrected sounds', async () => {
  const groups = [{ sounds: ['k_a'], stressed: true }]
  const params = { id: word.id }
  const correct = (sounds: typeof groups | null) =>
    supervisor.call('PATCH /api/v1/begeleider/word/:id', {
      params,
      body: { pronunciation: { type: 'word', groups: sounds } },
    })
  await correct(groups)
  expect((await keep(hum)).body.voices.word).toBe('recorded')
  expect((await measureMp3(await hear('word'))).seconds).toBeGreaterThan(2)
  await remove()
  await correct(null)
})

test('an MP3 file is accepted too', async () => {
  const mp3 = await encodeMp3({
    samples: makeTone({ seconds: 1, loudness: 0.3, around: 0.5 }),
    sample_rate: 22_050,
  })
  const { status, body } = await keep(new Blob([new Uint8Array(mp3)], { type: 'audio/mpeg' }))
  expect([status, body.voices.word]).toEqual([200, 'recorded'])
  await remove()
})

const recordingFiles = async (): Promise<string[]> => {
  const rows = await app.database.queries.selectFrom('stored_file').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

test('the server refuses some of eight large recordings sent at once, and does not delay a child', async () => {
  const before = await recordingFiles()
  const large = makeWav({ seconds: 6, loudness: 0.3, rate: 66_000 })
  let numDone = 0
  const tries = Array.from({ length: 8 }, async () => {
    const tried = await keep(large)
    if (tried.status === 200) numDone += 1
    return tried
  })
  const refused = await Promise.any(
    tries.map(async (attempt) => {
      const tried = await attempt
      if (tried.status === 200) throw new Error('taken')
      return tried
    }),
  )
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0, refused.problem.detail]).toEqual([
    429,
    true,
    'De server is nog bezig met uw vorige geluiden. Probeer het zo nog eens.',
  ])
  // To make a new sound, the server uses the thread that processes the recordings.
  const part = await caller.call('GET /word/parts/:file_name.mp3', { params: { file_name: 't_ui' } })
  const numDoneBefore = numDone
  expect(part.status).toBe(200)
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  const taken = statuses.filter((status) => status === 200)
  // A recording that arrives when another one is finished is accepted too.
  expect(taken.length).toBeGreaterThanOrEqual(5)
  expect(numDoneBefore).toBeLessThan(taken.length)
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true)
  await remove()
  expect(await recordingFiles()).toEqual(before)
})

test('if a recording is replaced or deleted, its file is deleted and the address of the sound changes', async () => {
  await remove()
  const before = await recordingFiles()
  const madeFile = async () => {
    const { headers } = await caller.call('GET /word/:type/:file_name.mp3', {
      params: { type: 'word', file_name: word.file_name },
    })
    return join(app.folder, 'speech', `${headers.get('etag')?.replaceAll('"', '')}.mp3`)
  }
  const version = (await keep(makeWav({ seconds: 1, loudness: 0.3, pitch: 200 }))).body.audio_version
  const first = await madeFile()
  expect([existsSync(first), (await recordingFiles()).length]).toEqual([true, before.length + 1])
  const { body } = await keep(makeWav({ seconds: 1, loudness: 0.3, pitch: 300 }))
  expect(body.audio_version).not.toBe(version)
  const second = await madeFile()
  expect([existsSync(first), existsSync(second)]).toEqual([false, true])
  await remove()
  expect([existsSync(second), await recordingFiles()]).toEqual([false, before])
  expect(await versionFor(caller, child)).toBe(word.audio_version)
})

const bytes = (size: number, type = 'audio/wav') => new Blob([new Uint8Array(size).fill(7)], { type })
const tooLong = 'Een opname duurt hoogstens 15 seconden.'
const unreadable = 'Dit is geen WAV- of MP3-bestand dat de server kan lezen.'

test.each<[string, () => Blob, number, string]>([
  ['text', () => new Blob(['geen geluid'], { type: 'audio/wav' }), 422, unreadable],
  ['nothing', () => bytes(0), 422, unreadable],
  ['half a file', () => hum.slice(0, 50_000, 'audio/wav'), 422, unreadable],
  ['silence', () => makeWav({ seconds: 2, loudness: 0 }), 422, 'In deze opname is niets te horen.'],
  ['sixteen seconds', () => makeWav({ seconds: 16, loudness: 0.3 }), 422, tooLong],
  ['more than 2 MB', () => bytes(2_000_001), 413, 'Er is te veel tegelijk gestuurd.'],
  ['a page', () => bytes(10, 'text/html'), 415, 'Deze inhoud kan de server niet lezen.'],
])('%s is refused in Dutch, and the voice stays', async (_name, make, status, sentence) => {
  const saved = await keep(make())
  expect([saved.status, saved.problem.detail]).toEqual([status, sentence])
  const { body } = await supervisor.call('GET /api/v1/begeleider/review/marked')
  expect(body).toEqual([])
  expect(await versionFor(caller, child)).toBe(word.audio_version)
})

test('each change is in the audit log', async () => {
  await keep(hum, 'sentence')
  await remove('sentence')
  const rows = await app.database.queries
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('organisation_id', '=', child.organisation_id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const detail = JSON.stringify({ word: word.word, sound: 'sentence' })
  expect(rows).toEqual([
    { action: 'recording_removed', detail },
    { action: 'recording_saved', detail },
  ])
})

test('the recordings of each supervisor have a separate queue', async () => {
  const colleague = await logIn(app, await makeSupervisor(app, child))
  const finish = vi.spyOn(app.speech, 'finishRecording')
  for (const listener of [supervisor, colleague, supervisor]) {
    await listener.call('PUT /api/v1/begeleider/word/:id/recording/:type', {
      params: { id: word.id, type: 'word' },
      upload: hum,
    })
  }
  const [first, second, third] = finish.mock.calls.map(([, owner]) => owner)
  finish.mockRestore()
  expect([first === second, first === third]).toEqual([false, true])
})

test('STOP-4 a recording is refused if its header claims more sound than it contains', async () => {
  const wav = new Uint8Array(await hum.arrayBuffer())
  new DataView(wav.buffer).setUint32(40, 0xff_ff_ff_ff, true)
  const { status, problem } = await keep(new Blob([wav], { type: 'audio/wav' }))
  expect([status, problem.detail]).toEqual([422, unreadable])
})

test.each<[string, () => Blob, readonly string[]]>([
  ['good', () => makeWav({ seconds: 1, loudness: 0.3, around: 0.6 }), []],
  ['far away', () => makeWav({ seconds: 1, loudness: 0.008, around: 0.6 }), ['quiet']],
  ['shouted', () => makeWav({ seconds: 1, loudness: 1, around: 0.6 }), ['overdriven']],
  ['without silence', () => makeWav({ seconds: 1, loudness: 0.3 }), ['cut']],
])('STEM-1 a recording that is %s is stored with a warning', async (_, make, doubts) => {
  const { status, body } = await keep(make())
  expect([status, body.recordings.word?.doubts]).toEqual([200, doubts])
  expect((await remove()).status).toBe(200)
})

test('STEM-1 a recording without a voice is refused with a reason', async () => {
  const noise = makeWav({ seconds: 1, loudness: 0, around: 0.5 })
  const sound = new DataView(await noise.arrayBuffer())
  for (let at = 44; at < sound.byteLength; at += 2) sound.setInt16(at, ((at * 7919) % 401) - 200, true)
  const { status, problem } = await keep(new Blob([sound], { type: 'audio/wav' }))
  expect([status, problem.detail]).toEqual([422, 'In deze opname is niets te horen.'])
})
