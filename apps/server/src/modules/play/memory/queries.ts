import type { Insertable } from 'kysely'
import { prepared, preparedFirst } from '../../../db/prepared.ts'
import type { WordMemoryTable } from '../../../db/schema.ts'

/** What a student remembers of a word. */
export const findMemory = preparedFirst((queries, student_id: number, word_id: number) =>
  queries
    .selectFrom('word_memory')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('word_id', '=', word_id),
)

export const saveMemory = prepared((queries, row: Insertable<WordMemoryTable>) => {
  const { stability, difficulty, due, last_review, reps, lapses } = row
  return queries
    .insertInto('word_memory')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'word_id'])
        .doUpdateSet({ stability, difficulty, due, last_review, reps, lapses }),
    )
})
