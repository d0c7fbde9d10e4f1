import type { Queries } from '../../../db/database.ts'

/** Names and keys of these students. */
export const findReportedStudents = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('student')
    .select(['id', 'first_name', 'last_name', 'screen_name', 'school_key', 'eckid'])
    .where('id', 'in', student_ids)
    .execute()

export const findGroupIds = (queries: Queries, student_id: number) =>
  queries.selectFrom('group_student').select('group_id').where('student_id', '=', student_id).execute()
