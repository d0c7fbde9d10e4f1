import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openInstallationSecret, secretFileName, writeSecret } from './installation-secret.ts'
import { createWrongMove } from '../../modules/learn/developer/move.ts'
import { createCaller, logIn } from '../../testing/http.ts'
import { groupExercises, getExercise, getStep, sendMove } from '../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../testing/school.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTestStorage, openStorage, type TestStorage } from '../../testing/test-database.ts'
import { runBackup, type InstallationToBackUp } from './run-backup.ts'
import { renewSecret } from './new-secret.ts'
import { restoreBackup } from './restore-backup.ts'
import { askToken, exchangeToken } from '../../testing/ask-token.ts'
import { addErasure } from '../../testing/rows.ts'

let app: TestApp
let child: TestChild
let here: InstallationToBackUp
let place: TestStorage
let there: InstallationToBackUp
let usb: string
const at = new Date()
const placeIn = (folder: string) => ({ file: join(folder, secretFileName), given: null })

beforeEach(async () => {
  app = await startTestApp()
  child = await makeChild(app, await makeSchool(app))
  here = { url: app.databaseUrl, dataDir: app.folder, secret: placeIn(app.folder), objects: null }
  place = await makeTestStorage()
  there = { url: place.url, dataDir: place.folder, secret: placeIn(place.folder), objects: null }
  usb = await mkdtemp(join(tmpdir(), 'letterliaan-usb-'))
  await mkdir(join(app.folder, 'recordings/1/word'), { recursive: true })
  await writeFile(join(app.folder, 'recordings/1/word/vis'), 'een opname')
  await mkdir(join(app.folder, 'speech'), { recursive: true })
  await writeFile(join(app.folder, 'speech/vis.mp3'), 'opnieuw te maken')
})
afterEach(async () => {
  await app.close()
  await place.remove()
  await rm(usb, { recursive: true })
})

const openThere = () => openStorage(place)

const restore = async (from: string, overwrite = false) => {
  const secretFile = here.secret.file
  return (await restoreBackup(there, { from, overwrite, secretFile, newSecret: false, at })).aside
}

/** Sends wrong answers until stopped, and counts the responses. */
async function playOn() {
  const caller = await logIn(app, child.username)
  const [id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).practise
  const run = (await getExercise(caller, id)).student_exercise[2]
  const state = { answered: 0, isOver: false }
  const play = async (): Promise<void> => {
    while (!state.isOver) {
      const { status } = await sendMove(caller, id, run, createWrongMove(run, false))
      if (status === 200) state.answered += 1
    }
  }
  const playing = Promise.all(Array.from({ length: 8 }, play))
  return {
    answered: () => state.answered,
    stop() {
      state.isOver = true
      return playing
    },
  }
}

test('a backup of a busy server has all earlier answers, and a server elsewhere can start on it', async () => {
  const load = await playOn()
  await expect.poll(load.answered).toBeGreaterThan(50)
  const before = load.answered()
  const backup = await runBackup(here, usb, at)
  await load.stop()
  expect(load.answered()).toBeGreaterThan(before)

  expect(await restore(backup)).toBeNull()
  const database = await openThere()
  const rows = await database.queries.selectFrom('answer').select('id').execute()
  const secrets = await Promise.all([
    openInstallationSecret(app.database, here.secret),
    openInstallationSecret(database, there.secret),
  ])
  await database.close()
  expect(rows.length).toBeGreaterThanOrEqual(before)
  expect(secrets[1]).toBe(secrets[0])
  expect(await readFile(join(there.dataDir, 'recordings/1/word/vis'), 'utf8')).toBe('een opname')
  expect(existsSync(join(there.dataDir, 'speech/vis.mp3'))).toBe(false)

  const server = await startServerProcess({
    NODE_ENV: 'production',
    DATA_DIR: there.dataDir,
    DATABASE_URL: there.url ?? '',
  })
  try {
    const { tokens } = await logIn(server, child.username)
    expect(tokens.access_token).toBeTypeOf('string')
  } finally {
    await server.stop()
  }
})

