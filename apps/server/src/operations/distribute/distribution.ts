import {
  describe,
  keyOf,
  organisationTables,
  referenceTables,
  tableNames,
} from '../../db/personal-data/read-description.ts'
import type { Table } from '../../db/personal-data/description.ts'
import type { Constraint } from './read-schema.ts'

const quote = (name: string): string => `"${name}"`
const literal = (name: string): string => `'${name}'`

/** All rows of an organisation stand on one machine, with those of the first of these tables. */
const [first] = organisationTables

/** By which column a table is spread; null: it is whole on each machine. */
export function spreadColumn(table: Table): string | null {
  const { spread } = describe(table)
  if (spread === 'everywhere') return null
  return spread === 'by_key' ? (keyOf(table)[0] ?? null) : 'organisation_id'
}

function distribute(table: Table): string {
  const column = spreadColumn(table)
  const name = literal(quote(table))
  if (column === null) return `SELECT create_reference_table(${name});`
  const beside = column !== 'organisation_id' || table === first ? 'none' : quote(first ?? 'organisation')
  return `SELECT create_distributed_table(${name}, ${literal(column)}, colocate_with => ${literal(beside)});`
}

/**
 * For Citus: makes the tables of this version, empty or full, into those of a database of several machines. References are
 * put back at the end: a table that refers to another, or is referred to, can't be spread before it.
 */
export function listStatements(constraints: readonly Constraint[]): readonly string[] {
  const references = constraints.filter(({ kind }) => kind === 'f')
  const others = tableNames.filter((table) => !referenceTables.includes(table))
  return [
    ...references.map(({ table, name }) => `ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)};`),
    ...referenceTables.map(distribute),
    ...(first === undefined ? [] : [distribute(first)]),
    ...others.filter((table) => table !== first).map(distribute),
    ...references.map(
      ({ table, name, definition }) =>
        `ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition};`,
    ),
  ]
}
