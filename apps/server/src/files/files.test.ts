import { daySeconds } from '@letterliaan/rules/calendar'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCaller, logIn, type TestCaller } from '../testing/http.ts'
import { exportTo } from '../testing/moved-school.ts'
import { isLong } from '../../../../tools/testing/is-long.ts'
import { startObjectServer } from '../testing/object-server.ts'
import { createPng } from '../testing/pictures.ts'
import { readReviewWords } from '../testing/review-words.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../testing/school.ts'
import { makeWav } from '../testing/sound.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { importOrganisation } from '../modules/data/index.ts'
import { toPictureKey, toRecordingFileKey, type FileKey } from './file-key.ts'
import { createFileStore } from './file-store.ts'
import { moveFilesFromDisk, moveFilesToObjects, getPathOnDisk } from './move-files.ts'
import { createObjectStore, type ObjectStore } from './object-store.ts'
import { deleteOrphanFiles } from './delete-orphan-files.ts'
import { addErasure, deleteRows, findRow } from '../testing/rows.ts'

let objects: ObjectStore
const server = await startObjectServer()
afterAll(() => server.close())

let app: TestApp
let child: TestChild
let supervisor: TestCaller
let picture: string
/** The folder in which an older version stored its files. */
let oldFolder: string
const hum = makeWav({ seconds: 1, loudness: 0.3 })
const now = 1_800_000_000

/** Starts an app for some tests. Each test has its own school and no files of earlier tests. */
function useFiles(isInObjects: boolean): void {
  beforeAll(async () => {
    objects = createObjectStore({ ...server.place, url: `${server.place.url}/${randomUUID()}` })
    app = await startTestApp({}, {}, isInObjects ? objects : null)
  })
  beforeEach(async () => {
    child = await makeChild(app, await makeSchool(app))
    supervisor = await logIn(app, await makeSupervisor(app, child))
    oldFolder = path.join(app.folder, randomUUID())
  })
  afterEach(() => deleteRows(app, 'stored_file'))
  afterAll(() => app.close())
}

async function keepFiles(): Promise<readonly [recording: FileKey, picture: FileKey]> {
  const { id, type } = await firstWord()
  const params = { id, type }
  const kept = await supervisor.call('PUT /api/v1/begeleider/word/:id/recording/:type', {
    params,
    upload: hum,
  })
  expect(kept.status).toBe(200)
  const made = await supervisor.call('POST /api/v1/begeleider/own-picture', {
    upload: new Blob([createPng(30, 20)]),
    headers: { 'content-type': 'image/png' },
    query: { alt: 'kat' },
  })
  picture = made.body.name
  const { organisation_id } = child
  const row = await findRow(app, 'recording', { organisation_id }, ['type', 'file_name'])
  return [toRecordingFileKey(organisation_id, row), toPictureKey(organisation_id, picture)]
}

const firstWord = async () => ({ id: (await readReviewWords(supervisor))[0]?.id ?? 0, type: 'word' as const })

const bytesOf = async (key: FileKey, files = app.files): Promise<Buffer | null> => {
  const bytes = await (await files.find(key))?.read()
  return bytes ? Buffer.from(bytes) : null
}
const statusOf = async (name: string) =>
  (await createCaller(app, null).call('GET /pictures/eigen/:name.webp', { params: { name } })).status
const listRows = () =>
  app.database.queries.selectFrom('stored_file').select(['kind', 'bytes', 'object_name']).execute()
const listObjects = async () => (await objects.list(`${child.organisation_id}/`)).map(({ name }) => name)

