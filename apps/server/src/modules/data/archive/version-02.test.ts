import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Table } from '../../../db/personal-data/description.ts'
import { logIn } from '../../../testing/http.ts'
import { exportTo, numberTablesFrom } from '../../../testing/moved-school.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { type ZipParts, readParts } from '../../../testing/zip.ts'
import { archivedTables, nameProductPart, nameTablePart, productTables } from './format/names.ts'
import { importOrganisation } from './import/import-organisation.ts'
import { changeReferences } from './rows/change-references.ts'
import { defaultsOfNewColumns } from './rows/check-row.ts'
import { readDatabaseColumns } from '../../../db/personal-data/columns.ts'
import type { Ids, DatabaseRow } from './rows/ids.ts'

/** An archive that version 0.2.0 made. Each archived table has a row. */
const file = fileURLToPath(new URL('fixtures/organisation-0.2.0.zip', import.meta.url))

const app = await useTestApp()
// Numbers rows from a high value, so that no id equals one of the archive.
await numberTablesFrom(app, 300_000_000)
const { organisation_id } = await importOrganisation(
  { database: app.database, files: app.files, now: 1_800_000_000 },
  file,
)
const before = await readParts(file)
const after = await readParts(await exportTo(app, organisation_id))
const columns = await readDatabaseColumns(app.database.queries, app.database.dialect)

const rowsIn = (parts: ZipParts, part: string): DatabaseRow[] =>
  (parts[part]?.toString() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as DatabaseRow)

/** Replaces the ids of product rows by numbers that are equal in both archives for equal names. */
const known = new Map<string, number>()
function numberOf(name: string): number {
  const number = known.get(name) ?? known.size + 1_000_000
  known.set(name, number)
  return number
}

const nameOf = ({ key, nr, word, content_hash }: DatabaseRow): string =>
  [key, nr, word, content_hash]
    .filter((part) => part !== undefined)
    .map(String)
    .join(' ')

/** Replaces each id by the rank of its row, which is the same in every installation. */
function ranksOf(parts: ZipParts): Ids {
  const ranks = new Map<string, number>()
  const versions = new Map<string, number>()
  for (const table of archivedTables)
    for (const [at, { id }] of rowsIn(parts, nameTablePart(table)).entries())
      ranks.set(`${table} ${String(id)}`, at + 1)
  for (const table of productTables)
    for (const row of rowsIn(parts, nameProductPart(table))) {
      ranks.set(`${table} ${String(row['id'])}`, numberOf(`${table} ${nameOf(row)}`))
      if (table === 'curriculum_step')
        versions.set(`${String(row['nr'])} ${String(row['version'])}`, numberOf(nameOf(row)))
    }
  const rank = (table: Table, id: number): number => ranks.get(`${table} ${id}`) ?? 0
  return { of: rank, mentioned: rank, version: (nr, version) => versions.get(`${nr} ${version}`) ?? 0 }
}

/** Columns that every import renews: channel names, and hashes of the audit log. */
const renewed = { channel_id: undefined, hash: undefined, salt: undefined }

const describeRows = (parts: ZipParts, table: Table, ids: Ids): string[] =>
  rowsIn(parts, nameTablePart(table))
    .map((row, at) => {
      const whole = { ...defaultsOfNewColumns[table], ...row }
      const changed = changeReferences(table, columns.get(table) ?? [], whole, ids)
      return JSON.stringify({ ...changed, ...renewed, ...('id' in row && { id: at }) })
    })
    .toSorted()

const tables = archivedTables.filter((table) => nameTablePart(table) in before)

test('AVG-2 an archive made by version 0.2.0 is imported, and every row is equal', () => {
  const [idsBefore, idsAfter] = [ranksOf(before), ranksOf(after)]
  for (const table of tables) {
    const was = describeRows(before, table, idsBefore)
    expect([table, describeRows(after, table, idsAfter)]).toEqual([table, was])
    expect(was.length, table).toBeGreaterThan(0)
  }
})

test('AVG-2 the files of an archive made by version 0.2.0 are imported', () => {
  const files = Object.keys(before).filter((name) => name.startsWith('files/'))
  expect(files).toHaveLength(2)
  for (const name of files) expect(after[name]?.equals(before[name] ?? Buffer.of()), name).toBe(true)
})

test('AVG-2 a child of an archive made by version 0.2.0 logs in and plays', async () => {
  const child = await logIn(app, 'kind2@school.test')
  const [step] = (await child.call('GET /api/v1/step')).body['1']
  const { explore } = groupExercises(await getStep(child, step?.id ?? 0))
  expect(await playExercise(child, explore[0] ?? 0, 1)).toMatchObject({ percentage_score: 100 })
})
