import type { NormedMoments } from '@letterliaan/contract'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import type { Queries } from '../../db/database.ts'
import { record } from '../../events/record.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { isSupervised } from '../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../plugins/contract/handler.ts'
import { invalidInput, notFound } from '../../plugins/errors/problem-error.ts'
import { findMoments, replaceMoments } from './queries.ts'

/** Throws 404 for a child that the caller does not see. */
export async function readMoments(
  queries: Queries,
  caller: UserCaller,
  student_id: number,
): Promise<NormedMoments> {
  if (!(await isSupervised(queries, caller, student_id))) throw notFound()
  return { moments: await findMoments(queries, student_id) }
}

/** Throws 404 for a child that the caller does not see, 422 for a day that is still to come. */
export async function keepMoments(
  { transaction, caller, now }: SupervisorCall,
  student_id: number,
  { moments }: NormedMoments,
): Promise<NormedMoments> {
  if (!(await isSupervised(transaction, caller, student_id))) throw notFound()
  if (moments.some(({ taken_on }) => taken_on > amsterdamDate(now))) {
    throw invalidInput({ moments: 'Een toets die al is afgenomen, heeft geen dag die nog komt.' })
  }
  const { organisation_id, user_id: written_by } = caller
  const kept = moments.toSorted((a, b) => (a.taken_on < b.taken_on ? -1 : 1))
  await replaceMoments(
    transaction,
    student_id,
    kept.map((moment, at) =>
      Object.assign({ organisation_id, student_id, nr: at + 1, written_by, created_at: now }, moment),
    ),
  )
  record(transaction, caller, { type: 'normed_moments_changed', student_ids: [student_id] }, now)
  return { moments: kept }
}
