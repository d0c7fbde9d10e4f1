import type { Queries } from '../../../db/database.ts'

/** The log of a student in its order: all of it, or of one exercise or test. */
export function findAnswers(queries: Queries, student_id: number, exercise_id: number | null) {
  const query = queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .select([
      'answer.id',
      'answer.template',
      'answer.exercise_id',
      'answer.run',
      'answer.difficulty',
      'answer.word_id',
    ])
    .select(['answer.kind', 'answer.input', 'answer.is_right', 'answer.time_ms', 'answer.hints'])
    .select(['answer.cheats', 'answer.part', 'answer.place', 'answer.error_class', 'answer.created_at'])
    .select(['word.word', 'answer.organisation_id'])
    .where('answer.student_id', '=', student_id)
    .orderBy('answer.id')
  return (exercise_id === null ? query : query.where('answer.exercise_id', '=', exercise_id)).execute()
}

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number]
