import type { Kysely } from 'kysely'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Schema } from '../schema.ts'

/** `seconds`: the length of the window. */
export interface RateLimit {
  readonly max: number
  readonly seconds: number
}

/** A column that names a row of another table. */
export interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly to: string
}

/** Every difference between the two databases (docs/adr/0005-database.md); only this folder knows which one it is. */
export interface DialectHelpers {
  readonly name: 'sqlite' | 'postgres'
  /** In SQL. `id`: a key that the database numbers. */
  readonly types: { readonly id: string; readonly bytes: string }
  /** Does deleting a row read every table that refers to it, unless an index serves the reference? */
  readonly indexesReferences: boolean
  /** Takes so many ids after each other out of the numbers that rows will get; returns the first. */
  reserveIds(transaction: Kysely<Schema>, table: string, count: number): Promise<number>
  readForeignKeys(queries: Kysely<Schema>): Promise<readonly ForeignKey[]>
  startIdsAt(db: Kysely<unknown>, table: string, id: number): Promise<void>
  /** Rows of the table are lost in a crash of PostgreSQL, its ids are not given again. SQLite does nothing. */
  setUnlogged(db: Kysely<unknown>, table: string): Promise<void>
  /** Drops a reference's constraint, and the index that served it, on PostgreSQL; the column must be in its list of them. */
  stopChecking(db: Kysely<unknown>, table: string, column: string): Promise<void>
  /**
   * Keeps other transactions off a row until this one ends: what follows in the transaction runs with the lock, nothing
   * beside it. SQLite runs one at a time and does nothing.
   */
  lockRow(
    transaction: Kysely<Schema>,
    table: 'student' | 'user' | 'group' | 'organisation' | 'intervention',
    id: number,
  ): Promise<void>
  /** Does the database refuse a row: a constraint, or a value that does not fit? */
  isRefused(error: unknown): boolean
  isDuplicate(error: unknown): boolean
  /** Counts for all processes; SQLite has one. */
  createRateLimiter(queries: Kysely<Schema>, name: string, limit: RateLimit): RateLimiterAbstract
  isRetryable(error: unknown): boolean
}
