import type { Difficulty } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import { ProblemError } from '../../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { openExercise, findRun } from '../../play/exercise/open-exercise.ts'
import type { PausedRun } from './queries.ts'

/** Replays the last paused run of each step; maps steps that the child may enter to the current word. */
export async function readCurrentWords(
  queries: Queries,
  contents: Contents,
  student_id: number,
  paused: readonly PausedRun[],
): Promise<ReadonlyMap<number, string | null>> {
  const words = new Map<number, string | null>()
  const lastOfSteps = new Map(paused.map((run) => [run.step_id, run]))
  for (const { step_id, exercise_id, difficulty, updated_at } of lastOfSteps.values()) {
    const opening = { now: updated_at, difficulty: difficulty as Difficulty }
    try {
      const exercise = await openExercise(queries, contents, student_id, exercise_id, opening)
      words.set(step_id, findRun(exercise, opening.difficulty).state.current_word)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
    }
  }
  return words
}
