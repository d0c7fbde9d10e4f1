// @database both
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import {
  createInstallationSecret,
  openInstallationSecret,
  refuseKeyWithoutDatabase,
  secretFileName,
  writeSecret,
  type SecretLocation,
} from './installation-secret.ts'
import {
  makePreparedStorage,
  makeTestStorage,
  openStorage,
  type TestStorage,
} from '../../testing/test-database.ts'

let storage: TestStorage
let database: Database
let place: SecretLocation
beforeEach(async () => {
  storage = await makePreparedStorage()
  database = await openStorage(storage)
  place = { file: join(storage.folder, secretFileName), given: null }
})
afterEach(async () => {
  await database.close()
  await storage.remove()
})

const open = (changes: Partial<SecretLocation> = {}) =>
  openInstallationSecret(database, { ...place, ...changes })
const settings = () => database.queries.selectFrom('setting').selectAll().execute()
const inFolder = (name: string) => join(storage.folder, name)

test('STOP-5 the first start makes a key file that only its owner can read, and the next start uses it', async () => {
  const secret = await open()
  expect((await stat(place.file)).mode & 0o777).toBe(0o600)
  expect((await readFile(place.file, 'utf8')).trim()).toBe(secret)
  expect(JSON.stringify(await settings())).not.toContain(secret)
  expect(await open()).toBe(secret)
  expect((await readdir(storage.folder)).filter((name) => name.startsWith('secret'))).toEqual([
    secretFileName,
  ])
})

test('STOP-5 a key in the settings is used and not written to a file', async () => {
  const given = createInstallationSecret()
  expect(await open({ given })).toBe(given)
  await expect(readFile(place.file)).rejects.toThrow(/ENOENT/)
  await expect(open({ given: createInstallationSecret() })).rejects.toThrow(
    /SECRET is niet die van deze database/,
  )
})

test('STOP-5 a server with no key or another key does not start, and prints how to repair it', async () => {
  const secret = await open()
  const elsewhere = inFolder('elders')
  await expect(open({ file: elsewhere })).rejects.toThrow(/ontbreekt: .*elders is er niet.*SECRET_FILE/)
  await writeFile(elsewhere, createInstallationSecret())
  await expect(open({ file: elsewhere })).rejects.toThrow(/niet die van deze database/)
  await writeFile(elsewhere, 'kort')
  await expect(open({ file: elsewhere })).rejects.toThrow(/staat geen sleutel/)
  await writeFile(elsewhere, `${secret}\n`)
  expect(await open({ file: elsewhere })).toBe(secret)
})

test('STOP-5 servers that start together use one key if they share a folder, and otherwise stop', async () => {
  const places = [place, place, { ...place, file: inFolder('elders') }]
  const outcomes = await Promise.allSettled(places.map((each) => openInstallationSecret(database, each)))
  const secrets = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(new Set(secrets).size).toBe(1)
  expect([1, 2]).toContain(secrets.length)
})

test('STOP-5 a disk without hard links gets the key file too, and no key is overwritten', async () => {
  const noLinks = () => Promise.reject(Object.assign(new Error('operation not permitted'), { code: 'EPERM' }))
  const secret = createInstallationSecret()
  expect(await writeSecret(place.file, secret, noLinks)).toBe(secret)
  expect((await stat(place.file)).mode & 0o777).toBe(0o600)
  expect(await writeSecret(place.file, createInstallationSecret(), noLinks)).toBe(secret)
  expect((await readdir(storage.folder)).filter((name) => name.startsWith('secret'))).toEqual([
    secretFileName,
  ])
})

test('STOP-5 in production, a server with a key and an empty database does not start', async () => {
  const empty = await makeTestStorage()
  try {
    const start = ({ folder, url }: TestStorage) =>
      refuseKeyWithoutDatabase({
        SECRET: undefined,
        SECRET_FILE: undefined,
        DATABASE_URL: url ?? undefined,
        DATA_DIR: folder,
        NODE_ENV: 'production',
      })
    await start(empty)
    await Promise.all(
      [empty, storage].map(({ folder }) =>
        writeSecret(join(folder, secretFileName), createInstallationSecret()),
      ),
    )
    await expect(start(empty)).rejects.toThrow(/is leeg of weg\. Zet een back-up terug/)
    await start(storage)
  } finally {
    await empty.remove()
  }
})
