import { LRUCache } from 'lru-cache'
import { getNowSeconds, type Clock } from '../../../../clock.ts'
import type { Database } from '../../../../db/database.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'

/** `student_id`: null for staff. */
export interface WaitingUser {
  readonly organisation_id: number
  readonly student_id: number | null
}

export type NotifyWaiting = (user: WaitingUser, letInAt: number | null, seconds: number) => Promise<void>

const maxRemembered = 10_000

/** Notifies supervisors once for each waiting time, even if the child tries often. */
export function createWaitNotifier(database: Database, clock: Clock): NotifyWaiting {
  const toldUntil = new LRUCache<string, number>({ max: maxRemembered })
  return async ({ organisation_id, student_id }, letInAt, seconds) => {
    if (student_id === null) return
    const now = getNowSeconds(clock)
    const wait = `${student_id} ${letInAt}`
    if ((toldUntil.get(wait) ?? 0) > now) return
    const until = now + seconds
    toldUntil.set(wait, until)
    await limitDatabase(database, organisation_id).transaction(async (transaction) => {
      await database.dialect.lockRow(transaction, 'student', student_id)
      recordEvent(
        transaction,
        { organisation_id, student_id },
        { type: 'login_refused', student_id, until },
        now,
      )
    })
  }
}
