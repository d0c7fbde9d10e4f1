import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import type { ExerciseWork } from './step-record.ts'

export type RepetitionStatus = typeof StepStatus.open | typeof StepStatus.completed

/** A repetition is open until each exercise was done at any difficulty (rules.md, Step status). */
export function deriveRepetitionStatus(
  work: readonly ExerciseWork[],
  numExercises: number,
): RepetitionStatus {
  const done = work.filter(({ last_completed_at }) => last_completed_at !== null)
  const numDone = new Set(done.map(({ exercise_id }) => exercise_id)).size
  return numExercises > 0 && numDone >= numExercises ? StepStatus.completed : StepStatus.open
}

interface PlayedExercise {
  readonly exercise_type: { readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

/** True if an exercise is finished, whatever the score. */
export const isExerciseOver = ({ status }: Pick<PlayedExercise, 'status'>): boolean =>
  Object.values(status).some((each) => each === ExerciseStatus.done || each === ExerciseStatus.failed)

/** Predicts whether a repetition is finished. An own step in the treehouse has a StapDictee instead. */
export const isRepetitionOver = ({
  phase_id,
  exercises,
}: {
  readonly phase_id: number | null
  readonly exercises: readonly PlayedExercise[]
}): boolean =>
  phase_id === null &&
  exercises.every((each) => isExerciseOver(each) && each.exercise_type.template !== 'StapDictee')
