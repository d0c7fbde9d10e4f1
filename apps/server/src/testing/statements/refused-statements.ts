import { DefaultQueryExecutor, type CompiledQuery } from 'kysely'
import {
  BackgroundConnection,
  SnapshotConnection,
  SqliteConnection,
  SqliteTransaction,
} from '../../db/dialects/sqlite/connection.ts'
import { checkStatement } from './check-statement.ts'
import { findPlace, readStack } from './places.ts'

type Run = (query: CompiledQuery, ...rest: never[]) => Promise<unknown>

interface Watched {
  readonly known: Map<string, readonly string[]>
  readonly seen: WeakSet<CompiledQuery>
  refused: string[]
}

declare global {
  var watchedStatements: Watched | undefined
}

/** Shared by the whole worker, because Kysely is loaded once for all test files. */
const watched: Watched = (globalThis.watchedStatements ??= {
  known: new Map(),
  seen: new WeakSet(),
  refused: [],
})

function watch(query: CompiledQuery): void {
  // A statement is seen twice: in the executor and in the connection.
  if (watched.seen.has(query)) return
  watched.seen.add(query)
  let problems = watched.known.get(query.sql)
  if (!problems) {
    problems = checkStatement(query.sql)
    watched.known.set(query.sql, problems)
  }
  if (problems.length === 0) return
  const place = findPlace(readStack())
  if (place !== null)
    watched.refused.push(`${place.file}:${place.line}: ${problems.join('; ')}: ${query.sql}`)
}

const marker = Symbol.for('letterliaan.watched')

for (const { prototype } of [
  DefaultQueryExecutor,
  SqliteConnection,
  SqliteTransaction,
  BackgroundConnection,
  SnapshotConnection,
]) {
  if (marker in prototype) continue
  const run = prototype.executeQuery as Run
  Object.assign(prototype, {
    [marker]: true,
    executeQuery(query: CompiledQuery, ...rest: never[]) {
      watch(query)
      return run.call(this, query, ...rest)
    },
  })
}

export const wasStatementChecked = (text: string): boolean => watched.known.has(text)

export function takeRefusedStatements(): readonly string[] {
  const statements = [...new Set(watched.refused)]
  watched.refused = []
  return statements
}
