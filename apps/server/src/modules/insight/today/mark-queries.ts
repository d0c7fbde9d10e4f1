import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { TodayMarkTable } from '../../../db/schema.ts'

export const findTodayMarks = (queries: Queries, organisation_id: number, now: number) =>
  queries
    .selectFrom('today_mark as mark')
    .innerJoin('user', 'user.id', 'mark.marked_by')
    .select(['mark.student_id', 'mark.cause', 'mark.level', 'mark.mark', 'mark.until', 'mark.marked_at'])
    .select('user.name as marked_by')
    .where('mark.organisation_id', '=', organisation_id)
    .where('mark.until', '>', now)
    .execute()

export const deleteTodayMarks = (transaction: Transaction, student_id: number, causes: readonly string[]) =>
  transaction
    .deleteFrom('today_mark')
    .where('student_id', '=', student_id)
    .where('cause', 'in', causes)
    .execute()

export const saveTodayMarks = (transaction: Transaction, rows: readonly Insertable<TodayMarkTable>[]) =>
  transaction.insertInto('today_mark').values(rows).execute()
