import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DatabaseLoad } from '../database-load.ts'
import type { DialectHelpers } from './dialect.ts'

export interface Announcement {
  readonly organisation_id: number
  readonly text: string
}

export interface Announcements {
  /** Reaches every process that hears the organisation soon, this one too. Never throws: the event is in the database as well. */
  readonly announce: (announcement: Announcement) => void
  /** Call once. `onMissed`: the connection was away, so announcements may be missing. */
  readonly listen: (onHeard: (announcement: Announcement) => void, onMissed: () => void) => Listening
}

export interface Listening {
  /** Resolves when it is heard from now on; where it can't be yet, `onMissed` follows. */
  hear(organisation_id: number): Promise<void>
  leave(organisation_id: number): void
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
  /** Leaves no byte of deleted rows on the disk. PostgreSQL rewrites its own pages (autovacuum). */
  scrub(): Promise<void>
  /** One process at a time runs such work; the others wait without a limit. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  load(): DatabaseLoad
  close(): Promise<void>
}
