import type { Category, ExerciseSummary, Step, StepsByPhase, StepSummary } from '@letterliaan/contract'
import { placeOf, type Aftermath } from '@letterliaan/exercises/views'
import { destinationAfter, type Destination } from '@letterliaan/rules'

/** RUL-1 asks for so many exercises of a kind (rules.md, Step status). */
const asked = 2

const isDone = ({ status }: ExerciseSummary): boolean => status[2] === 2 || status[3] === 2

function toDoOf(exercises: readonly ExerciseSummary[]): Aftermath['toDo'] {
  const done = exercises.filter(isDone)
  const missing = (category: Category) =>
    Math.max(0, asked - done.filter(({ exercise_type }) => exercise_type.category === category).length)
  return {
    Verkennen: missing('Verkennen'),
    Oefenen: missing('Oefenen'),
    dictation: !done.some(({ exercise_type }) => exercise_type.template === 'StapDictee'),
  }
}

/** Where the child goes after this step (TST-6). */
export const destinationOf = (step: StepSummary, steps: StepsByPhase): Destination<StepSummary> =>
  destinationAfter<StepSummary>(step, [steps[1], steps[2], steps[3], steps[4]].flat())

/** What an exercise did to its step: the step before it, and step and path as the server sees them now. */
export function aftermathOf(before: Step, after: Step, steps: StepsByPhase): Aftermath {
  const destination = destinationOf(after, steps)
  const world = 'world' in destination ? destination.world : null
  return {
    stepPassed: after.is_complete && !before.is_complete,
    next: placeOf(destination.to, world === after.phase_id),
    toDo: toDoOf(after.exercises),
  }
}
