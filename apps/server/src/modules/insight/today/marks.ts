import type { TodayCause, TodayMarkBody } from '@letterliaan/contract'
import { daySeconds, listWeeksUpTo } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { findTodayMarks } from './queries.ts'
import { insertRows, deleteRows } from '../../../db/tables/rows.ts'

/** A seen cause is shown again if it is still true after this time. */
const seenSeconds = 56 * daySeconds

const events = { seen: 'today_seen', later: 'today_later', open: 'today_reopened' } as const

/** Marks causes of a child as seen, postponed or open. Throws 404 for a child that the caller may not see. */
export async function markTodayCauses(
  { transaction, caller, now }: SupervisorCall,
  student_id: number,
  body: TodayMarkBody,
): Promise<TodayMarkBody> {
  const { organisation_id, user_id: marked_by } = caller
  const { mark, causes } = body
  await assertSupervised(transaction, caller, student_id)
  const keys = [...new Set(causes.map(({ key }) => key))]
  await deleteRows(transaction, 'today_mark', { student_id, cause: keys })
  if (mark !== 'open') {
    const until = mark === 'seen' ? now + seenSeconds : (listWeeksUpTo(now, 0)[0]?.until ?? now)
    const levels = new Map(causes.map(({ key, level }) => [key, level]))
    await insertRows(
      transaction,
      'today_mark',
      [...levels].map(([cause, level]) => ({
        organisation_id,
        student_id,
        cause,
        level,
        mark,
        until,
        marked_by,
        marked_at: now,
      })),
    )
  }
  recordEvent(transaction, caller, { type: events[mark], student_ids: [student_id], causes: keys }, now)
  return body
}

export type StoredTodayMark = Awaited<ReturnType<typeof findTodayMarks>>[number]

/** Reads the valid marks. A mark is no longer valid if its cause has become worse. */
export async function readTodayMarks(
  queries: Queries,
  caller: UserCaller,
  now: number,
): Promise<(student_id: number, cause: TodayCause) => StoredTodayMark | null> {
  const marks = await findTodayMarks(queries, caller.organisation_id, now)
  const byCause = new Map(marks.map((mark) => [`${mark.student_id} ${mark.cause}`, mark]))
  return (student_id, { key, level }) => {
    const mark = byCause.get(`${student_id} ${key}`)
    return mark !== undefined && level <= mark.level ? mark : null
  }
}
