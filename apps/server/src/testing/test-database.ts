import { randomBytes } from 'node:crypto'
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database, type DatabaseSettings } from '../db/database.ts'
import { runWithClient } from '../db/dialects/postgres/copy.ts'

export interface TestStorage {
  readonly folder: string
  readonly file: string
  /** PostgreSQL's address if `TEST_DATABASE_URL` is set; null if the file is used. */
  readonly url: string | null
  remove(): Promise<void>
}

/** Set by `prepared-database.ts`: a file, or the template database of PostgreSQL. */
export const preparedEnvNames = { file: 'TEST_PREPARED_FILE', template: 'TEST_PREPARED_TEMPLATE' } as const

export const makeTestStorage = (): Promise<TestStorage> => makePlace(null, null)

/** Makes storage with tables and curriculum, if this run prepared them (`isPrepared`). */
export async function makePreparedStorage(): Promise<TestStorage & { readonly isPrepared: boolean }> {
  const file = process.env[preparedEnvNames.file] ?? null
  const template = process.env[preparedEnvNames.template] ?? null
  const isPrepared = (process.env['TEST_DATABASE_URL'] ? template : file) !== null
  return { ...(await makePlace(file, template)), isPrepared }
}

export async function copyStorage({
  folder,
  url,
}: Pick<TestStorage, 'folder' | 'url'>): Promise<TestStorage> {
  const copy = await makePlace(null, url === null ? null : new URL(url).pathname.slice(1))
  await cp(folder, copy.folder, { recursive: true })
  return copy
}

export const openStorage = (
  { url, folder }: Pick<TestStorage, 'url' | 'folder'>,
  settings: Partial<DatabaseSettings> = {},
): Promise<Database> =>
  openDatabase({
    url,
    file: join(folder, 'letterliaan.db'),
    onLost: () => {},
    onIdleError: () => {},
    ...settings,
  })

async function makePlace(prepared: string | null, template: string | null): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'letterliaan-test-'))
  const file = join(folder, 'letterliaan.db')
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const server = process.env['TEST_DATABASE_URL']
  if (!server) {
    if (prepared !== null) await copyFile(prepared, file)
    return { folder, file, url: null, remove: removeFolder }
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  const source = template === null ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`
  await runWithClient(server, (client) => client.query(`CREATE DATABASE ${name}${source}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    folder,
    file,
    url: url.href,
    async remove() {
      await runWithClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
      await removeFolder()
    },
  }
}
