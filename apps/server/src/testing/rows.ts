import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SqlBool,
  type Selectable,
  type Updateable,
} from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { TestApp } from './test-app.ts'

type Place = Pick<TestApp, 'database'>
type Table = keyof Schema
type Row<T extends Table> = Selectable<Schema[T]>

/** Wanted values by column. If the value is a list, one of its items. */
type Wanted<T extends Table> = { readonly [C in keyof Row<T>]?: Row<T>[C] | readonly Row<T>[C][] }

/** Gives Kysely one table, because Kysely can't type a query with a variable table. */
const only = (table: Table): 'note' => table as 'note'

const hasAll =
  (wanted: object) =>
  (eb: ExpressionBuilder<Schema, 'note'>): Expression<SqlBool> =>
    eb.and(
      Object.entries(wanted).map(([column, value]: [string, unknown]) =>
        eb(column as 'id', Array.isArray(value) ? 'in' : value === null ? 'is' : '=', value as never),
      ),
    )

export async function countRows({ database }: Place, table: Table, student_id?: number): Promise<number> {
  const ofStudent = student_id === undefined ? sql`` : sql`where student_id = ${student_id}`
  const query = sql<{
    num: number
  }>`select cast(count(*) as integer) as num from ${sql.table(table)} ${ofStudent}`
  const { rows } = await query.execute(database.queries)
  return rows[0]?.num ?? 0
}

/** Finds the rows of a table with these values, sorted by id. Selects only the given columns, if any. */
export async function findRows<T extends Table, C extends keyof Row<T> = keyof Row<T>>(
  { database }: Place,
  table: T,
  values: Wanted<T> = {},
  columns?: readonly C[],
): Promise<Pick<Row<T>, C>[]> {
  const query = database.queries.selectFrom(only(table)).where(hasAll(values))
  const rows = (await query.selectAll().execute()) as unknown as (Row<T> & { readonly id?: number })[]
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
): Promise<unknown> =>
  database.queries
    .updateTable(only(table))
    .set(changes as object)
    .where(hasAll(values))
    .execute()

export const addRows = <T extends Table>(
  { database }: Place,
  table: T,
  rows: Insertable<Schema[T]> | readonly Insertable<Schema[T]>[],
): Promise<unknown> =>
  database.queries
    .insertInto(only(table))
    .values(rows as never)
    .execute()

export const deleteRows = <T extends Table>(
  { database }: Place,
  table: T,
  values: Wanted<T> = {},
): Promise<unknown> => database.queries.deleteFrom(only(table)).where(hasAll(values)).execute()

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
