import type { Selectable } from 'kysely'
import { pick, prepared, preparedFirst } from '../../../db/prepared.ts'
import type { WordMemoryTable } from '../../../db/schema.ts'

/** What a student remembers of a word. */
export const findMemory = preparedFirst((queries, student_id: number, word_id: number) =>
  queries
    .selectFrom('word_memory')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('word_id', '=', word_id),
)

export const saveMemory = prepared((queries, row: Selectable<WordMemoryTable>) => {
  const memory = pick(row, ['stability', 'difficulty', 'due', 'last_review', 'reps', 'lapses'])
  return queries
    .insertInto('word_memory')
    .values({ ...pick(row, ['organisation_id', 'student_id', 'word_id']), ...memory })
    .onConflict((conflict) => conflict.columns(['student_id', 'word_id']).doUpdateSet(memory))
})
