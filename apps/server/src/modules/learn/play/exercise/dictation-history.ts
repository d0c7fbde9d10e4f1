import { ExerciseStatus } from '@letterliaan/contract/status'
import { justPractisedSeconds, type DictationHistory } from '@letterliaan/rules'
import type { Queries } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import { findLastRun, findPractisedWords } from './queries.ts'

/** A retake within this time has words other than those of the failed dictation (ADR 34). */
const retakeSeconds = 3600

export async function findDictationHistory(
  queries: Queries,
  student_id: number,
  exercise_id: number,
  now: number,
): Promise<DictationHistory> {
  const [practised, last] = await Promise.all([
    findPractisedWords(queries, student_id, now - justPractisedSeconds),
    findLastRun(queries, exercise_id),
  ])
  const isRetake = last?.status === ExerciseStatus.failed && (last.completed_at ?? 0) >= now - retakeSeconds
  return {
    practised: new Set(practised.map(({ word_id }) => word_id)),
    failed: new Set(isRetake ? decodeJson<number[]>(last.word_ids) : []),
  }
}
