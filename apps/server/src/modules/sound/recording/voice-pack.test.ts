import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { SoundReviewWord } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import yazl from 'yazl'
import type { Database } from '../../../db/database.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { getStep } from '../../../testing/player.ts'
import { readReviewWords } from '../../../testing/review-words.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { findRow } from '../../../testing/rows.ts'
import { makeWav, measureMp3 } from '../../../testing/sound.ts'
import { useTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readPack } from './pack-file.ts'
import { addPack } from './voice-packs.ts'

/** The tests use two installations: the voice is recorded in `there` and used in `app`. */
const app = await useTestApp()
const there = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)
const administrator = await logIn(app, await makeSupervisor(app, child, 'beheerder'))
const speaker = await logIn(
  there,
  await makeSupervisor(there, await makeChild(there, await makeSchool(there))),
)

const speak = (someone: TestCaller, { id }: SoundReviewWord, pitch: number, seconds = 2) =>
  someone.call('PUT /api/v1/begeleider/word/:id/recording/:type', {
    params: { id, type: 'word' },
    upload: makeWav({ seconds, loudness: 0.3, around: 0.5, pitch }),
  })

const ask = { speaker: 'Juf Els', licence: 'scholen', agrees: true, types: ['word'] } as const

async function makePack(): Promise<Blob> {
  const { status, body } = await speaker.call('POST /api/v1/begeleider/voice-pack/file', { body: ask })
  if (status !== 200) throw new Error(String(status))
  return new Blob([body], { type: 'application/zip' })
}

const words = (await readReviewWords(speaker)).slice(0, 3)
for (const [at, word] of words.entries()) await speak(speaker, word, 300 + at * 50)
const pack = await makePack()

const preview = (upload: Blob, someone = administrator) =>
  someone.call('POST /api/v1/begeleider/voice-pack/preview', { upload })
const add = (upload: Blob, someone = administrator) =>
  someone.call('POST /api/v1/begeleider/voice-pack', { upload })
const list = async (someone = administrator) =>
  (await someone.call('GET /api/v1/begeleider/voice-pack')).body.packs
const remove = (content_hash: string, someone = administrator) =>
  someone.call('DELETE /api/v1/begeleider/voice-pack/:content_hash', { params: { content_hash } })

async function secondsOf({ word }: SoundReviewWord): Promise<number> {
  const step = await getStep(caller, child.steps[0] ?? 0)
  const found = step.words[1].find((other) => other.word === word)
  const { body } = await caller.call('GET /word/:type/:file_name.mp3', {
    params: { type: 'word', file_name: found?.file_name ?? '' },
    query: { v: found?.audio_version ?? '' },
  })
  return (await measureMp3(body)).seconds
}

const firstOf = async (someone: TestCaller): Promise<SoundReviewWord> => {
  const [first] = await readReviewWords(someone)
  if (!first) throw new Error('A step has words.')
  return first
}

test('STEM-2 a voice recorded in one installation is used in another until it is removed', async () => {
  const first = await firstOf(administrator)
  const before = await secondsOf(first)
  const { body: looked } = await preview(pack)
  expect(looked).toMatchObject({ speaker: 'Juf Els', num_sounds: 3, num_new: 3, num_own: 0, num_unknown: 0 })
  expect(looked.consent).toContain('Juf Els')

  const { status, body } = await add(pack)
  expect([status, body.num_sounds, body.content_hash]).toEqual([201, 3, looked.content_hash])
  expect(await secondsOf(first)).toBeGreaterThan(2)
  expect((await firstOf(administrator)).recordings.word?.pack_speaker).toBe('Juf Els')
  expect((await preview(pack)).body.is_here).toBe(true)
  expect((await add(pack)).status).toBe(201)
  expect(await list()).toHaveLength(1)

  expect((await remove(body.content_hash)).body.packs).toEqual([])
  expect(await secondsOf(first)).toBeCloseTo(before, 1)
  const files = await app.database.queries.selectFrom('stored_file').select('name').execute()
  expect(files).toEqual([])
})

