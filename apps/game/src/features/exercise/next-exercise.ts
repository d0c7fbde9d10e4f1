import type { Difficulty, ExerciseSummary } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { countsForPassing } from '@letterliaan/rules'

/**
 * The exercise of a step to do after this one (GIDS-4): the next in the step's order that is not done at this difficulty,
 * from the first again after the last. What is done on paper is never next. Null when none is left.
 */
export function nextExerciseOf(
  exercises: readonly ExerciseSummary[],
  done_id: number,
  difficulty: Difficulty,
): ExerciseSummary | null {
  const inOrder = exercises.toSorted((a, b) => a.position - b.position)
  const here = inOrder.findIndex(({ id }) => id === done_id)
  const after = [...inOrder.slice(here + 1), ...inOrder.slice(0, Math.max(here, 0))]
  const isOpen = ({ status, exercise_type }: ExerciseSummary): boolean =>
    status[difficulty] !== ExerciseStatus.done && countsForPassing(exercise_type.template)
  return after.find(isOpen) ?? null
}