describe.each(isLong ? ['the database', 'a store of objects'] : ['a store of objects'])('in %s', (where) => {
  const isInObjects = where !== 'the database'
  useFiles(isInObjects)

  test('OPS-6 a recording and a picture are stored unchanged, and a replaced one is deleted', async () => {
    const [recording, own] = await keepFiles()
    expect(await bytesOf(recording)).toEqual(Buffer.from(await hum.arrayBuffer()))
    expect(await statusOf(picture)).toBe(200)
    const rows = await listRows()
    expect(rows.map(({ bytes, object_name }) => [bytes === null, object_name === null])).toEqual(
      Array.from({ length: 2 }, () => [isInObjects, !isInObjects]),
    )
    expect((await listObjects()).length).toBe(isInObjects ? 2 : 0)
    await supervisor.call('DELETE /api/v1/begeleider/word/:id/recording/:type', { params: await firstWord() })
    expect([await bytesOf(recording), (await listRows()).length]).toEqual([null, 1])
    expect((await listObjects()).length).toBe(isInObjects ? 1 : 0)
    expect(await bytesOf(own)).not.toBeNull()
  })

  test('OPS-6 AVG-2 an archive moves files to an installation that stores files elsewhere', async () => {
    const [, own] = await keepFiles()
    const file = await exportTo(app, child.organisation_id)
    const there = await startTestApp({}, {}, isInObjects ? null : objects)
    try {
      const { organisation_id } = await importOrganisation({ ...there, now }, file)
      const moved = await bytesOf(toPictureKey(organisation_id, picture), there.files)
      expect(moved).toEqual(await bytesOf(own))
    } finally {
      await there.close()
    }
  })

  test('OPS-6 AVG-3 the files of a deleted school are deleted, and those of another school are not', async () => {
    const neighbour = await makeChild(app, await makeSchool(app))
    const other = toPictureKey(neighbour.organisation_id, 'eigen-x')
    const kept = await app.files.prepare(neighbour.organisation_id, Buffer.from('plaatje'))
    await app.files.keep(app.database.queries, other, kept, now)
    await keepFiles()
    const { organisation_id } = child
    await addErasure(app, { organisation_id, subject: 'organisation', subject_id: organisation_id }, now)
    await app.eraser.run(now)
    expect([(await listRows()).length, await listObjects()]).toEqual([1, []])
    expect(await bytesOf(other)).toEqual(Buffer.from('plaatje'))
  })

  test('OPS-6 files that a row names are moved from an older version, even after an interruption', async () => {
    const keys = await keepFiles()
    const sent = await Promise.all(keys.map((key) => bytesOf(key)))
    await deleteRows(app, 'stored_file')
    for (const [at, key] of keys.entries()) await putOnDisk(key, sent[at] ?? new Uint8Array())
    const stale = toRecordingFileKey(child.organisation_id, { type: 'word', file_name: 'van-niemand' })
    await putOnDisk(stale, Buffer.from('oud'))
    let left = 1
    const failing = {
      ...app.files,
      prepare: (...given: Parameters<typeof app.files.prepare>) =>
        left-- > 0 ? app.files.prepare(...given) : Promise.reject(new Error('power failure')),
    }
    const places = { database: app.database, files: app.files, objects: isInObjects ? objects : null }
    await expect(moveFilesFromDisk({ ...places, files: failing }, oldFolder, now)).rejects.toThrow('power')
    expect(keys.map((key) => existsSync(getPathOnDisk(oldFolder, key))).filter(Boolean).length).toBe(1)
    expect(await moveFilesFromDisk(places, oldFolder, now)).toEqual({ moved: 1, left: 1 })
    const moved = await Promise.all(keys.map((key) => bytesOf(key)))
    expect(moved).toEqual(sent)
    expect(keys.some((key) => existsSync(getPathOnDisk(oldFolder, key)))).toBe(false)
    expect(await readFile(getPathOnDisk(oldFolder, stale), 'utf8')).toBe('oud')
  })

  test('OPS-6 a recording on disk does not replace a newer one that its row names', async () => {
    const [recording] = await keepFiles()
    await putOnDisk(recording, Buffer.from('een oudere'))
    const places = { database: app.database, files: app.files, objects: isInObjects ? objects : null }
    expect(await moveFilesFromDisk(places, oldFolder, now)).toEqual({ moved: 0, left: 1 })
    expect(await bytesOf(recording)).toEqual(Buffer.from(await hum.arrayBuffer()))
  })

  test('OPS-6 files without a row are deleted, but only after a day if the row may still be stored', async () => {
    const [, own] = await keepFiles()
    await deleteRows(app, 'recording')
    await app.files.prepare(child.organisation_id, Buffer.from('zonder rij'))
    const store = isInObjects ? objects : null
    const inSeconds = Date.now() / 1000
    await deleteOrphanFiles(app.database, store, inSeconds)
    expect([(await listRows()).length, (await listObjects()).length]).toEqual([1, isInObjects ? 3 : 0])
    await deleteOrphanFiles(app.database, store, inSeconds + daySeconds + 10)
    expect((await listObjects()).length).toBe(isInObjects ? 1 : 0)
    expect(await bytesOf(own)).not.toBeNull()
  })
})

async function putOnDisk(key: FileKey, bytes: Uint8Array): Promise<void> {
  const place = getPathOnDisk(oldFolder, key)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, bytes)
}

describe('from one to the other', () => {
  useFiles(false)

  test('OPS-6 files in the database move to a new object store, and can be read during the move', async () => {
    const keys = await keepFiles()
    const sent = await Promise.all(keys.map((key) => bytesOf(key)))
    const files = createFileStore(app.database, objects)
    expect(await Promise.all(keys.map((key) => bytesOf(key, files)))).toEqual(sent)
    expect(await moveFilesToObjects({ ...app, files, objects })).toBe(2)
    expect((await listRows()).every(({ bytes }) => bytes === null)).toBe(true)
    const moved = await Promise.all(keys.map((key) => bytesOf(key, files)))
    expect(moved).toEqual(sent)
  })

  test('OPS-6 an unreachable object store gives a temporary error that contains no key', async () => {
    const keys = await keepFiles()
    await moveFilesToObjects({ ...app, files: createFileStore(app.database, objects), objects })
    expect([keys.length, await statusOf(picture)]).toEqual([2, 503])
    const wrong = createObjectStore({ ...server.place, keyId: 'onbekend', keySecret: 'geheim-van-ons' })
    await expect(wrong.list()).rejects.toThrow(/gaf een fout \(403\)/)
    await expect(wrong.list()).rejects.not.toThrow(/geheim/)
  })
})
