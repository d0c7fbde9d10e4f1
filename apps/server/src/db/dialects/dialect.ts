import type { CreateTableBuilder, Kysely } from 'kysely'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Schema } from '../schema.ts'

/** How much of something may happen within a window of so many seconds. */
export interface RateLimit {
  readonly max: number
  readonly seconds: number
}

/**
 * Every difference between the two databases (docs/adr/0005-database.md); nothing outside
 * this folder mentions one of them.
 */
export interface DialectHelpers {
  readonly name: 'sqlite' | 'postgres'
  /** Adds the column `id`, numbered by the database. */
  addId<T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C | 'id'>
  /** The next id of a table that has none yet. */
  startIdsAt(db: Kysely<unknown>, table: string, id: number): Promise<void>
  /** Keeps other transactions off a row until this one ends. SQLite runs one at a time: nothing to do. */
  lockRow(transaction: Kysely<Schema>, table: 'student' | 'user' | 'group', id: number): Promise<void>
  /** Did a statement break a UNIQUE or PRIMARY KEY constraint? */
  isDuplicate(error: unknown): boolean
  /** Counts for every process that uses the database; SQLite has one. `name`: of what is counted. */
  createRateLimiter(queries: Kysely<Schema>, name: string, limit: RateLimit): RateLimiterAbstract
  /** Is it worth running the whole transaction again? */
  isRetryable(error: unknown): boolean
}
