import type { CompiledQuery, QueryResult } from 'kysely'
import { flagColumns } from '../../flags.ts'
import type { DatabaseThread } from './database-thread.ts'
import type { StatementResult } from './messages.ts'

/** Runs a statement in a thread and waits for its rows. */
export async function runStatement<R>(
  thread: DatabaseThread,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<R>> {
  const result = await thread.ask({ type: 'query', sql, parameters: parameters.map(toSqlite) })
  return { rows: readFlags(result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.changes ?? 0) }
}

/** Runs a statement in a thread and waits for nothing. */
export const postStatement = (thread: DatabaseThread, { sql, parameters }: CompiledQuery): void =>
  thread.tell({ type: 'write', sql, parameters: parameters.map(toSqlite) })

const writeNodes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

/** Does the caller get rows? Everything but an INSERT, UPDATE or DELETE without RETURNING. */
export const returnsRows = ({ query }: CompiledQuery): boolean =>
  !writeNodes.has(query.kind) || ('returning' in query && query.returning !== undefined)

const toSqlite = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)

/** Turns 0 and 1 of the flag columns into booleans, in place. */
function readFlags(rows: StatementResult['rows']): StatementResult['rows'] {
  const flags = Object.keys(rows[0] ?? {}).filter((column) => flagColumns.has(column))
  if (flags.length === 0) return rows
  for (const row of rows as Record<string, unknown>[]) {
    for (const flag of flags) row[flag] = row[flag] === null ? null : row[flag] === 1
  }
  return rows
}
