import type { WaitingMeasure } from '@letterliaan/contract'
import { maxMeasureWords } from '@letterliaan/rules'
import type { Queries } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import { toTestId } from '../../path/step/exercise-id.ts'
import { findWaitingParts } from './queries.ts'

/** Lists a student's unfinished parts of measures, the oldest first (rules.md, Measures). */
export async function listWaitingMeasures(queries: Queries, student_id: number): Promise<WaitingMeasure[]> {
  const parts = await findWaitingParts(queries, student_id)
  return parts.map(({ id, world, word_ids, planned, num_done }) => ({
    step_id: id,
    test_id: toTestId(id),
    world,
    num_words: countMaxWords(word_ids, planned),
    num_done: num_done ?? 0,
  }))
}

/** Returns the maximum number of words in a part: the planned ones, or else its pool's limit. */
export const countMaxWords = (pool: string | null, planned: string | null): number =>
  planned === null
    ? Math.min(maxMeasureWords, decodeJson<number[]>(pool ?? '[]').length)
    : decodeJson<number[]>(planned).length
