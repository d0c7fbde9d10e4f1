import { sql } from 'kysely'
import { prepared } from '../../db/prepared.ts'

const hourSeconds = 3600

/** Whole hours since 1970 in which the child answered something. */
export const findPracticeHours = prepared((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select(sql<number | string>`answer.created_at / ${sql.lit(hourSeconds)}`.as('hour'))
    .distinct()
    .where('student_id', '=', student_id),
)

/** When a sitting began that is out of the log now. */
export const findVoidedSittings = prepared((queries, student_id: number) =>
  queries.selectFrom('voided_session').select('started_at').where('student_id', '=', student_id),
)