test('STEM-2 devices fetch the stored sounds of a pack if adding it fails halfway', async () => {
  const { organisation_id } = child
  const readVersion = () => findRow(app, 'organisation', { id: organisation_id }, ['sounds_version'])
  const before = await readVersion()
  const { id: user_id } = await findRow(app, 'user', { organisation_id, role: 'beheerder' }, ['id'])
  const { files, speech } = app
  const database = limitDatabase(app.database, organisation_id)
  let transactions = 0
  const transaction: Database['transaction'] = (work) =>
    ++transactions > 2 ? Promise.reject(new Error('stopped')) : database.transaction(work)
  const stores = { database: { ...database, transaction }, files, speech }
  const opened = await readPack(new Uint8Array(await pack.arrayBuffer()))
  const added = addPack(stores, { organisation_id, user_id } as UserCaller, opened, 1)
  await expect(added).rejects.toThrow('stopped')
  expect(await readVersion()).not.toEqual(before)
  await remove(opened.content_hash)
})

test('STEM-2 an own recording is used instead of a pack, whichever was first', async () => {
  const [first, second] = await readReviewWords(administrator)
  if (!first || !second) throw new Error('A step has words.')
  await speak(administrator, first, 200, 3)
  const { body } = await add(pack)
  expect(body.num_sounds).toBe(2)
  expect((await preview(pack)).body).toMatchObject({ num_own: 1, num_new: 0 })
  await speak(administrator, second, 200, 3)
  expect([(await secondsOf(first)) > 3, (await secondsOf(second)) > 3]).toEqual([true, true])
  await remove(body.content_hash)
  expect([(await secondsOf(first)) > 3, (await secondsOf(second)) > 3]).toEqual([true, true])
  for (const { id } of [first, second])
    await administrator.call('DELETE /api/v1/begeleider/word/:id/recording/:type', {
      params: { id, type: 'word' },
    })
})

test('STEM-2 a supervisor cannot export the voice of another', async () => {
  const supervisor = await logIn(app, await makeSupervisor(app, child))
  const mine = await supervisor.call('POST /api/v1/begeleider/voice-pack/file', { body: ask })
  expect([mine.status, mine.problem.detail]).toEqual([422, 'U heeft hiervan nog niets ingesproken.'])
  const { body } = await add(pack)
  const again = await administrator.call('POST /api/v1/begeleider/voice-pack/file', { body: ask })
  expect(again.status).toBe(422)
  await remove(body.content_hash)
})

test('STEM-2 a pack requires the speaker’s consent', async () => {
  const body = { ...ask, agrees: false } as unknown as typeof ask
  expect((await speaker.call('POST /api/v1/begeleider/voice-pack/file', { body })).status).toBe(422)
})

test('STEM-2 making, using and removing a pack are in the audit log', async () => {
  const { body } = await add(pack)
  await remove(body.content_hash)
  const actions = async ({ database }: TestApp) =>
    database.queries
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', 'like', 'voice_pack%')
      .execute()
  expect((await actions(there))[0]).toEqual({
    action: 'voice_pack_made',
    detail: JSON.stringify({ speaker: 'Juf Els', num_sounds: 3 }),
  })
  expect((await actions(app)).slice(-2).map(({ action }) => action)).toEqual([
    'voice_pack_added',
    'voice_pack_removed',
  ])
})

