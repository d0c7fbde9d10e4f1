import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import * as sql from '../db/tables/rows.ts'
import type { Table, Wanted } from '../db/tables/rows.ts'
import type { TestApp } from './test-app.ts'

type Place = Pick<TestApp, 'database'>
type Row<T extends Table> = Selectable<Schema[T]>

export const countRows = async (app: Place, table: Table, student_id?: number): Promise<number> =>
  (await findRows(app, table as 'note', student_id === undefined ? {} : { student_id })).length

/** Finds the rows of a table with these values, sorted by id. Selects only the given columns, if any. */
export async function findRows<T extends Table, C extends keyof Row<T> = keyof Row<T>>(
  { database }: Place,
  table: T,
  values: Wanted<T> = {},
  columns?: readonly C[],
): Promise<Pick<Row<T>, C>[]> {
  const all = database.queries.selectFrom(sql.asOneTable(table)).selectAll()
  const query = Object.keys(values).length === 0 ? all : all.where(sql.hasAll(values))
  const rows = (await query.execute()) as unknown as (Row<T> & { readonly id?: number })[]
  const inOrder = rows.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
  if (columns === undefined) return inOrder
  return inOrder.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])) as Row<T>)
}

/** Finds the first row of `findRows`. Throws if there is none. */
export async function findRow<T extends Table, C extends keyof Row<T> = keyof Row<T>>(
  app: Place,
  table: T,
  values?: Wanted<T>,
  columns?: readonly C[],
): Promise<Pick<Row<T>, C>> {
  const [row] = await findRows(app, table, values, columns)
  if (row === undefined) throw new Error(`${table} has no such row`)
  return row
}

export const changeRows = <T extends Table>(
  { database }: Place,
  table: T,
  values: Wanted<T>,
  changes: Updateable<Schema[T]>,
): Promise<unknown> => sql.updateRows(database.queries, table, values, changes)

export const addRows = <T extends Table>(
  { database }: Place,
  table: T,
  rows: Insertable<Schema[T]> | readonly Insertable<Schema[T]>[],
): Promise<unknown> => sql.insertRows(database.queries, table, rows)

export const deleteRows = <T extends Table>(
  { database }: Place,
  table: T,
  values?: Wanted<T>,
): Promise<unknown> =>
  values === undefined
    ? database.queries.deleteFrom(table).execute()
    : sql.deleteRows(database.queries, table, values)

/** Adds an erasure that is due now and that two administrators requested and confirmed. */
export const addErasure = (
  app: Place,
  {
    organisation_id,
    subject,
    subject_id,
  }: Pick<Row<'erasure'>, 'organisation_id' | 'subject' | 'subject_id'>,
  now: number,
): Promise<unknown> => {
  const people = { asked_by: null, confirmed_by: null, cancelled_by: null }
  const times = { confirmed_at: null, cancelled_at: null, started_at: null, done_at: null, scrubbed_at: null }
  const row = { organisation_id, subject, subject_id, asked_at: now, due_at: now }
  return addRows(app, 'erasure', { ...row, ...people, ...times })
}
