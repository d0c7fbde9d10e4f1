import type { Kysely } from 'kysely'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Schema } from '../schema.ts'

/** `seconds`: length of the time window. */
export interface RateLimit {
  readonly max: number
  readonly seconds: number
}

export interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly to: string
}

export type LockableTable = 'student' | 'user' | 'group' | 'organisation' | 'intervention'

/** All differences between the two databases (ADR 5). */
export interface DialectHelpers {
  readonly name: 'sqlite' | 'postgres'
  /** SQL types. `id`: a key that the database generates. */
  readonly types: { readonly id: string; readonly bytes: string }
  /** True if deleting a row scans every table that refers to it, unless the reference has an index. */
  readonly indexesReferences: boolean
  /** Reserves `count` consecutive ids of new rows; returns the first. */
  reserveIds(transaction: Kysely<Schema>, table: string, count: number): Promise<number>
  readForeignKeys(queries: Kysely<Schema>): Promise<readonly ForeignKey[]>
  startIdsAt(db: Kysely<unknown>, table: string, id: number): Promise<void>
  /** Makes a table unlogged on PostgreSQL, so a crash empties it. Does nothing on SQLite. */
  setUnlogged(db: Kysely<unknown>, table: string): Promise<void>
  /** Drops a reference's constraint and index on PostgreSQL; the column must be in `uncheckedReferences`. */
  stopChecking(db: Kysely<unknown>, table: string, column: string): Promise<void>
  /** Leaves a fifth of each page of PostgreSQL free, so that an updated row stays in its page. */
  leaveRoom(db: Kysely<unknown>, table: string): Promise<void>
  /** Locks a row until the transaction ends. Does nothing on SQLite, which runs one transaction at a time. */
  lockRow(transaction: Kysely<Schema>, table: LockableTable, id: number): Promise<void>
  /** Tests whether the database refused a row, because of a constraint or an unsuitable value. */
  isRefused(error: unknown): boolean
  isDuplicate(error: unknown): boolean
  /** Creates a limiter that counts for all processes; SQLite has one process. */
  createRateLimiter(queries: Kysely<Schema>, name: string, limit: RateLimit): RateLimiterAbstract
  isRetryable(error: unknown): boolean
}
