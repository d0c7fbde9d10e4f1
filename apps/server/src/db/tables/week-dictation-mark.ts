import type { Queries } from '../database.ts'

/** Counts the words marked by hand for a child, by dictation. On PostgreSQL the counts are text. */
export const countMarks = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('week_dictation_mark')
    .select('dictation_id')
    .select(({ fn, eb }) => [
      fn.countAll().as('num_words'),
      fn.sum(eb.case().when('is_right', '=', true).then(1).else(0).end()).as('num_right'),
    ])
    .where('student_id', '=', student_id)
    .groupBy('dictation_id')
    .execute()
