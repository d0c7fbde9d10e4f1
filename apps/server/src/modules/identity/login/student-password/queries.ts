import type { Queries, Transaction } from '../../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../../plugins/auth/supervision-queries.ts'

export const findStudentUser = (queries: Queries, caller: Supervision, student_id: number) =>
  queries
    .selectFrom('student')
    .select('user_id')
    .where('student.id', '=', student_id)
    .where(isSupervisedBy(caller))
    .executeTakeFirst()

export const markLetIn = (transaction: Transaction, user_id: number, now: number) =>
  transaction.updateTable('user').set({ let_in_at: now }).where('id', '=', user_id).execute()

export async function listCurriculumWords(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('word').select('word').where('organisation_id', 'is', null).execute()
  return rows.map(({ word }) => word)
}
