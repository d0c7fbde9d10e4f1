import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** The student answered a word that it never answered before ('Woorden geoefend', SCORE-1). */
export const countNewWord = (transaction: Transaction, student_id: number) =>
  transaction
    .updateTable('student')
    .set({ num_words: sql<number>`num_words + 1` })
    .where('id', '=', student_id)
    .execute()
