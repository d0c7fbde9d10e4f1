import type { DatabaseConnection, Kysely } from 'kysely'
import type { RecordedEvent } from '../events/event.ts'
import type { Announcement } from './dialects/opened-database.ts'
import type { Schema } from './schema.ts'

export interface Queries extends Kysely<Schema> {
  /** Runs prepared SQL (`prepareQuery`) without Kysely. */
  readonly direct?: Pick<DatabaseConnection, 'executeQuery'>
  /** Limits reads and changes to this organisation (`limitTo`); without it, each statement must do so. */
  readonly organisation_id?: number
}

declare const inTransaction: unique symbol

export interface Transaction extends Queries {
  readonly [inTransaction]: true
  /** Notifies every process that listens to the organisation, after the commit; never after a rollback. */
  readonly announce: (announcement: Announcement) => void
  readonly record: (event: RecordedEvent) => void
  /** Runs the readers of events recorded so far, for replies that need their results. */
  readonly settle: (this: Transaction) => Promise<readonly RecordedEvent[]>
}
