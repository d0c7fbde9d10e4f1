import type { Queries } from '../../../db/database.ts'

/** A step of this student, with what its supervisor wrote for it; also a repetition, a measure, and one that was taken off. */
export const findTextsOfStep = (queries: Queries, student_id: number, step_id: number) =>
  queries
    .selectFrom('step')
    .select(['curriculum_step_id', 'hint', 'tip', 'notes'])
    .where('id', '=', step_id)
    .where('student_id', '=', student_id)
    .executeTakeFirst()
