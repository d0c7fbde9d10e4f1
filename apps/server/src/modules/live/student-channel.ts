import { liveEventTtlSeconds } from '@letterliaan/rules'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Queries } from '../../db/database.ts'
import type { Channel, EventStream } from './stream.ts'
import { findEventsAfter, findLatestEventId } from './queries.ts'

export function createStudentChannel(
  queries: Queries,
  clock: Clock,
  student_id: number,
  lastEventId: number | null,
): Channel {
  let lastId = 0

  async function sendNew(stream: EventStream): Promise<void> {
    const since = nowSeconds(clock) - liveEventTtlSeconds
    for (const { id, event } of await findEventsAfter(queries, student_id, lastId, since)) {
      stream.send(id, event)
      lastId = id
    }
  }

  return {
    note: (about) => about === null || (about.kind === 'student' && about.student_id === student_id),
    async begin(stream) {
      const latest = await findLatestEventId(queries, student_id)
      lastId = Math.min(lastEventId ?? latest, latest)
      stream.send(lastId, { event: 'hello', time: nowSeconds(clock), data: {} })
      await sendNew(stream)
    },
    sendNew,
  }
}
