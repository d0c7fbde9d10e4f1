import type { Queries, Transaction } from '../../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../../plugins/auth/supervision-queries.ts'

export const findCalmProfile = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('student')
    .select(['calm_profile', 'level_id'])
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow()

export const findSupervisedCalmProfile = (queries: Queries, caller: Supervision, student_id: number) =>
  queries
    .selectFrom('student')
    .select(['calm_profile', 'level_id'])
    .where('student.id', '=', student_id)
    .where(isSupervisedBy(caller))
    .executeTakeFirst()

export const updateCalmProfile = (transaction: Transaction, student_id: number, calm_profile: string) =>
  transaction.updateTable('student').set({ calm_profile }).where('id', '=', student_id).execute()
