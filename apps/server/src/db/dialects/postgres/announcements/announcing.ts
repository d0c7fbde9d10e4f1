import type { Kysely } from 'kysely'
import type { Schema } from '../../../schema.ts'
import type { Announcements } from '../../opened-database.ts'

export interface PostgresAnnouncements extends Announcements {
  close(): Promise<void>
}

export interface AnnouncingDependencies {
  readonly queries: Kysely<Schema>
  readonly connectionString: string
  readonly statementMs: number
  readonly onError: (error: Error) => void
}
