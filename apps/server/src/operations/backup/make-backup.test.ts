import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toPictureKey, toRecordingFileKey } from '../../files/file-key.ts'
import { createFileStore } from '../../files/file-store.ts'
import { createObjectStore, type ObjectStore } from '../../files/object-store.ts'
import { moveFilesFromDisk, moveFilesToObjects } from '../../files/move-files.ts'
import { startObjectServer } from '../../testing/object-server.ts'
import { makeSchoolToMove, type SchoolToMove } from '../../testing/school-to-move.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { fillAppOnce, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTestStorage, openStorage } from '../../testing/test-database.ts'
import type { InstallationToBackUp } from './run-backup.ts'
import { drillBackup } from './drill.ts'
import { secretFileName } from './installation-secret.ts'
import { readLastBackup } from './last-backup.ts'
import { makeBackup } from './make-backup.ts'
import { openBackup } from './open-backup.ts'
import { fetchBackup } from './places.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoreOrganisation } from './restore-organisation.ts'
import { addErasure, changeRows, findRow } from '../../testing/rows.ts'

const server = await startObjectServer()
const source = await fillAppOnce(makeSchoolToMove)
afterAll(async () => {
  await server.close()
  await source.remove()
})

let app: TestApp
let school: SchoolToMove
let here: InstallationToBackUp
let usb: string
let keys: string
/** Not the shared folder, because tests of other workers use that one. */
let scratch: string
let identityFile: string
let recipient: string
const at = new Date()
const now = Math.floor(at.getTime() / 1000)
beforeEach(async () => {
  app = await source.start()
  school = source.filled
  const secret = { file: path.join(app.folder, secretFileName), given: null }
  here = { url: app.databaseUrl, dataDir: app.folder, secret, objects: null }
  usb = await mkdtemp(path.join(tmpdir(), 'letterliaan-usb-'))
  const identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  keys = await mkdtemp(path.join(tmpdir(), 'letterliaan-keys-'))
  identityFile = path.join(keys, 'identity.txt')
  scratch = await mkdtemp(path.join(tmpdir(), 'letterliaan-scratch-'))
  vi.stubEnv('TMPDIR', scratch)
  await writeFile(identityFile, `# gemaakt met age-keygen\n${identity}\n`)
})
afterEach(async () => {
  await app.close()
  await rm(usb, { recursive: true })
  await rm(keys, { recursive: true })
  vi.unstubAllEnvs()
  await rm(scratch, { recursive: true })
})

const plain = () => ({ folder: usb, objects: null, recipients: [] })
const encrypted = (objects: ObjectStore | null = null) => ({ folder: usb, objects, recipients: [recipient] })
const bucket = (name: string): ObjectStore =>
  createObjectStore({ ...server.place, url: `${server.place.url}/${name}` })
const leftovers = async () =>
  (await readdir(scratch)).filter((name) => /^letterliaan-(aside|opened|backup)-/.test(name))
async function databasesBeside(): Promise<readonly unknown[]> {
  if (app.databaseUrl === null) return []
  const found = await sql`select datname from pg_database where datname like 'letterliaan\\_%'`.execute(
    app.database.queries,
  )
  return found.rows
}

test('OPS-5 an encrypted backup is one file without readable names, which only its identity can open', async () => {
  const objects = bucket('een')
  const { name, missing_files } = await makeBackup(here, encrypted(objects), at)
  expect([name, missing_files]).toEqual([expect.stringMatching(/^letterliaan-.*\.zip\.age$/), []])
  expect(await readdir(usb)).toEqual([name])
  expect((await objects.list()).map((found) => found.name)).toEqual([name])
  const bytes = await readFile(path.join(usb, name))
  expect(Buffer.from((await objects.get(name)) ?? [])).toEqual(bytes)
  expect([bytes.includes('age-encryption.org/v1'), bytes.includes(school.player.username)]).toEqual([
    true,
    false,
  ])

  const file = path.join(usb, name)
  const other = path.join(keys, 'andere.txt')
  await writeFile(other, await generateX25519Identity())
  await expect(openBackup(file, other, async () => true)).rejects.toThrow(/niet te openen/)
  await expect(openBackup(file, null, async () => true)).rejects.toThrow(/--identity/)
  const report = await openBackup(file, identityFile, ({ from }) => drillBackup(here, from))
  expect(report).toMatchObject({
    problems: [],
    num_files: 3,
    organisations: [{ id: school.child.organisation_id }],
  })
  await writeFile(file, bytes.subarray(0, bytes.length - 100))
  await expect(openBackup(file, identityFile, async () => true)).rejects.toThrow(/beschadigd/)
  expect(await leftovers()).toEqual([])
})

