import { hourSeconds } from '@letterliaan/rules/calendar'
import { sql } from 'kysely'
import { prepareQuery } from '../../../db/prepare-query.ts'

export const findPracticeHours = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select(sql<number | string>`answer.created_at / ${sql.lit(hourSeconds)}`.as('hour'))
    .distinct()
    .where('student_id', '=', student_id),
)

export const findPlayedExercises = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select(['answer.step_id', 'answer.exercise_id', 'answer.template'])
    .distinct()
    .where('student_id', '=', student_id)
    .orderBy('answer.exercise_id')
    .orderBy('answer.template'),
)

export const findVoidedSittings = prepareQuery((queries, student_id: number) =>
  queries.selectFrom('voided_session').select('started_at').where('student_id', '=', student_id),
)
