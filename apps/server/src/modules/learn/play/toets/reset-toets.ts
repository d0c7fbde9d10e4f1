import type { Test } from '@letterliaan/contract'
import { isToetsDone, toetsDifficulty } from '@letterliaan/rules'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { encodeJson } from '../../../../db/json.ts'
import type { Contents } from '../../../curriculum/index.ts'
import type { ToetsCall } from './answer-toets.ts'
import { insertRun } from '../exercise/queries.ts'
import { openToets } from './open-toets.ts'
import { createToetsRun, reorderWords, toetsRules } from './toets-run.ts'
import { toToetsEntity } from './to-toets-entity.ts'

/** Restarts a failed toets in another order ('Herhaal de toets'; rules.md, Tests). */
export async function resetToets(
  contents: Contents,
  { transaction, caller, test_id, now }: ToetsCall,
): Promise<Test> {
  const test = await openToets(transaction, contents, caller.student_id, test_id, now)
  const { number, state } = test.toetsRun
  const isToRepeat = state.is_complete && !isToetsDone(test.kind, state.status === ExerciseStatus.done)
  if (!isToRepeat) return toToetsEntity(transaction, test)
  const words = reorderWords(state.words, caller.student_id, test_id, number + 1)
  const { organisation_id, student_id, id: step_id } = test.step
  await insertRun(transaction, {
    organisation_id,
    student_id,
    step_id,
    exercise_id: test_id,
    difficulty: toetsDifficulty,
    number: number + 1,
    template: toetsRules.logic.name,
    round: 0,
    word_ids: encodeJson(words.map(({ id }) => id)),
    is_retry: true,
    status: ExerciseStatus.open,
    percentage_score: null,
    started_at: now,
    completed_at: null,
  })
  const ordered = words.flatMap(({ id }) => test.words.find(({ word }) => word.id === id) ?? [])
  return toToetsEntity(transaction, { ...test, words: ordered, toetsRun: createToetsRun(words, number + 1) })
}
