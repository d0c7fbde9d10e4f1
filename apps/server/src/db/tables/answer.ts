import { paperTemplateNames } from '@letterliaan/exercises/logic'
import { prepareOne } from '../prepare-query.ts'
import type { Queries } from '../queries.ts'

const countAnswered = prepareOne((queries, student_id: number) =>
  queries
    .selectFrom('answer')
    .select(({ fn }) => fn.count<number>('word_id').distinct().as('count'))
    .where('student_id', '=', student_id)
    .where('template', 'not in', [...paperTemplateNames]),
)

/** Counts the different words in the log ('Woorden geoefend', SCORE-1). Reads only an index. */
export const countDistinctWords = async (queries: Queries, student_id: number): Promise<number> =>
  (await countAnswered(queries, student_id)).count