test('OPS-5 an encrypted backup makes its folder, which must be outside DATA_DIR', async () => {
  const folder = path.join(usb, 'nieuw')
  const { name } = await makeBackup(here, { ...encrypted(), folder }, at)
  expect(await readdir(folder)).toEqual([name])
  const inside = makeBackup(here, { ...encrypted(), folder: path.join(app.folder, 'backups') }, at)
  await expect(inside).rejects.toThrow(/buiten DATA_DIR/)
})

test('OPS-5 older backups are deleted after a new one is complete, and the last good one is known', async () => {
  const objects = bucket('twee')
  const old = ['letterliaan-2024-01-01T02-15-00.zip.age', 'letterliaan-2024-01-01T03-15-00.zip.age']
  for (const name of old) {
    await writeFile(path.join(usb, name), 'x')
    await objects.put(name, new Blob(['x']))
  }
  const unfinished = 'letterliaan-2024-01-02T02-15-00.zip.age.part'
  await writeFile(path.join(usb, unfinished), 'x')
  expect(await readLastBackup(app.database.queries)).toBeNull()
  const { name, removed } = await makeBackup(here, encrypted(objects), at)
  expect(removed).toEqual([old[0], unfinished])
  expect(new Set(await readdir(usb))).toEqual(new Set([old[1], name]))
  expect(new Set((await objects.list()).map((found) => found.name))).toEqual(new Set([old[1], name]))
  expect(await readLastBackup(app.database.queries)).toEqual({ name, made_at: now, num_missing_files: 0 })
})

test('OPS-5 a backup deletes unencrypted copies of processes that were killed more than a day ago', async () => {
  const old = ['letterliaan-backup-oud', 'letterliaan-opened-oud', 'letterliaan-aside-oud']
  for (const name of [...old, 'letterliaan-opened-nu'])
    await mkdir(path.join(scratch, name, 'backup'), { recursive: true })
  const twoDaysAgo = new Date(at.getTime() - 2 * 24 * 60 * 60 * 1000)
  for (const name of old) await utimes(path.join(scratch, name), twoDaysAgo, twoDaysAgo)
  await makeBackup(here, plain(), at)
  expect(await leftovers()).toEqual(['letterliaan-opened-nu'])
})

test('OPS-5 a backup to an unreachable place fails, and no older backup is deleted', async () => {
  const gone = createObjectStore({ ...server.place, url: 'http://127.0.0.1:1/back-ups' })
  const old = ['letterliaan-2024-01-01T02-15-00.zip.age', 'letterliaan-2024-01-01T03-15-00.zip.age']
  for (const name of old) await writeFile(path.join(usb, name), 'x')
  await expect(makeBackup(here, encrypted(gone), at)).rejects.toThrow(/niet te bereiken/)
  expect(await readdir(usb)).toEqual(expect.arrayContaining(old))
  expect(await readLastBackup(app.database.queries)).toBeNull()
  expect(await leftovers()).toEqual([])
})

test('OPS-5 a backup that is fetched only partly leaves no file, and overwrites none', async () => {
  const name = 'letterliaan-2024-01-01T02-15-00.zip.age'
  const to = path.join(usb, name)
  const lost = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Uint8Array.of(1)),
    pull: (controller) => controller.error(new Error('lost')),
  })
  const objects = { ...bucket('vier'), open: () => Promise.resolve(lost) }
  await expect(fetchBackup(objects, name, to)).rejects.toThrow('lost')
  expect(await readdir(usb)).toEqual([])
  await writeFile(to, 'x')
  await expect(fetchBackup(objects, name, to)).rejects.toThrow(/bestaat al/)
  expect(await readFile(to, 'utf8')).toBe('x')
})

