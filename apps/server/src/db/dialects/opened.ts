import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Announcements } from './announcements.ts'
import type { DialectHelpers } from './dialect.ts'

/** A database that was opened, of either kind. */
export interface Opened {
  readonly queries: Kysely<Schema>
  /** For migrations, which may take long. */
  readonly unlimited: Kysely<Schema>
  readonly helpers: DialectHelpers
  readonly announcements: Announcements
  /** Runs `work` as one transaction. */
  runTransaction<T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>
  close(): Promise<void>
}
