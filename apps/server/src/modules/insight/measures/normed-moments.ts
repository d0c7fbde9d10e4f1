import type { VersionedMoments, NormedMoments } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import type { Database, Queries } from '../../../db/database.ts'
import { computeVersion } from '../../../db/compute-version.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { createEditConflictError, createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { findMomentsOfStudent, replaceMoments } from './queries.ts'

export const readNormedMoments = async (queries: Queries, student_id: number): Promise<VersionedMoments> =>
  withVersion(await findMomentsOfStudent(queries, student_id))

const withVersion = (moments: NormedMoments['moments']): VersionedMoments => ({
  moments,
  version: computeVersion(moments.map(({ test, taken_on, score }) => [test, taken_on, score])),
})

/** Stores scores on tests with norms. Throws 404, 422 for a future day, 409 if they changed since `version`. */
export async function storeNormedMoments(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, now }: SupervisorCall,
  student_id: number,
  { moments, version }: NormedMoments & { readonly version: string | undefined },
): Promise<VersionedMoments> {
  await assertSupervised(transaction, caller, student_id)
  await dialect.lockRow(transaction, 'student', student_id)
  if (version !== undefined && version !== (await readNormedMoments(transaction, student_id)).version) {
    throw createEditConflictError('Deze scores zijn daarna nog gewijzigd. Die wijziging blijft staan.')
  }
  if (moments.some(({ taken_on }) => taken_on > toAmsterdamDate(now))) {
    throw createInvalidInputError({ moments: 'Een toets die al is afgenomen, heeft geen dag die nog komt.' })
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
  recordEvent(transaction, caller, { type: 'normed_moments_changed', student_ids: [student_id] }, now)
  return withVersion(kept)
}
