// @nightly
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { lockFile } from './db/dialects/sqlite/lock-file.ts'
import { makeTestStorage } from './testing/test-database.ts'
import { runWithClient } from './db/dialects/postgres/copy.ts'

const statements = [
  'create table kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null)',
  "insert into kysely_migration values ('0001-accounts', 'x'), ('0191-path-gains', 'x')",
  'create table setting (name text primary key, value text not null)',
  "insert into setting values ('curriculum_written_by', '0.2.0')",
  'create table "user" (id integer primary key, username text not null)',
  `insert into "user" values (1, 'juf')`,
]

const place = await makeTestStorage()
if (place.url === null) {
  const sqlite = new Sqlite(place.file)
  sqlite.pragma('journal_mode = WAL')
  for (const statement of statements) sqlite.exec(statement)
  sqlite.close()
} else {
  await onPostgres(async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}
afterAll(async () => {
  await place.remove()
  rmSync(backups(), { recursive: true, force: true })
})

/** Next to the data folder, because a backup may not be inside it. */
const backups = (): string => `${place.folder}-backup`

function onPostgres<T>(work: (client: Client) => Promise<T>): Promise<T> {
  return runWithClient(place.url ?? '', work)
}

/** Reads the bytes of the file, or the tables and rows of PostgreSQL. */
const readAll = async (): Promise<unknown> =>
  place.url === null
    ? createHash('sha256').update(readFileSync(place.file)).digest('hex')
    : onPostgres(async (client) => {
        const tables = await client.query("select tablename from pg_tables where schemaname = 'public'")
        const migrations = await client.query('select * from kysely_migration')
        const settings = await client.query('select * from setting')
        const users = await client.query('select * from "user"')
        return [tables, migrations, settings, users].map(({ rows }) => rows)
      })
const before = await readAll()

async function run(program: string, args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: place.folder,
      DATABASE_URL: place.url ?? '',
      SPEECH_AHEAD: 'off',
    },
  })
  let said = ''
  const hear = (piece: Buffer): void => void (said += piece.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said }
}

const sentence =
  'Deze database is van Letterliaan 0.2: exporteer met versie 0.2 elke school (npm run organisation -- export), en importeer die archieven met deze versie in een lege installatie (npm run organisation -- import), zoals in docs/operations.md staat.'

test.each([
  ['main.ts', []],
  ['account.ts', ['new-password', 'juf@school.nl']],
  ['organisation.ts', ['list']],
  ['organisation.ts', ['import', 'school.zip']],
  ['backup.ts', ['BACKUP']],
  ['rebuild.ts', []],
  ['check-audit-log.ts', []],
])(
  '%s %j refuses a database of version 0.2 with one sentence, and does not change it',
  async (program, args) => {
    const { code, said } = await run(
      program,
      args.map((arg) => (arg === 'BACKUP' ? backups() : arg)),
    )
    expect([code, said.trim()]).toEqual([1, sentence])
    expect(await readAll()).toEqual(before)
  },
)

test('the doctor reports a database of version 0.2', async () => {
  const { code, said } = await run('doctor.ts', [])
  expect([code, said.split('\n').filter((line) => line.includes('0.2'))]).toEqual([
    1,
    [`MIS     ${sentence}`],
  ])
  expect(await readAll()).toEqual(before)
})

test('a command is refused too while a server of version 0.2 runs', async () => {
  if (place.url !== null) return
  const unlock = lockFile(place.file)
  const { code, said } = await run('organisation.ts', ['list'])
  unlock()
  expect([code, said.trim()]).toEqual([1, sentence])
})

test('moving a database of version 0.2 to PostgreSQL is refused with the same sentence', async () => {
  if (place.url !== null) return
  const { code, said } = await run('move-to-postgres.ts', ['--to', 'postgres://x@127.0.0.1:1/x'])
  expect([code, said.trim()]).toEqual([1, sentence])
  expect(await readAll()).toEqual(before)
})
