// @database both
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeRowsOfChild, readForeignKeys } from '../../testing/generated-rows.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { isOwnedByChildren, deleteStudents } from './children.ts'
import { childTables, getTableDescription, listKeyColumns, tableNames } from './table-descriptions.ts'
import { limitDatabase } from '../limit-to-organisation.ts'

const app = await useTestApp()

const isOurs = (name: string): boolean => !name.startsWith('kysely_')

/** Lists every column that refers to a child or a user, by a constraint or by its name. */
async function listPeopleColumns(): Promise<string[]> {
  const { queries } = app.database
  const constrained = (await readForeignKeys(queries)).filter(({ to }) => to === 'student' || to === 'user')
  const named = (await queries.introspection.getTables()).flatMap(({ name: table, columns }) =>
    columns
      .filter(({ name }) => /^(student|user)_id$|_by$/.test(name) && name !== 'export_by')
      .map(({ name: column }) => ({ table, column })),
  )
  return [...new Set([...constrained, ...named].map(({ table, column }) => `${table}.${column}`))].toSorted()
}

test('exactly the tables of the database are described', async () => {
  const tables = await app.database.queries.introspection.getTables()
  expect(tableNames.toSorted()).toEqual(
    tables
      .map(({ name }) => name)
      .filter(isOurs)
      .toSorted(),
  )
})

test('exactly the columns that refer to a child or a user are described', async () => {
  const described = tableNames.flatMap((table) => {
    const description = getTableDescription(table)
    const { people = [] } = description
    const by = 'by' in description && /^(student|user)_id$/.test(description.by) ? [description.by] : []
    return [...people, ...by].map((column) => `${table}.${column}`)
  })
  expect(described.toSorted()).toEqual(await listPeopleColumns())
})

test('the described keys and owner columns exist in the database', async () => {
  const tables = await app.database.queries.introspection.getTables()
  const foreignKeys = await readForeignKeys(app.database.queries)
  for (const table of tableNames) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
    expect(columns, table).toEqual(expect.arrayContaining([...listKeyColumns(table)]))
    const description = getTableDescription(table)
    if (!('by' in description) || description.to === table) continue
    const { by: column, to } = description
    expect(foreignKeys, table).toContainEqual({ table, column, to })
  }
})

test('each reference is listed once, even if the database does not check it', async () => {
  const keys = (await readForeignKeys(app.database.queries)).map(
    ({ table, column, to }) => `${table}.${column} ${to}`,
  )
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
  const written = ['answer', 'idempotency', 'live_event', 'pending_run', 'run']
  expect(keys).toEqual(
    expect.arrayContaining([
      'answer.step_id step',
      ...written.map((table) => `${table}.organisation_id organisation`),
    ]),
  )
})

async function makeFullChild(): Promise<TestChild> {
  const child = await makeChild(app, await makeSchool(app))
  await makeRowsOfChild(app, child)
  return child
}

async function countOf({ organisation_id, student_id, user_id }: TestChild): Promise<Record<string, number>> {
  const children = { student: [student_id], user: [user_id] }
  const { queries } = limitDatabase(app.database, organisation_id)
  const counts = childTables.map(async (table) => {
    const isOfChild = isOwnedByChildren(queries, table, children)
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${isOfChild}`.execute(queries)
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** Lists the columns that still refer to a child, described or not. */
async function findTraces({ student_id, user_id }: TestChild): Promise<string[]> {
  const traces: string[] = []
  const foreignKeys = await readForeignKeys(app.database.queries)
  for (const name of await listPeopleColumns()) {
    const [table = '', column = ''] = name.split('.')
    const isOfStudent =
      column === 'student_id' ||
      foreignKeys.some((key) => key.table === table && key.column === column && key.to === 'student')
    const id = isOfStudent ? student_id : user_id
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
      app.database.queries,
    )
    if (rows.length > 0) traces.push(name)
  }
  return traces
}

test('a deleted child has no row in any table, and another child keeps all rows', async () => {
  const child = await makeFullChild()
  const other = await makeFullChild()
  const [before, otherBefore] = [await countOf(child), await countOf(other)]
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
  expect((await findTraces(child)).length).toBeGreaterThan(20)
  await limitDatabase(app.database, child.organisation_id).transaction((transaction) =>
    deleteStudents(transaction, [child.student_id]),
  )
  expect(Object.entries(await countOf(child)).filter(([, count]) => count > 0)).toEqual([])
  // The audit log keeps the act and the id of its author.
  expect(await findTraces(child)).toEqual(['audit.user_id'])
  expect(await countOf(other)).toEqual(otherBefore)
})
