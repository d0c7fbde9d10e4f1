import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DatabaseLoad } from '../database-load.ts'
import type { DialectHelpers } from './dialect.ts'

export interface Announcements {
  /** Reaches every process soon, this one too. Never throws: the event is in the database as well. */
  readonly announce: (text: string) => void
  /** Call once. `onMissed`: the connection was away, so texts may be missing. */
  readonly listen: (onText: (text: string) => void, onMissed: () => void) => void
}

export interface OpenedDatabase {
  readonly queries: Kysely<Schema>
  readonly reports: Kysely<Schema>
  readonly unlimited: Kysely<Schema>
  readonly helpers: DialectHelpers
  readonly announcements: Announcements
  runTransaction<T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Reads that all see one moment, for as long as the work takes, beside what is written meanwhile. */
  snapshot<T>(work: (queries: Kysely<Schema>) => Promise<T>): Promise<T>
  scrub(table: keyof Schema): Promise<void>
  /** One process at a time runs such work; the others wait without a limit. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  load(): DatabaseLoad
  close(): Promise<void>
}