describe('STEM-2 a voice pack that was tampered with is refused', () => {
  type Parts = Map<string, Buffer>

  async function open(): Promise<Parts> {
    const zip = await yauzl.fromBufferPromise(Buffer.from(await pack.arrayBuffer()), { lazyEntries: true })
    const parts: Parts = new Map()
    for await (const entry of zip.eachEntry())
      parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
    return parts
  }

  async function close(parts: Parts, compress = false): Promise<Blob> {
    const zip = new yazl.ZipFile()
    for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress })
    zip.end()
    return new Blob([new Uint8Array(await buffer(zip.outputStream as Readable))], { type: 'application/zip' })
  }

  interface Manifest {
    speaker: string
    sounds: { type: string; text: string; sha256: string }[]
    content_hash: string
    licence: string
    consent: string
    made_on: string
  }
  const hashOf = (value: Buffer | string) => createHash('sha256').update(value).digest('hex')
  const readManifest = (parts: Parts): Manifest => JSON.parse(String(parts.get('manifest.json'))) as Manifest
  function writeManifest(parts: Parts, manifest: Manifest, isSealed: boolean): Parts {
    const { speaker: who, licence, consent, made_on, sounds } = manifest
    const told = [
      who,
      licence,
      consent,
      made_on,
      sounds.map(({ type, text, sha256 }) => [type, text, sha256]),
    ]
    const content_hash = isSealed ? hashOf(JSON.stringify(told)) : manifest.content_hash
    return parts.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, content_hash })))
  }
  function withSound(parts: Parts, mp3: Buffer): Parts {
    const manifest = readManifest(parts)
    const [first] = manifest.sounds
    if (!first) throw new Error('A pack has sounds.')
    parts.delete(`sounds/${first.sha256}.mp3`)
    first.sha256 = hashOf(mp3)
    return writeManifest(parts.set(`sounds/${first.sha256}.mp3`, mp3), manifest, true)
  }
  const firstSound = (parts: Parts) =>
    [...parts].find(([name]) => name.startsWith('sounds/')) ?? ['', Buffer.alloc(0)]

  const unreadable = 'Dit bestand is geen heel stempakket: het is niet te lezen. Haal het opnieuw op.'
  const changed = 'Dit stempakket is veranderd nadat het is gemaakt. Vraag het opnieuw aan wie het maakte.'
  const wrongSound = 'In dit stempakket zit een geluid dat geen MP3 van een woord of zin is.'

  test.each<[string, (parts: Parts) => Parts, string]>([
    [
      'another name under it',
      (parts) => writeManifest(parts, { ...readManifest(parts), speaker: 'Juf Ada' }, false),
      changed,
    ],
    [
      'another sound',
      (parts) => parts.set(firstSound(parts)[0], Buffer.from(firstSound(parts)[1]).fill(7, 40, 60)),
      changed,
    ],
    [
      'a file that is not listed',
      (parts) => parts.set(`sounds/${'a'.repeat(64)}.mp3`, Buffer.from('x')),
      unreadable,
    ],
    ['a sound that is missing', (parts) => (parts.delete(firstSound(parts)[0]), parts), unreadable],
    ['no manifest', (parts) => (parts.delete('manifest.json'), parts), unreadable],
    [
      'a song',
      (parts) => withSound(parts, Buffer.concat(Array.from({ length: 9 }, () => firstSound(parts)[1]))),
      wrongSound,
    ],
  ])('%s', async (_, tamper, sentence) => {
    const parts = await open()
    const upload = await close(tamper(parts))
    const someone = await logIn(app, await makeSupervisor(app, child, 'beheerder'))
    for (const { status, problem } of [await preview(upload, someone), await add(upload, someone)])
      expect([status, problem.detail]).toEqual([422, sentence])
    expect(await list()).toEqual([])
  })

  test('a part that grows when it is unpacked, half a file, and another file are refused', async () => {
    const bomb = await close(
      new Map([...(await open()), [`sounds/${'b'.repeat(64)}.mp3`, Buffer.alloc(30_000_000)]]),
      true,
    )
    expect(bomb.size).toBeLessThan(200_000)
    const half = pack.slice(0, pack.size / 2, 'application/zip')
    const nothing = new Blob([], { type: 'application/zip' })
    for (const upload of [bomb, half, nothing, new Blob(['PK'], { type: 'application/zip' })]) {
      const { status, problem } = await preview(
        upload,
        await logIn(app, await makeSupervisor(app, child, 'beheerder')),
      )
      expect([status, problem.detail]).toEqual([422, unreadable])
    }
    const other = await preview(new Blob(['x'], { type: 'audio/wav' }))
    expect(other.status).toBe(415)
  })
})
