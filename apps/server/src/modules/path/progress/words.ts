import { onPaper } from '@letterliaan/exercises/logic'
import { sql } from 'kysely'
import { prepared } from '../../../db/prepared.ts'

/** Counts a word that the student never answered before ('Woorden geoefend', SCORE-1). Called before its answer is logged. */
export const countNewWord = prepared((queries, student_id: number, word_id: number) =>
  queries
    .updateTable('student')
    .set({ num_words: sql<number>`num_words + 1` })
    .where('id', '=', student_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('answer')
            .select('answer.id')
            .where('student_id', '=', student_id)
            .where('word_id', '=', word_id)
            .where('kind', '=', 'answer')
            .where('template', 'not in', [...onPaper]),
        ),
      ),
    ),
)
