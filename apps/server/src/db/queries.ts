import type { DatabaseConnection, Kysely } from 'kysely'
import type { RecordedEvent } from '../events/event.ts'
import type { Announcement } from './dialects/opened-database.ts'
import type { Schema } from './schema.ts'

export interface Queries extends Kysely<Schema> {
  /** Runs ready SQL (`prepared`) without Kysely around it. */
  readonly direct?: Pick<DatabaseConnection, 'executeQuery'>
}

declare const inTransaction: unique symbol

export interface Transaction extends Queries {
  readonly [inTransaction]: true
  /** Told to every process that hears the organisation, after the commit; never after a rollback. */
  readonly announce: (announcement: Announcement) => void
  readonly record: (event: RecordedEvent) => void
  /** Reads the events so far, as the end of the transaction does: only for an answer that tells what followed. */
  readonly settle: () => Promise<readonly RecordedEvent[]>
}