test('OPS-5 a row whose file is missing or has another hash is reported', async () => {
  const { queries } = app.database
  await queries.deleteFrom('stored_file').where('kind', '=', 'picture').execute()
  await queries
    .updateTable('stored_file')
    .set({ bytes: Buffer.from('anders') })
    .execute()
  const picture = await queries.selectFrom('own_picture').select('name').executeTakeFirstOrThrow()
  const { missing_files } = await makeBackup(here, plain(), at)
  expect(missing_files.length).toBe(3)
  expect(missing_files.join()).toContain(`picture ${picture.name}`)
  expect(await readLastBackup(queries)).toMatchObject({ num_missing_files: 3 })
})

test('OPS-5 OPS-6 files of an object store are included in a backup and restored', async () => {
  const objects = bucket('drie')
  const files = createFileStore(app.database, objects)
  const picture = await findRow(app, 'own_picture', {}, ['organisation_id', 'name'])
  const key = toPictureKey(picture.organisation_id, picture.name)
  const sent = await (await files.find(key))?.read()
  await moveFilesToObjects({ ...app, files, objects })
  const { name, missing_files } = await makeBackup({ ...here, objects }, plain(), at)
  expect(missing_files).toEqual([])
  // The object store is lost as well.
  for (const found of await objects.list()) await objects.remove(found.name)
  const from = path.join(usb, name)
  expect((await drillBackup(here, from)).problems).toEqual([])
  const place = await makeTestStorage()
  const secret = { file: path.join(place.folder, secretFileName), given: null }
  const there: InstallationToBackUp = { url: place.url, dataDir: place.folder, secret, objects: null }
  try {
    await restoreBackup(there, { from, overwrite: false, secretFile: here.secret.file, newSecret: false, at })
    await expectPictureBack(there, key, sent ?? null)
  } finally {
    await place.remove()
  }
})

async function expectPictureBack(
  { url, dataDir }: InstallationToBackUp,
  key: ReturnType<typeof toPictureKey>,
  sent: Uint8Array | null,
): Promise<void> {
  const database = await openStorage({ url, folder: dataDir })
  try {
    const files = createFileStore(database, null)
    await moveFilesFromDisk({ database, files, objects: null }, dataDir, now)
    expect(Buffer.from((await (await files.find(key))?.read()) ?? [])).toEqual(Buffer.from(sent ?? []))
  } finally {
    await database.close()
  }
}

test('OPS-5 a drill reports differences from the manifest, and refuses damaged backups', async () => {
  const { name } = await makeBackup(here, plain(), at)
  const from = path.join(usb, name)
  const before = await readdir(app.folder)
  const good = await drillBackup(here, from)
  expect(good.problems).toEqual([])
  expect(good.num_children).toBeGreaterThan(1)
  const manifest = JSON.parse(await readFile(path.join(from, 'backup.json'), 'utf8'))
  const { answer } = manifest.rows
  await writeFile(
    path.join(from, 'backup.json'),
    JSON.stringify({ ...manifest, rows: { ...manifest.rows, answer: answer + 1 } }),
  )
  expect((await drillBackup(here, from)).problems).toEqual([
    `Tabel answer: ${answer} rijen, en bij het maken ${answer + 1}.`,
  ])
  await appendFile(path.join(from, manifest.kind === 'sqlite' ? 'letterliaan.db' : 'database.dump'), 'x')
  await expect(drillBackup(here, from)).rejects.toThrow(/beschadigd/)
  expect([await readdir(app.folder), await leftovers(), await databasesBeside()]).toEqual([before, [], []])
})