test('AVG-3 people who were erased after a backup are erased again by a restore, even on another machine', async () => {
  const other = await makeChild(app, child)
  const folder = await runBackup(here, usb, at)
  const { student_id, organisation_id } = child
  const now = Math.floor(Date.now() / 1000)
  await addErasure(app, { organisation_id, subject: 'child', subject_id: student_id }, now)
  await app.eraser.run(now)
  // The list is part of the next backup, and then an older backup is restored.
  await runBackup(here, usb, new Date(at.getTime() + 1000))
  const secretFile = here.secret.file
  const options = { from: folder, overwrite: false, secretFile, newSecret: false, at }
  expect((await restoreBackup(there, options)).numErased).toBe(1)
  const restored = await openThere()
  try {
    const ids = await restored.queries.selectFrom('student').select('id').execute()
    expect(ids).toEqual([{ id: other.student_id }])
  } finally {
    await restored.close()
  }
  const file = there.url === null ? join(there.dataDir, 'letterliaan.db') : null
  const bytes = file === null ? other.username : await readFile(file)
  expect(bytes.includes(child.username)).toBe(false)
  expect(bytes.includes(other.username)).toBe(true)
})

test('a restore keeps existing data, unless overwriting is requested, which moves the data aside', async () => {
  const backup = await runBackup(here, usb, at)
  await restore(backup)
  await writeFile(join(there.dataDir, 'recordings/1/word/maan'), 'van na de back-up')
  await expect(restore(backup)).rejects.toThrow(/Met --overwrite/)
  expect(existsSync(join(there.dataDir, 'recordings/1/word/maan'))).toBe(true)

  const aside = (await restore(backup, true)) ?? ''
  expect(existsSync(join(there.dataDir, 'recordings/1/word/maan'))).toBe(false)
  expect(await readFile(join(aside, 'recordings/1/word/maan'), 'utf8')).toBe('van na de back-up')
  expect((await readdir(aside)).toSorted()).toEqual(
    [there.url === null ? 'letterliaan.db' : 'database.dump', 'recordings'].toSorted(),
  )
})

test('a backup has no downloaded voice, and a restore of an older one keeps the voice that is here', async () => {
  await mkdir(join(app.folder, 'voice'))
  await writeFile(join(app.folder, 'voice/stem.onnx'), 'te downloaden')
  const backup = await runBackup(here, usb, at)
  expect(existsSync(join(backup, 'files/voice'))).toBe(false)
  await mkdir(join(backup, 'files/voice'))
  await writeFile(join(backup, 'files/voice/stem.onnx'), '')
  const manifest = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'))
  const files = { ...manifest.files, 'files/voice/stem.onnx': createHash('sha256').digest('hex') }
  await writeFile(join(backup, 'backup.json'), JSON.stringify({ ...manifest, files }))
  await mkdir(join(there.dataDir, 'voice'))
  await writeFile(join(there.dataDir, 'voice/stem.onnx'), 'van hier')
  expect(await restore(backup)).toBeNull()
  expect(await readFile(join(there.dataDir, 'voice/stem.onnx'), 'utf8')).toBe('van hier')
})

test('a backup that is incomplete or of a newer version replaces nothing', async () => {
  const backup = await runBackup(here, usb, at)
  const manifest = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'))
  const write = (changes: object) =>
    writeFile(join(backup, 'backup.json'), JSON.stringify({ ...manifest, ...changes }))
  await write({ migrations: [...manifest.migrations, '9999-later'] })
  await expect(restore(backup)).rejects.toThrow(/nieuwere versie/)
  await write({ kind: manifest.kind === 'sqlite' ? 'postgres' : 'sqlite' })
  await expect(restore(backup)).rejects.toThrow(/Deze back-up is van/)
  await write({})
  await appendFile(join(backup, 'files/recordings/1/word/vis'), 'x')
  await expect(restore(backup)).rejects.toThrow(/beschadigd: files\/recordings\/1\/word\/vis/)
  await rm(join(backup, 'backup.json'))
  await expect(restore(backup)).rejects.toThrow(/geen back-up/)
  expect(await readdir(there.dataDir)).toEqual([])
})

