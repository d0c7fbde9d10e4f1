// @database both
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { isOwnedByChildren } from '../../../db/personal-data/children.ts'
import type { Table } from '../../../db/personal-data/description.ts'
import {
  childTables,
  getTableDescription,
  listKeyColumns,
} from '../../../db/personal-data/table-descriptions.ts'
import { allActions } from '../../../testing/child-actions.ts'
import { createRowGenerator } from '../../../testing/generated-rows.ts'
import { makeShortPath, playActions } from '../../../testing/short-path.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { rebuildStudent } from './rebuild-student.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'

const app = await useTestApp()
const child = await makeShortPath(app)
await playActions(app, child, allActions)

type Row = Readonly<Record<string, unknown>>

async function readTable(table: (typeof childTables)[number]): Promise<ReadonlyMap<string, Row>> {
  const children = { student: [child.student_id], user: [child.user_id] }
  const { queries } = limitDatabase(app.database, child.organisation_id)
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${isOwnedByChildren(queries, table, children)}
  `.execute(queries)
  return new Map(
    rows.map((row) => [
      listKeyColumns(table)
        .map((column) => String(row[column]))
        .join(' '),
      row,
    ]),
  )
}

const readAll = async (): Promise<ReadonlyMap<Table, ReadonlyMap<string, Row>>> =>
  new Map(await Promise.all(childTables.map(async (table) => [table, await readTable(table)] as const)))

/** Columns that a rebuild can't restore: when a row was mended or a step was passed. */
const isMoment = (table: Table, column: string): boolean =>
  column === 'updated_at' || (table === 'step' && column === 'completed_at')

/** Lists the columns that differ, or 'rows' if a row exists on one side only. */
function listChanges(table: Table, before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>) {
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    if (was === undefined || is === undefined) return ['rows']
    return Object.keys(was).filter(
      (column) => !isMoment(table, column) && !isDeepStrictEqual(was[column], is[column]),
    )
  })
  return [...new Set(changes)].toSorted()
}

const compare = (before: Awaited<ReturnType<typeof readAll>>, after: typeof before) =>
  Object.fromEntries(
    childTables
      .map((table) => [
        table,
        listChanges(table, before.get(table) ?? new Map(), after.get(table) ?? new Map()),
      ])
      .filter(([, changes]) => changes?.length !== 0),
  ) as Readonly<Record<string, readonly string[]>>

const falsify = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value
  return typeof value === 'number' ? value + 1 : null
}

/** Selects the rows that the log determines. Excludes an exercise that was reset and not begun since. */
const isTold = (table: Table) => {
  if (table === 'student_exercise') return sql`run_status > 0 and round = 0`
  return table === 'point' ? sql`reason = 'exercise'` : sql`1 = 1`
}

/** Changes all derived columns to wrong values, and deletes derived rows. */
async function falsifyDerived(all: Awaited<ReturnType<typeof readAll>>): Promise<void> {
  const { queries } = app.database
  for (const table of childTables) {
    const { derived } = getTableDescription(table)
    if (derived === 'rows') {
      const isOfChild = sql`student_id = ${child.student_id}`
      await sql`delete from ${sql.table(table)} where ${isOfChild} and ${isTold(table)}`.execute(queries)
      continue
    }
    for (const row of derived === undefined ? [] : (all.get(table)?.values() ?? [])) {
      const values = derived?.map((column) => sql`${sql.ref(column)} = ${falsify(row[column])}`) ?? []
      const isRow = listKeyColumns(table).map((column) => sql`${sql.ref(column)} = ${row[column]}`)
      await sql`
        update ${sql.table(table)} set ${sql.join(values)} where ${sql.join(isRow, sql` and `)}
      `.execute(queries)
    }
  }
}

test('a rebuild restores derived tables from the log, and changes no other table', async () => {
  const make = await createRowGenerator(app.database.queries)
  const { organisation_id, student_id, user_id, steps } = child
  for (const table of childTables) {
    const { derived, kind } = getTableDescription(table)
    // A rebuild folds pending runs, so none would remain.
    if (derived === undefined && kind !== 'log' && table !== 'pending_run')
      await make(table, { organisation_id, student_id, user_id, step_id: steps[0] })
  }
  const told = await readAll()
  await falsifyDerived(told)
  const falsified = await readAll()
  const described = childTables.filter((table) => getTableDescription(table).derived !== undefined)
  expect(Object.keys(compare(told, falsified))).toEqual(described)

  const now = getNowSeconds(app.clock) + 10_000_000
  await rebuildStudent(app.database, app.contents, { student_id, write: true, now })
  const rebuilt = await readAll()
  const mended = compare(falsified, rebuilt)
  // Giving a badge adds an activity.
  expect(mended['activity']).toEqual(['rows'])
  expect(Object.keys(mended).filter((table) => table !== 'activity')).toEqual(described)
  for (const table of described) {
    const { derived = [] } = getTableDescription(table)
    expect(mended[table], table).toEqual(derived === 'rows' ? ['rows'] : [...derived].toSorted())
  }
  const { point: _rows, ...left } = compare(told, rebuilt)
  expect(left).toEqual({ activity: ['rows'], student_badge: ['created_at'] })
  expect(balanceOf(rebuilt)).toBe(balanceOf(told))
})

const balanceOf = (all: Awaited<ReturnType<typeof readAll>>): number =>
  [...(all.get('point')?.values() ?? [])].reduce((sum, { amount }) => sum + Number(amount), 0)
