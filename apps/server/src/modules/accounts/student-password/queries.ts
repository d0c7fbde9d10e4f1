import type { Queries } from '../../../db/database.ts'

/** The user of a student of the organisation. */
export const findStudentUser = (queries: Queries, organisation_id: number, student_id: number) =>
  queries
    .selectFrom('student')
    .select('user_id')
    .where('id', '=', student_id)
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

/** The words of the curriculum, none of an organisation's own. */
export async function listCurriculumWords(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('word').select('word').where('organisation_id', 'is', null).execute()
  return rows.map(({ word }) => word)
}
