import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DialectHelpers } from './dialect.ts'

/** How the processes that share a database tell each other that something happened: short texts, no order, no memory. */
export interface Announcements {
  /**
   * Tells every process soon, this one included. Never throws: the event is in the database as well, so nothing is
   * lost.
   */
  readonly announce: (text: string) => void
  /** Begins to listen; once. `onMissed`: texts may have been missed, for the connection was away. */
  readonly listen: (onText: (text: string) => void, onMissed: () => void) => void
}

/** A database that was opened, of either kind. */
export interface OpenedDatabase {
  readonly queries: Kysely<Schema>
  /** For reads that take long, outside a transaction: they hold up nothing else. */
  readonly reports: Kysely<Schema>
  /** For migrations, which may take long. */
  readonly unlimited: Kysely<Schema>
  readonly helpers: DialectHelpers
  readonly announcements: Announcements
  /** Runs `work` as one transaction. */
  runTransaction<T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Removes the bytes that deleted rows of a table leave behind; may take long. */
  scrub(table: keyof Schema): Promise<void>
  /** Runs `work` while no other process that shares the database runs such work; they wait, however long it takes. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
