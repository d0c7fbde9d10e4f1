import type { Queries, Transaction } from '../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { acrossOrganisations } from '../../../db/across-organisations.ts'

export const findWish = (queries: Queries, user_id: number) =>
  queries.selectFrom('weekly_mail').select('sent_at').where('user_id', '=', user_id).executeTakeFirst()

export const findAddress = (queries: Queries, user_id: number) =>
  queries.selectFrom('user').select('email').where('id', '=', user_id).executeTakeFirstOrThrow()

export const insertWish = (
  transaction: Transaction,
  { organisation_id, user_id }: Supervision,
  created_at: number,
) =>
  transaction
    .insertInto('weekly_mail')
    .values({ organisation_id, user_id, sent_at: null, created_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'organisation_id']).doNothing())
    .execute()

export const deleteWish = (transaction: Transaction, user_id: number) =>
  transaction.deleteFrom('weekly_mail').where('user_id', '=', user_id).execute()

/** Finds subscribers without a letter since then; unix seconds. */
export const findWaiting = (queries: Queries, since: number) =>
  queries
    .selectFrom('weekly_mail')
    .innerJoin('user', 'user.id', 'weekly_mail.user_id')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['user.id as user_id', 'user.organisation_id', 'user.role', 'user.email', 'weekly_mail.sent_at'])
    .where('user.role', 'not in', ['student', 'bestuur'])
    .where('user.blocked_at', 'is', null)
    .where('organisation.closed_at', 'is', null)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', since)]))
    .orderBy('user.id')
    .modifyEnd(acrossOrganisations('one round a week for all who want a letter'))
    .execute()

/** Is it this process that sends it? Of several that try at once one is. */
export async function claimLetter(
  queries: Queries,
  user_id: number,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('weekly_mail')
    .set({ sent_at: now })
    .where('user_id', '=', user_id)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', since)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It was not sent after all: in an hour it is tried again. */
export const releaseLetter = (queries: Queries, user_id: number, sent_at: number | null) =>
  queries.updateTable('weekly_mail').set({ sent_at }).where('user_id', '=', user_id).execute()

export const findStudents = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('student')
    .select('student.id')
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)
    .execute()

/** When children practised, in the order of a child. */
export const findPractice = (queries: Queries, caller: Supervision, since: number, until: number) =>
  queries
    .selectFrom('student')
    .innerJoin('answer', 'answer.student_id', 'student.id')
    .select(['answer.student_id', 'answer.time_ms', 'answer.created_at'])
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)
    .where('answer.created_at', '>=', since)
    .where('answer.created_at', '<', until)
    .orderBy('answer.student_id')
    .orderBy('answer.created_at')
    .execute()
