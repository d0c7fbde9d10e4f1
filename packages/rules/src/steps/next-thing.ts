import type { Difficulty, StepSummary, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import { countsForPassing } from './mastery.ts'
import { currentStep, isShownAsToets, isStepPassed, sortByPath } from './path.ts'

type StepOnPath = Pick<
  StepSummary,
  'phase_id' | 'position' | 'status' | 'can_start_test' | 'test_required' | 'test_complete'
>

/** The one step to do next, and whether it is its toets that is to be done. */
export interface NextStep<S> {
  readonly to: 'lesson' | 'test'
  readonly step: S
}

/** What a child does next on its path, the steps in any order: where it is (MAP-11); null when nothing is open. */
export function nextStep<S extends StepOnPath>(steps: readonly S[]): NextStep<S> | null {
  const step = currentStep(sortByPath(steps))
  return step === null ? null : { to: isShownAsToets(step) ? 'test' : 'lesson', step }
}

/** What a child does next in a step. */
export type NextInStep<E> =
  | { readonly to: 'exercise'; readonly exercise: E }
  /** Its toets. */
  | { readonly to: 'test' }
  /** Everything is done at these stars, but they are too few to pass: more of them. */
  | { readonly to: 'stars' }
  /** Back to the map: there is nothing left here. */
  | { readonly to: 'map' }

interface ExerciseToDo {
  readonly position: number
  readonly exercise_type: { readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

type StepInHand<E> = StepOnPath & Pick<StepSummary, 'max_difficulty'> & { readonly exercises: readonly E[] }

/**
 * The one next thing in a step at so many stars: its toets where that is to be done, else an exercise that waits halfway,
 * else the first that is not done, in the order of the lesson; one that failed is done again in its turn. A workbook
 * counts for nothing (RUL-1) and is never next.
 */
export function nextInStep<E extends ExerciseToDo>(
  step: StepInHand<E>,
  difficulty: Difficulty,
): NextInStep<E> {
  if (isStepPassed(step) || step.status === StepStatus.locked) return { to: 'map' }
  if (isShownAsToets(step)) return { to: 'test' }
  const toDo = step.exercises
    .filter(({ exercise_type }) => countsForPassing(exercise_type.template))
    .filter(({ status }) => status[difficulty] !== ExerciseStatus.done)
    .toSorted((a, b) => a.position - b.position)
  const exercise = toDo.find(({ status }) => status[difficulty] === ExerciseStatus.paused) ?? toDo[0]
  if (exercise !== undefined) return { to: 'exercise', exercise }
  return { to: difficulty < step.max_difficulty ? 'stars' : 'map' }
}
