import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, expect, test } from 'vitest'
import { createRowMaker } from '../../testing/generated-rows.ts'
import { makeTestStorage, type TestStorage } from '../../testing/test-database.ts'
import type { OpenedDatabase } from '../dialects/opened-database.ts'
import { openPostgres } from '../dialects/postgres/dialect.ts'
import { openSqlite } from '../dialects/sqlite/dialect.ts'
import { organisationTables, tableNames } from '../personal-data/read-description.ts'
import type { Table } from '../personal-data/description.ts'
import type { Queries } from '../queries.ts'
import { loadMigration, migrate, migrationNames } from './migrations.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const fail = (error: Error): never => {
  throw error
}

async function open(): Promise<OpenedDatabase> {
  const place: TestStorage = await makeTestStorage()
  closing.push(() => place.remove())
  const opened =
    place.url === null
      ? openSqlite(place.file, fail)
      : openPostgres({
          connectionString: place.url,
          statementMs: 60_000,
          connectMs: 5000,
          maxConnections: 10,
          onError: () => {},
        })
  closing.push(() => opened.close())
  return opened
}

const firstOfKeys = '0144'
const firstAfterKeys = '0150'

/** As a database was before this migration. */
async function migrateToBefore({ unlimited, helpers }: OpenedDatabase, first: string): Promise<void> {
  const before = migrationNames.filter((name) => name < first)
  const entries = await Promise.all(
    before.map(async (name) => {
      const { up } = await loadMigration(name)
      return [name, { up: (db: Kysely<unknown>) => up(db, helpers) }] as const
    }),
  )
  const provider = { getMigrations: async () => Object.fromEntries(entries) }
  const { error } = await new Migrator({ db: unlimited, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

/** A row of each table that there is, all of one organisation. */
async function fill(queries: Queries): Promise<number> {
  const make = await createRowMaker(queries)
  const organisation_id = Number((await make('organisation', {}))['id'])
  const there = new Set((await queries.introspection.getTables()).map(({ name }) => name))
  for (const table of tableNames.toReversed())
    if (there.has(table) && table !== 'organisation' && table !== 'global_name')
      await make(table, { organisation_id })
  return organisation_id
}

type Row = Readonly<Record<string, unknown>>

async function readRows(queries: Queries, table: Table): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(queries)
  return rows.map(withoutOrganisation).toSorted(byText)
}

const withoutOrganisation = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'organisation_id'))

const byText = (a: Row, b: Row): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

async function readAll(queries: Queries): Promise<ReadonlyMap<Table, readonly Row[]>> {
  const there = new Set((await queries.introspection.getTables()).map(({ name }) => name))
  const rows = new Map<Table, readonly Row[]>()
  for (const table of tableNames)
    if (there.has(table) && table !== 'global_name') rows.set(table, await readRows(queries, table))
  return rows
}

/** Keys, references and indexes, as the database tells them. */
async function readKeys({ queries, helpers }: OpenedDatabase): Promise<readonly string[]> {
  const { rows } = await (
    helpers.name === 'sqlite'
      ? sql<{ text: string }>`select name || coalesce(sql, '') as text from sqlite_master`
      : sql<{ text: string }>`
          select conrelid::regclass::text || conname::text || pg_get_constraintdef(oid) as text from pg_constraint
          where connamespace = 'public'::regnamespace
          union all select indexdef as text from pg_indexes where schemaname = 'public'`
  ).execute(queries)
  return rows.map(({ text }) => text).toSorted()
}

test('OPS-10 an older database keeps each row, and each knows its organisation', async () => {
  const opened = await open()
  const { queries } = opened
  await migrateToBefore(opened, firstOfKeys)
  const ids = new Set([await fill(queries), await fill(queries)])
  const before = await readAll(queries)
  expect([...before.values()].filter((rows) => rows.length < 2)).toEqual([])
  await migrateToBefore(opened, firstAfterKeys)
  expect(await readAll(queries)).toEqual(before)
  for (const table of organisationTables.filter((name) => before.has(name))) {
    const { rows } = await sql<{ organisation_id: number }>`
      select organisation_id from ${sql.table(table)} order by organisation_id`.execute(queries)
    const of = new Set(rows.map(({ organisation_id }) => organisation_id))
    expect(of, table).toEqual(table === 'login_challenge' ? new Set([0]) : ids)
  }
  const names = await queries.selectFrom('global_name').select('organisation_id').execute()
  expect(new Set(names.map(({ organisation_id }) => organisation_id))).toEqual(ids)
})

test('OPS-10 an older database and a new one end with the same keys', async () => {
  const [older, fresh] = [await open(), await open()]
  await migrateToBefore(older, firstOfKeys)
  await fill(older.queries)
  for (const { unlimited, helpers } of [older, fresh]) await migrate(unlimited, helpers)
  const keys = await readKeys(fresh)
  expect(keys.length).toBeGreaterThan(100)
  expect(await readKeys(older)).toEqual(keys)
})
