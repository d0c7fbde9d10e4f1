import type { Queries, Transaction } from '../../../../db/database.ts'
import { selectLastPractised } from '../../../../db/last-practised.ts'

/** Finds children without newer activity, except those with a pending erasure. */
export const findInactive = (queries: Queries, organisation_id: number, before: number) =>
  queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['student.id', 'student.first_name', 'student.last_name', 'student.screen_name'])
    .select(['student.archived_at', 'student.created_at', 'user.last_login_at'])
    .select(selectLastPractised().as('last_practised_at'))
    .where('student.organisation_id', '=', organisation_id)
    .where('student.created_at', '<', before)
    .where((eb) => eb.or([eb('user.last_login_at', 'is', null), eb('user.last_login_at', '<', before)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('answer as recent')
            .select('recent.id')
            .whereRef('recent.student_id', '=', 'student.id')
            .where('recent.created_at', '>=', before),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('erasure')
            .select('erasure.id')
            .whereRef('erasure.subject_id', '=', 'student.id')
            .where('erasure.subject', '=', 'child')
            .where('erasure.cancelled_at', 'is', null)
            .where('erasure.done_at', 'is', null),
        ),
      ),
    )
    .execute()

export const findOldAudit = async (
  queries: Queries,
  organisation_id: number,
  before: number,
  limit: number,
): Promise<number[]> => {
  const rows = await queries
    .selectFrom('audit')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteAudit(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom('audit_student').where('audit_id', 'in', ids).execute()
  await transaction.deleteFrom('audit').where('id', 'in', ids).execute()
}
