import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { readInstallationSecret } from '../../db/installation-secret.ts'
import { wrongMove } from '../demo/move.ts'
import { logIn } from '../../testing/http.ts'
import { exercisesOf, getExercise, getStep, sendMove } from '../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTestStorage, type TestStorage } from '../../testing/test-database.ts'
import { backUp, type Installation } from './back-up.ts'
import { restoreBackup } from './restore-backup.ts'

let app: TestApp
let child: TestChild
let here: Installation
/** An installation that has nothing yet. */
let place: TestStorage
let there: Installation
let usb: string
const at = new Date()

beforeEach(async () => {
  app = await startTestApp()
  child = await makeChild(app, await makeSchool(app))
  here = { url: app.databaseUrl, dataDir: app.folder }
  place = await makeTestStorage()
  there = { url: place.url, dataDir: place.folder }
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

const openThere = () =>
  openDatabase({
    url: there.url,
    file: join(there.dataDir, 'letterliaan.db'),
    onLost: () => {},
    onIdleError: () => {},
  })

const restore = (from: string, overwrite = false) => restoreBackup(there, { from, overwrite, at })

/** Makes mistakes until it is told to stop; counts what the server answered. */
async function playOn() {
  const caller = await logIn(app, child.username)
  const [id = 0] = exercisesOf(await getStep(caller, child.steps[0] ?? 0)).practise
  const run = (await getExercise(caller, id)).student_exercise[2]
  const state = { answered: 0, isOver: false }
  const play = async (): Promise<void> => {
    while (!state.isOver) {
      const { status } = await sendMove(caller, id, run, wrongMove(run, false))
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

test('a backup of a server under load has all that was answered before it began, and a server starts on it elsewhere', async () => {
  const load = await playOn()
  await expect.poll(load.answered, { timeout: 30_000 }).toBeGreaterThan(50)
  const before = load.answered()
  const backup = await backUp(here, usb, at)
  await load.stop()
  expect(load.answered()).toBeGreaterThan(before)

  expect(await restore(backup)).toBeNull()
  const database = await openThere()
  const rows = await database.queries.selectFrom('answer').select('id').execute()
  const secrets = await Promise.all([app.database, database].map(readInstallationSecret))
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

test('people and work that are there stay, unless told so; then they are put aside', async () => {
  const backup = await backUp(here, usb, at)
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

test('a backup that is not whole, or of a newer version, replaces nothing', async () => {
  const backup = await backUp(here, usb, at)
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

test('nothing is put back while a server runs, and no backup stands among the data', async () => {
  const backup = await backUp(here, usb, at)
  const busy = restoreBackup(here, { from: backup, overwrite: true, at })
  await expect(busy).rejects.toThrow(/in gebruik/)
  expect((await logIn(app, child.username)).tokens.access_token).toBeTypeOf('string')
  expect((await readdir(app.folder)).some((name) => name.startsWith('before-restore'))).toBe(false)
  await expect(backUp(here, join(app.folder, 'x'), at)).rejects.toThrow(/buiten DATA_DIR/)
})
