import type { Queries } from '../../../../db/database.ts'

export const findCalmProfile = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('student')
    .select(['calm_profile', 'level_id'])
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow()
