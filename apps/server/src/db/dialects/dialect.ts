import type { CreateTableBuilder, Kysely } from 'kysely'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Schema } from '../schema.ts'
import type { KeyChange } from './key-change.ts'

/** `seconds`: the length of the window. */
export interface RateLimit {
  readonly max: number
  readonly seconds: number
}

/** A column that names a row of another table, by a constraint. */
export interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly to: string
}

/** Every difference between the two databases (docs/adr/0005-database.md); only this folder knows which one it is. */
export interface DialectHelpers {
  readonly name: 'sqlite' | 'postgres'
  addId<T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C | 'id'>
  /** Takes so many ids after each other out of the numbers that rows will get; returns the first. */
  reserveIds(transaction: Kysely<Schema>, table: string, count: number): Promise<number>
  readForeignKeys(queries: Kysely<Schema>): Promise<readonly ForeignKey[]>
  /** Adds `organisation_id`. SQLite makes the tables anew, with their keys: see `rebuildTables` for their order. */
  addOrganisations(db: Kysely<unknown>, changes: readonly KeyChange[]): Promise<void>
  /** Of these tables, once all have the column. SQLite leaves a table as it is that others refer to. */
  putOrganisationInKeys(db: Kysely<unknown>, tables: readonly string[]): Promise<void>
  startIdsAt(db: Kysely<unknown>, table: string, id: number): Promise<void>
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
