import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import { limitDatabase } from '../../db/limit-to-organisation.ts'
import type { Handlers } from './handler.ts'

export interface CallHandling {
  readonly database: Database
  readonly handlers: Handlers
}

/** Returns calls limited to an organisation. The id is null if nobody is logged in. */
export type CallsOf = (organisation_id: number | null) => CallHandling

/** Number of cached objects. They have no state, and making one takes less time than a call. */
const maxKept = 500

export function createCallsOf(database: Database, makeHandlers: (database: Database) => Handlers): CallsOf {
  const ofNobody: CallHandling = { database, handlers: makeHandlers(database) }
  const kept = new LRUCache<number, CallHandling>({ max: maxKept })
  return (organisation_id) => {
    if (organisation_id === null) return ofNobody
    let calls = kept.get(organisation_id)
    if (!calls) {
      const own = limitDatabase(database, organisation_id)
      calls = { database: own, handlers: makeHandlers(own) }
      kept.set(organisation_id, calls)
    }
    return calls
  }
}
