import type { RetentionTerm, Table, TableDescription } from './description.ts'
import { tables } from './tables.ts'

type AnyDescription = TableDescription<string>

type Tables = typeof tables
type TablesWith<What> = { [T in Table]: Tables[T] extends What ? T : never }[Table]

export type LogTable = TablesWith<{ readonly kind: 'log' }>
/** Tables derived from the log, restored when a session is voided. Excludes the log and the append-only ledger. */
export type MendedTable = Exclude<
  TablesWith<{ readonly derived: unknown }>,
  TablesWith<{ readonly kind: 'log' | 'ledger' }>
>
/** Tables with rows of a child, directly or through a user or another row. */
export type ChildTableName = TablesWith<{ readonly owner: 'child' | 'user' }>
type WorkTable = TablesWith<{ readonly isWork: true }>

export const getTableDescription = (table: Table): AnyDescription => tables[table]
export const tableNames = Object.keys(tables) as Table[]

const select = (is: (description: AnyDescription) => boolean): readonly Table[] =>
  tableNames.filter((table) => is(getTableDescription(table)))

export const childTables = select(
  ({ owner }) => owner === 'child' || owner === 'user',
) as readonly ChildTableName[]
export const workTables = select((table) => 'isWork' in table) as readonly WorkTable[]
export const mendedTables = select(
  ({ derived, kind }) => derived !== undefined && kind !== 'log' && kind !== 'ledger',
) as readonly MendedTable[]

/** Tables whose statements all include `organisation_id` (ADR 54). */
export const organisationTables = select(({ isShared }) => isShared === undefined)

export const listKeyColumns = (table: Table): readonly string[] => getTableDescription(table).key ?? ['id']

export function listRetentionTerms(table: Table): readonly RetentionTerm<string>[] {
  const { kept } = getTableDescription(table)
  return kept === undefined || 'asLongAs' in kept || 'monthsOf' in kept ? [] : kept
}

/** Tests whether rows move with their organisation (ADR 48). Credentials and short-lived rows do not. */
export function movesWithOrganisation(table: Table): boolean {
  const { owner, kind, moves } = getTableDescription(table)
  if (owner === 'installation' || owner === 'nobody') return false
  return moves ?? (kind !== 'account' && kind !== 'passing')
}
