import type { Difficulty } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { openExercise, findRun } from '../../play/exercise/open-exercise.ts'
import type { PausedRun } from './queries.ts'

export async function readCurrentWords(
  queries: Queries,
  contents: Contents,
  student_id: number,
  paused: readonly PausedRun[],
): Promise<ReadonlyMap<number, string | null>> {
  const lastOfSteps = new Map(paused.map((run) => [run.step_id, run]))
  const readWord = async ({ exercise_id, difficulty, updated_at }: PausedRun): Promise<string | null> => {
    const opening = { now: updated_at, difficulty: difficulty as Difficulty }
    const exercise = await openExercise(queries, contents, student_id, exercise_id, opening)
    return findRun(exercise, opening.difficulty).state.current_word
  }
  const words = [...lastOfSteps].map(async ([step_id, run]) => {
    // A closed step or a damaged run has no word, but the other steps must be shown.
    return [step_id, await readWord(run).catch(() => null)] as const
  })
  return new Map(await Promise.all(words))
}
