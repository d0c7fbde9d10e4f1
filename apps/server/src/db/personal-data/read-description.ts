import type { Keeping, Table, TableDescription } from './description.ts'
import { tables } from './tables.ts'

/** A described table, whichever it is. */
type AnyDescription = TableDescription<string>

type Tables = typeof tables
/** The tables whose description says this. */
type TablesWith<What> = { [T in Table]: Tables[T] extends What ? T : never }[Table]

export type LogTable = TablesWith<{ readonly kind: 'log' }>
/** What follows from the log, of which voiding a sitting keeps what it was: not the log, and not the ledger, which only grows. */
export type MendedTable = Exclude<
  TablesWith<{ readonly derived: unknown }>,
  TablesWith<{ readonly kind: 'log' | 'ledger' }>
>
/** The tables of which rows belong to a child: by the child itself, its user, or a row that does. */
export type ChildTable = TablesWith<{ readonly owner: 'child' | 'user' }>
/** Of which a row tells that a child did something that it would lose. */
type WorkTable = TablesWith<{ readonly isWork: true }>

export const describe = (table: Table): AnyDescription => tables[table]
export const tableNames = Object.keys(tables) as Table[]

const select = (is: (description: AnyDescription) => boolean): readonly Table[] =>
  tableNames.filter((table) => is(describe(table)))

/** In the order of deleting. */
export const childTables = select(
  ({ owner }) => owner === 'child' || owner === 'user',
) as readonly ChildTable[]
export const workTables = select((table) => 'isWork' in table) as readonly WorkTable[]
export const mendedTables = select(
  ({ derived, kind }) => derived !== undefined && kind !== 'log' && kind !== 'ledger',
) as readonly MendedTable[]

export const keyOf = (table: Table): readonly string[] => describe(table).key ?? ['id']

/** What of a table is kept for a time only, each kind of row by itself. */
export function keepingsOf(table: Table): readonly Keeping<string>[] {
  const { kept } = describe(table)
  return kept === null || 'asLongAs' in kept ? [] : kept
}
