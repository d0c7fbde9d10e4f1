import type { Queries, Transaction } from '../../../db/database.ts'

/** The sitting that a test is at: the last one; undefined where none was begun. */
export const findLastSitting = (queries: Queries, student_id: number, test_id: number) =>
  queries
    .selectFrom('run')
    .select(['exercise_id', 'number', 'word_ids'])
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', test_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export type SittingRow = NonNullable<Awaited<ReturnType<typeof findLastSitting>>>

/** How a step's test stands, for the rules. */
export const storeTestOutcome = (
  transaction: Transaction,
  step_id: number,
  outcome: { readonly test_complete: boolean; readonly test_failed: boolean },
  now: number,
) =>
  transaction
    .updateTable('step')
    .set({ ...outcome, updated_at: now })
    .where('id', '=', step_id)
    .execute()
