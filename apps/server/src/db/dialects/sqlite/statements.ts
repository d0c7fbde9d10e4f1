import type { CompiledQuery, QueryResult } from 'kysely'
import { flagColumns } from '../../flags.ts'
import type { OpenFile, SqliteRow, StatementResult } from './open-file.ts'

/** Runs a statement of Kysely on a connection; throws SQLite's error. */
export const runStatement = <R>(file: OpenFile, { sql, parameters }: CompiledQuery): QueryResult<R> =>
  toQueryResult(file.run(sql, toParameters(parameters)))

export const toParameters = (parameters: readonly unknown[]): unknown[] =>
  parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value))

export const toQueryResult = <R>({ rows, changes }: StatementResult): QueryResult<R> => ({
  rows: readFlags(rows) as R[],
  numAffectedRows: BigInt(changes),
})

/** Turns 0 and 1 of the flag columns into booleans, in place. */
function readFlags(rows: readonly SqliteRow[]): readonly SqliteRow[] {
  const flags = Object.keys(rows[0] ?? {}).filter((column) => flagColumns.has(column))
  if (flags.length === 0) return rows
  for (const row of rows as Record<string, unknown>[]) {
    for (const flag of flags) row[flag] = row[flag] === null ? null : row[flag] === 1
  }
  return rows
}
