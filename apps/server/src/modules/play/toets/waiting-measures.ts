import type { WaitingMeasure } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { toTestId } from '../../path/index.ts'
import { findWaitingParts } from './queries.ts'

/** The parts of measures that wait for a student, the oldest first (rules.md, Measures). */
export async function listWaitingMeasures(queries: Queries, student_id: number): Promise<WaitingMeasure[]> {
  const parts = await findWaitingParts(queries, student_id)
  return parts.map(({ id, world, word_ids, num_done }) => ({
    step_id: id,
    test_id: toTestId(id),
    world,
    num_words: decodeJson<number[]>(word_ids ?? '[]').length,
    num_done: num_done ?? 0,
  }))
}
