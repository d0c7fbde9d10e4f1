import { DefaultQueryExecutor, type CompiledQuery } from 'kysely'
import {
  BackgroundConnection,
  SqliteConnection,
  SqliteTransaction,
} from '../../db/dialects/sqlite/connection.ts'
import { checkStatement } from './check-statement.ts'
import { findPlace, readStack } from './places.ts'

type Run = (query: CompiledQuery, ...rest: never[]) => Promise<unknown>

const known = new Map<string, readonly string[]>()
const seen = new WeakSet<CompiledQuery>()
let refused: string[] = []

function watch(query: CompiledQuery): void {
  // A connection is given what the executor was given before.
  if (seen.has(query)) return
  seen.add(query)
  let problems = known.get(query.sql)
  if (!problems) {
    problems = checkStatement(query.sql)
    known.set(query.sql, problems)
  }
  if (problems.length === 0) return
  const place = findPlace(readStack())
  if (place !== null) refused.push(`${place.file}:${place.line}: ${problems.join('; ')}: ${query.sql}`)
}

const marker = Symbol.for('letterliaan.watched')

for (const { prototype } of [
  DefaultQueryExecutor,
  SqliteConnection,
  SqliteTransaction,
  BackgroundConnection,
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

export const wasChecked = (text: string): boolean => known.has(text)

/** Statements that did not name their organisation since this was asked last. */
export function takeRefused(): readonly string[] {
  const statements = [...new Set(refused)]
  refused = []
  return statements
}
