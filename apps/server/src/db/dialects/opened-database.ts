import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DialectHelpers } from './dialect.ts'

/** Short texts between the processes that share a database; unordered and not stored. */
export interface Announcements {
  /** Reaches every process soon, this one too. Never throws: the event is in the database as well. */
  readonly announce: (text: string) => void
  /** Call once. `onMissed`: the connection was away, so texts may be missing. */
  readonly listen: (onText: (text: string) => void, onMissed: () => void) => void
}

export interface OpenedDatabase {
  readonly queries: Kysely<Schema>
  /** For long reads outside a transaction: they hold up nothing else. */
  readonly reports: Kysely<Schema>
  /** For migrations, which may take long. */
  readonly unlimited: Kysely<Schema>
  readonly helpers: DialectHelpers
  readonly announcements: Announcements
  runTransaction<T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Removes the bytes that deleted rows leave behind; may take long. */
  scrub(table: keyof Schema): Promise<void>
  /** One process at a time runs such work; the others wait without a limit. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
