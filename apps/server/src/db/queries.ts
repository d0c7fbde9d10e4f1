import type { DatabaseConnection, Kysely } from 'kysely'
import type { RecordedEvent } from '../events/event.ts'
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
  /** Told to every process after the commit; never after a rollback. */
  readonly announce: (text: string) => void
  readonly record: (event: RecordedEvent) => void
  /** Reads the events so far, as the end of the transaction does: only for an answer that tells what followed. */
  readonly settle: (this: Transaction) => Promise<readonly RecordedEvent[]>
}
