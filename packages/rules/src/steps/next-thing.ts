import type { Difficulty, StepSummary, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import { statusAfterRun } from '../run/score.ts'
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
  /** Back to the map: nothing has to be done here. `forFun`: it is passed, and an exercise is not done at these stars. */
  | { readonly to: 'map'; readonly isPassed: boolean; readonly isWaived: boolean; readonly forFun: boolean }

interface ExerciseToDo {
  readonly position: number
  readonly exercise_type: { readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

type StepInHand<E> = StepOnPath &
  Pick<StepSummary, 'max_difficulty' | 'is_waived'> & { readonly exercises: readonly E[] }

/** In this order they come: halfway, never done, failed. Whoever failed meets something else first. */
const turns: readonly number[] = [ExerciseStatus.paused, ExerciseStatus.open, ExerciseStatus.failed]

/**
 * The one next thing in a step at so many stars, on the map, the lesson page and every outro (GIDS-4): its toets where that
 * is to be done, else an exercise that waits halfway, else the first that was never done, in the order of the lesson, else
 * the first that failed. A workbook counts for nothing (RUL-1) and is never next.
 */
export function nextInStep<E extends ExerciseToDo>(
  step: StepInHand<E>,
  difficulty: Difficulty,
): NextInStep<E> {
  // Lower than open is open too (LES-11).
  const turnOf = ({ status }: E): number => turns.indexOf(Math.max(status[difficulty], ExerciseStatus.open))
  const [exercise] = step.exercises
    .filter(({ exercise_type }) => countsForPassing(exercise_type.template))
    .filter(({ status }) => status[difficulty] !== ExerciseStatus.done)
    .toSorted((a, b) => turnOf(a) - turnOf(b) || a.position - b.position)
  const isPassed = isStepPassed(step)
  if (isPassed || step.status === StepStatus.locked)
    return {
      to: 'map',
      isPassed,
      isWaived: isPassed && step.is_waived,
      forFun: isPassed && exercise !== undefined,
    }
  if (isShownAsToets(step)) return { to: 'test' }
  if (exercise !== undefined) return { to: 'exercise', exercise }
  return difficulty < step.max_difficulty
    ? { to: 'stars' }
    : { to: 'map', isPassed, isWaived: false, forFun: false }
}

/** What a run of an exercise came to. */
export interface EndedRun {
  readonly exercise_id: number
  readonly difficulty: Difficulty
  readonly status: number
}

type Listed = ExerciseToDo & { readonly id: number }

/** A step with what a run came to, as the server tells it a moment later. */
export function withRun<S extends { readonly exercises: readonly Listed[] }>(step: S, run: EndedRun): S {
  const { exercise_id, difficulty } = run
  const exercises = step.exercises.map((exercise) =>
    exercise.id === exercise_id
      ? {
          ...exercise,
          status: {
            ...exercise.status,
            [difficulty]: statusAfterRun(exercise.status[difficulty], run.status),
          },
        }
      : exercise,
  )
  return { ...step, exercises }
}
