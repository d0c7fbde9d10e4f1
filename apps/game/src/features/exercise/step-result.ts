import { ExerciseStatus } from '@letterliaan/contract/status'
import type {
  Difficulty,
  ExerciseCategory,
  ExerciseSummary,
  RedoLevel,
  Step,
  StepsByPhase,
  StepSummary,
} from '@letterliaan/contract'
import { choosePlace, type StepResult } from '@letterliaan/exercises/views'
import {
  countsForPassing,
  findDestinationAfter,
  exercisesToPass,
  isStepPassed,
  type Destination,
} from '@letterliaan/rules'

const isDoneAt =
  (stars: Difficulty) =>
  ({ status }: ExerciseSummary): boolean =>
    ([1, 2, 3] as const).some((level) => level >= stars && status[level] === ExerciseStatus.done)

function toDoOf(exercises: readonly ExerciseSummary[], stars: Difficulty): StepResult['toDo'] {
  const done = exercises
    .filter(isDoneAt(stars))
    .filter(({ exercise_type }) => countsForPassing(exercise_type.template))
  const missing = (category: ExerciseCategory) =>
    Math.max(
      0,
      exercisesToPass - done.filter(({ exercise_type }) => exercise_type.category === category).length,
    )
  return {
    stars,
    Verkennen: missing('Verkennen'),
    Oefenen: missing('Oefenen'),
    dictation: !done.some(({ exercise_type }) => exercise_type.template === 'StapDictee'),
  }
}

/** Returns the next place after this step (TST-6). */
export const findDestination = (step: StepSummary, steps: StepsByPhase): Destination<StepSummary> =>
  findDestinationAfter<StepSummary>(step, [steps[1], steps[2], steps[3], steps[4]].flat())

/** `redo`: the stars at which a step counts in a redo, else null. */
export function computeStepResult(
  before: Step,
  after: Step,
  steps: StepsByPhase,
  redo: RedoLevel | null,
): StepResult {
  const destination = findDestination(after, steps)
  const world = 'world' in destination ? destination.world : null
  return {
    stepPassed: isStepPassed(after) && !isStepPassed(before),
    next: choosePlace(destination.to, world === after.phase_id),
    toDo: toDoOf(after.exercises, redo ?? (after.max_difficulty === 1 ? 1 : 2)),
  }
}
