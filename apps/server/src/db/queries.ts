import type { DatabaseConnection, Kysely } from 'kysely'
import type { RecordedEvent } from '../events/event.ts'
import type { Announcement } from './dialects/opened-database.ts'
import type { Schema } from './schema.ts'

export interface Queries extends Kysely<Schema> {
  /** Runs ready SQL (`prepared`) without Kysely around it. */
  readonly direct?: Pick<DatabaseConnection, 'executeQuery'>
  /** Whose rows it reads and changes (`limitTo`); without it, each statement says so itself. */
  readonly organisation_id?: number
}

declare const inTransaction: unique symbol

export interface Transaction extends Queries {
  readonly [inTransaction]: true
  /** Told to every process that hears the organisation, after the commit; never after a rollback. */
  readonly announce: (announcement: Announcement) => void
  readonly record: (event: RecordedEvent) => void
  /** Reads the events so far, as the end of the transaction does: only for an answer that tells what followed. */
  readonly settle: (this: Transaction) => Promise<readonly RecordedEvent[]>
}
