import type { Queries } from '../../../db/database.ts'

/** The last run of a toets; undefined if none was begun. */
export const findLastToetsRun = (queries: Queries, student_id: number, test_id: number) =>
  queries
    .selectFrom('run')
    .select(['exercise_id', 'number', 'word_ids'])
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', test_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ToetsRunRow = NonNullable<Awaited<ReturnType<typeof findLastToetsRun>>>

/** How often each word was answered wrong. */
export async function countWrongAnswers(
  queries: Queries,
  student_id: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom('answer')
    .select(({ fn }) => ['word_id', fn.countAll<number>().as('wrong')])
    .where('student_id', '=', student_id)
    .where('is_right', '=', false)
    .groupBy('word_id')
    .execute()
  return new Map(rows.map(({ word_id, wrong }) => [word_id, wrong]))
}
