import { liveEventTtlSeconds } from '@letterliaan/rules'
import { getNowSeconds, type Clock } from '../../clock.ts'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { Channel, EventStream } from './stream.ts'
import { findWorkEventsAfter } from './queries.ts'

/** Creates a supervisor's channel. Ids rise in commit order per student only. */
export function createSupervisorsChannel(queries: Queries, clock: Clock, caller: UserCaller): Channel {
  const lastIds = new Map<number, number>()
  let waiting: Set<number> | null = null

  const lastIdOf = (student_id: number): number => lastIds.get(student_id) ?? 0

  async function sendNew(stream: EventStream): Promise<void> {
    const student_ids = waiting === null ? null : [...waiting]
    waiting = new Set()
    if (student_ids?.length === 0) return
    const after = student_ids === null ? 0 : Math.min(...student_ids.map(lastIdOf))
    const since = getNowSeconds(clock) - liveEventTtlSeconds
    const events = await findWorkEventsAfter(queries, caller, student_ids, after, since)
    for (const { id, student_id, event } of events) {
      if (id <= lastIdOf(student_id)) continue
      stream.send(id, event)
      lastIds.set(student_id, id)
    }
  }

  return {
    note(about) {
      if (about === null) waiting = null
      else if (about.kind !== 'work') return false
      else waiting?.add(about.student_id)
      return true
    },
    async begin(stream) {
      stream.send(0, { event: 'hello', time: getNowSeconds(clock), data: {} })
      await sendNew(stream)
    },
    sendNew,
  }
}
