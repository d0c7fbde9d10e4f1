import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import type { RetentionTerm, Table } from '../../db/personal-data/description.ts'
import { listRetentionTerms, listKeyColumns, tableNames } from '../../db/personal-data/table-descriptions.ts'
import { createRowGenerator } from '../../testing/generated-rows.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { forgetOld } from './forget-old.ts'

const app = await useTestApp()

type Row = Readonly<Record<string, unknown>>

const nameOf = (table: Table, row: Row): string =>
  [table, ...listKeyColumns(table).map((column) => String(row[column]))].join(' ')

async function listRows(): Promise<ReadonlySet<string>> {
  const names = tableNames.map(async (table) => {
    const key = sql.join(listKeyColumns(table).map((column) => sql.ref(column)))
    const { rows } = await sql<Row>`select ${key} from ${sql.table(table)}`.execute(app.database.queries)
    return rows.map((row) => nameOf(table, row))
  })
  return new Set((await Promise.all(names)).flat())
}

/** Makes a row for each time column of a rule, `extra` seconds past the end of its term. */
const rowsPast = ({ seconds, since, unit, only }: RetentionTerm<string>, now: number, extra: number): Row[] =>
  since.map((column) => ({
    [column]: (now - seconds - extra) * (unit === 'ms' ? 1000 : 1),
    ...(only?.is && { [only.column]: only.is[0] }),
  }))

test('expired rows are deleted, but not a second early, and other rows stay', async () => {
  const { queries } = app.database
  const make = await createRowGenerator(queries)
  const now = getNowSeconds(app.clock)
  const past = new Set<string>()
  for (const table of tableNames) {
    // A row that has only old times but matches no rule.
    if (listRetentionTerms(table).every(({ only }) => only?.is !== undefined)) await make(table, {})
    for (const keeping of listRetentionTerms(table)) {
      for (const given of rowsPast(keeping, now, 0)) await make(table, given)
      for (const given of rowsPast(keeping, now, 1)) {
        const row = await make(table, given)
        past.add(nameOf(table, row))
        if (table === 'token') past.add(`token_family ${String(row['family_id'])}`)
      }
      const { unless } = keeping
      for (const given of unless ? rowsPast(keeping, now, 1) : []) {
        const named = await make(table, given)
        const { id, organisation_id } = named
        if (unless) await make(unless.table, { [unless.column]: id, organisation_id })
      }
    }
  }
  const before = await listRows()
  await forgetOld(app.database, now)
  const after = await listRows()
  expect([...before].filter((name) => !after.has(name)).toSorted()).toEqual([...past].toSorted())
  expect([...after].filter((name) => !before.has(name))).toEqual([])
  expect(past.size).toBeGreaterThan(12)
})