test('a restore is refused while a server runs, and a backup inside the data folder is refused', async () => {
  const backup = await runBackup(here, usb, at)
  const busy = restoreBackup(here, { from: backup, overwrite: true, secretFile: null, newSecret: false, at })
  await expect(busy).rejects.toThrow(/in gebruik/)
  expect((await logIn(app, child.username)).tokens.access_token).toBeTypeOf('string')
  expect((await readdir(app.folder)).some((name) => name.startsWith('before-restore'))).toBe(false)
  await expect(runBackup(here, join(app.folder, 'x'), at)).rejects.toThrow(/buiten DATA_DIR/)
})

/** Makes a card of the child, and logs in with it on a server with restored data. */
async function makeCard() {
  const supervisor = await logIn(app, await makeSupervisor(app, child))
  const { body } = await askToken(supervisor, child.student_id)
  return { code: body.code ?? '', token: body.token }
}

async function logInThere(tokens: readonly string[]): Promise<number[]> {
  const server = await startTestApp({}, {}, null, null, null, {
    folder: there.dataDir,
    databaseUrl: there.url,
  })
  const statuses: number[] = []
  for (const token of tokens) statuses.push((await exchangeToken(createCaller(server, null), token)).status)
  await server.close()
  return statuses
}

test('STOP-5 no file of a backup contains the key, and the backup says so', async () => {
  const secret = await openInstallationSecret(app.database, here.secret)
  await makeCard()
  const backup = await runBackup(here, usb, at)
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    expect(entry.name).not.toMatch(/secret/)
    if (!entry.isFile()) continue
    expect((await readFile(join(entry.parentPath, entry.name))).includes(secret)).toBe(false)
  }
  expect(await readFile(join(backup, 'backup.json'), 'utf8')).toContain(
    'De sleutel van de installatie staat niet',
  )
})

test('STOP-5 a backup does not contain a key that SECRET_FILE places in the data folder', async () => {
  const secret = await openInstallationSecret(app.database, here.secret)
  const file = join(app.folder, 'sleutels', 'sleutel.txt')
  await writeSecret(file, secret)
  const backup = await runBackup({ ...here, secret: { file, given: null } }, usb, at)
  const files = await readdir(backup, { recursive: true })
  expect(files.filter((name) => /sleutel\.txt/.test(name))).toEqual([])
})

test('STOP-5 codes work after a restore with the key, and a restore without the key is refused', async () => {
  const { code, token } = await makeCard()
  const backup = await runBackup(here, usb, at)
  const options = { from: backup, overwrite: false, newSecret: false, at }
  const wrong = join(usb, 'andere')
  await writeFile(wrong, 'x'.repeat(43))
  await expect(restoreBackup(there, { ...options, secretFile: null })).rejects.toThrow(/--secret-file/)
  await expect(restoreBackup(there, { ...options, secretFile: wrong })).rejects.toThrow(
    /niet die van de back-up/,
  )
  expect(await readdir(there.dataDir)).toEqual([])
  await restoreBackup(there, { ...options, secretFile: here.secret.file })
  expect(await logInThere([code, token])).toEqual([200, 200])
})

test('STOP-5 a new key makes printed codes invalid, but not QR codes, and the number of cards is reported', async () => {
  const { code, token } = await makeCard()
  const backup = await runBackup(here, usb, at)
  const options = { from: backup, overwrite: false, secretFile: null, newSecret: true, at }
  expect((await restoreBackup(there, options)).deadCards).toBe(1)
  expect(await logInThere([code, token])).toEqual([400, 200])
})

test('STOP-5 a new key is refused while a server runs with the old key', async () => {
  await expect(renewSecret(here, join(app.folder, 'aside'))).rejects.toThrow(/in gebruik/)
  expect(existsSync(here.secret.file)).toBe(true)
})
