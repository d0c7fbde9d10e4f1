import type {
  Expression,
  ExpressionBuilder,
  Generated,
  Insertable,
  Selectable,
  SqlBool,
  Updateable,
} from 'kysely'
import type { Queries, Transaction } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { splitIntoParts } from '../split-into-parts.ts'
import { hasRow, returnCount, returnId } from '../single-row.ts'

export type Table = keyof Schema
type TableWithId = { [T in Table]: Schema[T] extends { id: Generated<number> } ? T : never }[Table]
type Row<T extends Table> = Selectable<Schema[T]>

/** Wanted values by column. If the value is a list, one of its items. */
export type Wanted<T extends Table> = { readonly [C in keyof Row<T>]?: Row<T>[C] | readonly Row<T>[C][] }

/** Gives Kysely one table, because Kysely can't type a query with a variable table. */
export const asOneTable = (table: Table): 'note' => table as 'note'

export function hasAll(wanted: object) {
  const values: unknown[] = Object.values(wanted)
  if (values.length === 0 || values.includes(undefined))
    throw new RangeError('a condition without a value would match every row')
  return (eb: ExpressionBuilder<Schema, 'note'>): Expression<SqlBool> =>
    eb.and(
      Object.entries(wanted).map(([column, value]: [string, unknown]) =>
        eb(column as 'id', Array.isArray(value) ? 'in' : value === null ? 'is' : '=', value as never),
      ),
    )
}

/** Inserts a row. Returns its id. */
export const insertRow = <T extends TableWithId>(
  transaction: Transaction,
  table: T,
  row: Insertable<Schema[T]>,
): Promise<number> =>
  returnId(
    transaction
      .insertInto(asOneTable(table))
      .values(row as never)
      .returning('id'),
  )

/** Inserts one or any number of rows. */
export async function insertRows<T extends Table>(
  queries: Queries,
  table: T,
  rows: Insertable<Schema[T]> | readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (const part of splitIntoParts([rows].flat()))
    await queries
      .insertInto(asOneTable(table))
      .values(part as never)
      .execute()
}

/** Updates the rows with these values. Returns false if there are none. */
export async function updateRows<T extends Table>(
  queries: Queries,
  table: T,
  wanted: Wanted<T>,
  changes: Updateable<Schema[T]>,
): Promise<boolean> {
  const query = queries
    .updateTable(asOneTable(table))
    .set(changes as object)
    .where(hasAll(wanted))
  return (await query.executeTakeFirstOrThrow()).numUpdatedRows > 0
}

export const updateRow = <T extends TableWithId>(
  queries: Queries,
  table: T,
  id: number,
  changes: Updateable<Schema[T]>,
): Promise<boolean> => updateRows(queries, table as 'note', { id }, changes as object)

/** Deletes the rows with these values. Returns false if there are none. */
export async function deleteRows<T extends Table>(
  queries: Queries,
  table: T,
  wanted: Wanted<T>,
): Promise<boolean> {
  const query = queries.deleteFrom(asOneTable(table)).where(hasAll(wanted))
  return (await query.executeTakeFirstOrThrow()).numDeletedRows > 0
}

export const countRows = <T extends Table>(queries: Queries, table: T, wanted: Wanted<T>): Promise<number> =>
  returnCount(
    queries
      .selectFrom(asOneTable(table))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(hasAll(wanted)),
  )

export const hasRows = <T extends Table>(queries: Queries, table: T, wanted: Wanted<T>): Promise<boolean> =>
  hasRow(
    queries
      .selectFrom(asOneTable(table))
      .select((eb) => eb.lit(1).as('one'))
      .where(hasAll(wanted))
      .limit(1),
  )

/** Selects columns of the rows with these values. */
const selectRows = <T extends Table, C extends keyof Row<T> & string>(
  queries: Queries,
  table: T,
  columns: readonly C[],
  wanted: Wanted<T>,
) =>
  queries
    .selectFrom(asOneTable(table))
    .select(columns as never)
    .where(hasAll(wanted)) as unknown as {
    execute(): Promise<Pick<Row<T>, C>[]>
    executeTakeFirst(): Promise<Pick<Row<T>, C> | undefined>
  }

export const findRows = <T extends Table, C extends keyof Row<T> & string>(
  ...from: Parameters<typeof selectRows<T, C>>
) => selectRows(...from).execute()

export const findRow = <T extends Table, C extends keyof Row<T> & string>(
  ...from: Parameters<typeof selectRows<T, C>>
) => selectRows(...from).executeTakeFirst()
