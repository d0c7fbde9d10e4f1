import type { Queries } from '../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { markAcrossOrganisations } from '../../../db/across-organisations.ts'

/** Finds subscribers who got no letter since `since` (unix seconds). */
export const findSubscribersToMail = (queries: Queries, since: number) =>
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
    .modifyEnd(markAcrossOrganisations('one round a week for all who want a letter'))
    .execute()

export const findSupervisedIds = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('student')
    .select('student.id')
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)
    .execute()

export const findPracticeTimes = (queries: Queries, caller: Supervision, since: number, until: number) =>
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
