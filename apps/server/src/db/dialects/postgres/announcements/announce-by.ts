import type { LiveSettings } from '../../opened-database.ts'
import type { AnnouncingDependencies, PostgresAnnouncements } from './announcing.ts'
import { announceByListen } from './by-listen.ts'
import { announceByNats } from './by-nats.ts'
import { announceByPoll } from './by-poll.ts'

export function announceBy(live: LiveSettings, dependencies: AnnouncingDependencies): PostgresAnnouncements {
  if (live.by === 'poll') return announceByPoll(dependencies)
  if (live.by === 'nats') return announceByNats(live.url, dependencies.onError)
  return announceByListen(live.url ?? dependencies.connectionString, dependencies)
}
