import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** Where a test file has a database of its own, and a folder for other data. */
export interface TestPlace {
  readonly folder: string
  /** PostgreSQL's address when `TEST_DATABASE_URL` is set, else null: the file in the folder is used. */
  readonly url: string | null
  remove(): Promise<void>
}

/** Makes a place for one test file. */
export async function makeTestPlace(): Promise<TestPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'letterliaan-test-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { folder, url: null, remove: removeFolder }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    folder,
    url: url.href,
    async remove() {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
      await removeFolder()
    },
  }
}

async function onServer(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