test('OPS-5 a drill imports each school into an empty installation, and names a row that fails', async () => {
  const { organisation_id } = school.child
  await changeRows(app, 'path', { organisation_id }, { entries: '' })
  const { id } = await findRow(app, 'path', { organisation_id })
  const { name } = await makeBackup(here, plain(), at)
  expect((await drillBackup(here, path.join(usb, name))).problems).toEqual([
    expect.stringContaining(
      `(${organisation_id}) is niet los terug te zetten: In dit archief staan gegevens die niet te lezen zijn. Het gaat om de tabel path, rij ${id}.`,
    ),
  ])
})

test('OPS-5 one organisation is restored completely from a backup, unless the organisation still exists', async () => {
  const { organisation_id } = school.child
  const { name } = await makeBackup(here, plain(), at)
  const from = path.join(usb, name)
  const asked = { from, beside: usb, organisation_id, now }
  await expect(restoreOrganisation(here, app, asked)).rejects.toThrow(/staat nog in deze installatie/)
  await expect(restoreOrganisation(here, app, { ...asked, organisation_id: 999 })).rejects.toThrow(/999/)
  const there = await startTestApp()
  try {
    const made = await restoreOrganisation(here, there, asked)
    const count = (of: TestApp, id: number) =>
      of.database.queries
        .selectFrom('answer')
        .innerJoin('student', 'student.id', 'answer.student_id')
        .select('answer.id')
        .where('student.organisation_id', '=', id)
        .execute()
    // An old id is never reused, because the list of erased people may contain ids of the old organisation.
    expect(made.organisation_id).toBeGreaterThan(organisation_id)
    const [was, is] = [await count(app, organisation_id), await count(there, made.organisation_id)]
    expect(is.length).toBe(was.length)
    expect(was.length).toBeGreaterThan(0)
    const recording = await findRow(there, 'recording', {}, ['type', 'file_name', 'content_hash'])
    const file = await there.files.find(toRecordingFileKey(made.organisation_id, recording))
    expect(file?.content_hash).toBe(recording.content_hash)
  } finally {
    await there.close()
  }
  expect(existsSync(from)).toBe(true)
})

test('OPS-5 a school erased by mistake is restored as a new organisation', async () => {
  const { organisation_id } = school.child
  const { name } = await makeBackup(here, plain(), at)
  await erase('organisation', organisation_id)
  const listed = () => app.database.queries.selectFrom('organisation').select('id').execute()
  expect(await listed()).toEqual([])
  const asked = { from: path.join(usb, name), beside: usb, organisation_id, now }
  const made = await restoreOrganisation(here, app, asked)
  expect(await listed()).toEqual([{ id: made.organisation_id }])
  const child = app.database.queries
    .selectFrom('user')
    .select('id')
    .where('username', '=', school.player.username)
  expect((await child.execute()).length).toBe(1)
})

test('OPS-5 a school whose username another school took since is called gone, and the username is named', async () => {
  const { organisation_id } = school.child
  const { username } = school.player
  const { name } = await makeBackup(here, plain(), at)
  await erase('organisation', organisation_id)
  const other = await makeChild(app, await makeSchool(app))
  await changeRows(app, 'user', { id: other.user_id }, { username })
  const asked = { from: path.join(usb, name), beside: usb, organisation_id, now }
  await expect(restoreOrganisation(here, app, asked)).rejects.toThrow(
    `Deze gebruikersnamen bestaan hier al: ${username}.`,
  )
})

async function erase(subject: 'child' | 'organisation', subject_id: number): Promise<void> {
  await addErasure(app, { organisation_id: school.child.organisation_id, subject, subject_id }, now)
  await app.eraser.run(now)
}

test('OPS-5 AVG-3 a child that was erased after the backup is not restored with its organisation', async () => {
  const { name } = await makeBackup(here, plain(), at)
  const { organisation_id, student_id } = school.player
  await erase('child', student_id)
  const there = await startTestApp()
  try {
    const asked = { from: path.join(usb, name), beside: usb, organisation_id, now }
    await restoreOrganisation(here, there, asked)
    const users = await there.database.queries.selectFrom('user').select('username').execute()
    const names = new Set(users.map(({ username }) => username))
    expect([names.has(school.player.username), names.has(school.child.username)]).toEqual([false, true])
  } finally {
    await there.close()
  }
})
