import { expressionBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** Selects the time of the last answer of the outer query's `student`; null if there is none. */
export const selectLastPractised = () =>
  expressionBuilder<Schema, 'student'>()
    .selectFrom('answer')
    .select(({ fn }) => fn.max('answer.created_at').as('at'))
    .whereRef('answer.student_id', '=', 'student.id')
