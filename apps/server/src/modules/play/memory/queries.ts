import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { WordMemoryTable } from '../../../db/schema.ts'

/** What a student remembers of some words. */
export const findMemories = (queries: Queries, student_id: number, word_ids: readonly number[]) =>
  queries
    .selectFrom('word_memory')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('word_id', 'in', word_ids)
    .execute()

export function saveMemory(transaction: Transaction, row: Insertable<WordMemoryTable>) {
  const { stability, difficulty, due, last_review, reps, lapses } = row
  return transaction
    .insertInto('word_memory')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'word_id'])
        .doUpdateSet({ stability, difficulty, due, last_review, reps, lapses }),
    )
    .execute()
}
