import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DatabaseLoad } from '../database-load.ts'
import type { DialectHelpers } from './dialect.ts'

export interface Announcement {
  readonly organisation_id: number
  readonly text: string
}

export interface Announcements {
  /** Notifies every process that listens to the organisation. Never throws. */
  readonly announce: (announcement: Announcement) => void
  /** Starts listening; call once. Calls `onMissed` if the connection was lost and announcements may be missing. */
  readonly listen: (
    onHeard: (announcement: Announcement) => void,
    onMissed: () => void,
  ) => AnnouncementListener
}

export interface AnnouncementListener {
  /** Resolves when the process listens to the organisation. If it can't listen yet, `onMissed` is called later. */
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
  /** Reads from one snapshot while other transactions write. */
  snapshot<T>(work: (queries: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Removes the bytes of deleted rows from the disk. PostgreSQL reuses its pages itself (autovacuum). */
  scrub(): Promise<void>
  /** Runs work that only one process may do at a time. Other processes wait without a time limit. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  load(): DatabaseLoad
  close(): Promise<void>
}
