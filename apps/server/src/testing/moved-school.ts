import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { loadCurriculum } from '@letterliaan/curriculum'
import { sql } from 'kysely'
import { getNowSeconds } from '../clock.ts'
import { expect } from 'vitest'
import { movesWithOrganisation, tableNames } from '../db/personal-data/table-descriptions.ts'
import { archivedTables } from '../modules/data/archive/format/names.ts'
import type { ZipParts } from './zip.ts'
import { exportOrganisation } from '../modules/data/index.ts'
import { productVersion } from '../product-version.ts'
import { syncCurriculum } from '../modules/curriculum/sync-curriculum.ts'
import type { TestApp } from './test-app.ts'
import { findRows } from './rows.ts'

/** Number of ids reserved for each table, so that an id identifies its table. */
const span = 1_000_000

const tablesWithIds = (app: TestApp) =>
  app.database.queries.introspection
    .getTables()
    .then((tables) =>
      tableNames.filter((name) =>
        tables.some((table) => table.name === name && table.columns.some((column) => column.name === 'id')),
      ),
    )

/** Makes each table number its rows from a different value, including the product's rows. */
export async function numberTablesFrom(app: TestApp, base: number): Promise<void> {
  const { database } = app
  await database.transaction(async (transaction) => {
    for (const table of ['word', 'curriculum_step', 'badge'] as const)
      await sql`delete from ${sql.table(table)}`.execute(transaction)
    for (const [at, table] of (await tablesWithIds(app)).entries()) {
      const next = await database.dialect.reserveIds(transaction, table, 1)
      await database.dialect.reserveIds(transaction, table, base + at * span - next - 1)
    }
  })
  await syncCurriculum(database, loadCurriculum(), getNowSeconds(app.clock))
}

export async function createIdNamer(app: TestApp, base: number): Promise<(text: string) => string> {
  const tables = await tablesWithIds(app)
  const ranks = new Map<number, string>()
  // Leaves out rows that do not move.
  for (const table of tables.filter((name) => movesWithOrganisation(name) || name === 'badge')) {
    const { rows } = await sql<{ readonly id: number }>`
      select id from ${sql.table(table)} order by id`.execute(app.database.queries)
    const name =
      table === 'word' || table === 'curriculum_step' || table === 'badge'
        ? await nameProduct(app, table)
        : null
    for (const [at, { id }] of rows.entries()) ranks.set(id, name?.get(id) ?? `${table}#${at}`)
  }
  const nameOf = (number: number): string | null => {
    const table = tables[Math.floor((number - base) / span)]
    return number < base || table === undefined ? null : (ranks.get(number) ?? `${table}#gone`)
  }
  return (text) =>
    text.replaceAll(/(?<![\w.-])\d{8,12}(?![\w.-])/g, (digits) => {
      const number = Number(digits)
      const name = nameOf(number) ?? nameOf(Math.floor(number / 100))
      return name === null ? digits : nameOf(number) === null ? `${name}.${number % 100}` : name
    })
}

async function nameProduct(
  app: TestApp,
  table: 'word' | 'curriculum_step' | 'badge',
): Promise<Map<number, string>> {
  const { queries } = app.database
  if (table === 'badge') {
    const badges = await queries.selectFrom('badge').select(['id', 'key']).execute()
    return new Map(badges.map(({ id, key }) => [id, `badge ${key}`]))
  }
  if (table === 'word') {
    const words = await queries.selectFrom('word').selectAll().where('organisation_id', 'is', null).execute()
    return new Map(words.map(({ id, nr, word }) => [id, `word ${nr} ${word}`]))
  }
  const steps = await findRows(app, 'curriculum_step', { organisation_id: null })
  return new Map(steps.map(({ id, nr, content_hash }) => [id, `step ${nr} ${content_hash}`]))
}

export async function exportTo(app: TestApp, organisation_id: number, name = 'school.zip'): Promise<string> {
  const file = join(app.folder, name)
  const dependencies = { database: app.database, files: app.files, version: productVersion }
  await exportOrganisation(dependencies, organisation_id, new Date(), createWriteStream(file))
  return file
}

type NamedRow = Readonly<Record<string, unknown>>

/** Removes columns that a move changes: channel names, and hashes of content with ids. */
const withoutRenewed = (row: NamedRow): NamedRow => ({
  ...row,
  channel_id: undefined,
  content_hash: undefined,
  // A school is moved, but its board is not.
  board_id: undefined,
  // Hashes are recomputed, because ids differ after the move.
  hash: undefined,
  salt: undefined,
  // A random number may be equal to the id of a row.
  ...(typeof row['seed'] === 'number' && { seed: `drawn${row['seed']}` }),
})

const namedRows = (parts: ZipParts, table: string, nameIds: (text: string) => string): string[] =>
  (parts[`tables/${table}.ndjson`]?.toString() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => nameIds(JSON.stringify(withoutRenewed(JSON.parse(line) as NamedRow))))
    .toSorted()

interface ExportedSchool {
  readonly app: TestApp
  /** First id of the installation. */
  readonly base: number
  readonly parts: ZipParts
}

export async function expectSameRows(before: ExportedSchool, after: ExportedSchool): Promise<void> {
  const [nameBefore, nameAfter] = [
    await createIdNamer(before.app, before.base),
    await createIdNamer(after.app, after.base),
  ]
  for (const table of archivedTables) {
    const was = namedRows(before.parts, table, nameBefore)
    const is = namedRows(after.parts, table, nameAfter)
    const different = is.filter((row, at) => row !== was[at]).map((row) => row.slice(0, 300))
    expect([table, is.length, different]).toEqual([table, was.length, []])
  }
}
