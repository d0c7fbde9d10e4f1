import type { Difficulty, StepSummary, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import { chooseStatusAfterRun } from '../run/score.ts'
import { countsForPassing } from './mastery.ts'
import { findCurrentStep, isShownAsToets, isStepPassed, sortByPath } from './path.ts'

type StepOnPath = Pick<
  StepSummary,
  'phase_id' | 'position' | 'status' | 'can_start_test' | 'test_required' | 'test_complete'
>

export interface NextStep<S> {
  readonly to: 'lesson' | 'test'
  readonly step: S
}

/** Returns the next step in any order of `steps` (MAP-11); null if none is open. */
export function findNextStep<S extends StepOnPath>(steps: readonly S[]): NextStep<S> | null {
  const step = findCurrentStep(sortByPath(steps))
  return step === null ? null : { to: isShownAsToets(step) ? 'test' : 'lesson', step }
}

export type NextInStep<E> =
  | { readonly to: 'exercise'; readonly exercise: E }
  | { readonly to: 'test' }
  /** All exercises are done, but with too few stars to pass. */
  | { readonly to: 'stars' }
  /** `forFun`: the step is passed, but an exercise is not yet done at this level. */
  | {
      readonly to: 'map'
      readonly isPassed: boolean
      readonly isWaived: boolean
      /** True if the step is a finished repetition, whatever its score (REP-1). */
      readonly isRepetition?: boolean
      readonly forFun: boolean
    }

interface ExerciseToDo {
  readonly position: number
  readonly exercise_type: { readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

type StepInHand<E> = StepOnPath &
  Pick<StepSummary, 'max_difficulty' | 'is_waived'> & { readonly exercises: readonly E[] }

/** Exercises are chosen in this order. A failed one is last. */
const turns: readonly number[] = [ExerciseStatus.paused, ExerciseStatus.open, ExerciseStatus.failed]

/** Returns the toets, else a paused, new or failed exercise (GIDS-4). Ignores workbooks (RUL-1). */
export function findNextInStep<E extends ExerciseToDo>(
  step: StepInHand<E>,
  difficulty: Difficulty,
): NextInStep<E> {
  // A status below open counts as open (LES-11).
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
      // A step without a world is an own step if its dictation passed it; its status then differs.
      isRepetition: step.phase_id === null && step.status === StepStatus.completed,
      forFun: isPassed && exercise !== undefined,
    }
  if (isShownAsToets(step)) return { to: 'test' }
  if (exercise !== undefined) return { to: 'exercise', exercise }
  return difficulty < step.max_difficulty
    ? { to: 'stars' }
    : { to: 'map', isPassed, isWaived: false, forFun: false }
}

export interface EndedRun {
  readonly exercise_id: number
  readonly difficulty: Difficulty
  readonly status: number
}

type Listed = ExerciseToDo & { readonly id: number }

/** Predicts the step that the server will return after a run. */
export function applyRun<S extends { readonly exercises: readonly Listed[] }>(step: S, run: EndedRun): S {
  const { exercise_id, difficulty } = run
  const exercises = step.exercises.map((exercise) =>
    exercise.id === exercise_id
      ? {
          ...exercise,
          status: {
            ...exercise.status,
            [difficulty]: chooseStatusAfterRun(exercise.status[difficulty], run.status),
          },
        }
      : exercise,
  )
  return { ...step, exercises }
}
