import type { DatabaseConnection, Kysely } from 'kysely'
import type { RecordedEvent } from '../events/event.ts'
import type { Schema } from './schema.ts'

/** What a query reads with: the database, or a transaction. */
export interface Queries extends Kysely<Schema> {
  /** Where it is run, if nothing of Kysely's is needed around a query whose SQL is there already (`prepared`). */
  readonly direct?: Pick<DatabaseConnection, 'executeQuery'>
}

declare const inTransaction: unique symbol

/** What belongs together: all of it happens, or nothing. */
export interface Transaction extends Queries {
  readonly [inTransaction]: true
  /** Tells every process that shares the database, once this transaction is on disk; nothing when it never is. */
  readonly announce: (text: string) => void
  /** Records what happened; see `record` in `events`. */
  readonly record: (event: RecordedEvent) => void
  /**
   * Has all that was recorded until now read, and returns it with what followed. The end of the transaction does it: only
   * for an answer that tells what followed.
   */
  readonly settle: () => Promise<readonly RecordedEvent[]>
}
