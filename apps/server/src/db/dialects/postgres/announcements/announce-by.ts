import type { Kysely } from 'kysely'
import type { Schema } from '../../../schema.ts'
import type { Announcements, LiveSettings } from '../../opened-database.ts'
import { announceByListen } from './by-listen.ts'
import { announceByNats } from './by-nats.ts'
import { announceByPoll } from './by-poll.ts'

export interface PostgresAnnouncements extends Announcements {
  close(): Promise<void>
}

export interface AnnouncingDependencies {
  readonly queries: Kysely<Schema>
  readonly connectionString: string
  readonly statementMs: number
  readonly onError: (error: Error) => void
}

export function announceBy(live: LiveSettings, dependencies: AnnouncingDependencies): PostgresAnnouncements {
  if (live.by === 'poll') return announceByPoll(dependencies)
  if (live.by === 'nats') return announceByNats(live.url, dependencies.onError)
  return announceByListen(live.url ?? dependencies.connectionString, dependencies)
}
