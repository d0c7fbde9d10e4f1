import type { Queries } from '../../../db/database.ts'

export const findTodayMarks = (queries: Queries, organisation_id: number, now: number) =>
  queries
    .selectFrom('today_mark as mark')
    .innerJoin('user', 'user.id', 'mark.marked_by')
    .select(['mark.student_id', 'mark.cause', 'mark.level', 'mark.mark', 'mark.until', 'mark.marked_at'])
    .select('user.name as marked_by')
    .where('mark.organisation_id', '=', organisation_id)
    .where('mark.until', '>', now)
    .execute()
