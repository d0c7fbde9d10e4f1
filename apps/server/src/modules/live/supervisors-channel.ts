import { liveEventTtlSeconds } from '@letterliaan/rules'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { Channel, EventStream } from './stream.ts'
import { findLocationEventsAfter } from './queries.ts'

/**
 * The channel of a supervisor: where the students are that it sees. The ids of one student's events rise in the order
 * of their commits, those of different students don't: so it remembers the last of each.
 */
export function createSupervisorsChannel(queries: Queries, clock: Clock, caller: UserCaller): Channel {
  const lastIds = new Map<number, number>()

  async function send(stream: EventStream, student_id: number | null): Promise<void> {
    const after = student_id === null ? 0 : (lastIds.get(student_id) ?? 0)
    const since = nowSeconds(clock) - liveEventTtlSeconds
    for (const place of await findLocationEventsAfter(queries, caller, student_id, after, since)) {
      if (place.id <= (lastIds.get(place.student_id) ?? 0)) continue
      stream.send(place.id, place.event)
      lastIds.set(place.student_id, place.id)
    }
  }

  return {
    hears: (about) => about.kind === 'place' && about.organisation_id === caller.organisation_id,
    async begin(stream) {
      stream.send(0, { event: 'hello', time: nowSeconds(clock), data: {} })
      await send(stream, null)
    },
    sendNew: (stream, about) => send(stream, about?.kind === 'place' ? about.student_id : null),
  }
}
