import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import type { ExerciseWork } from './step-record.ts'

export type RepetitionStatus = typeof StepStatus.open | typeof StepStatus.completed

/** Open until an Oefenen exercise and an OefenDictee were done since it was proposed (rules.md, Step status). */
export const repetitionStatus = (work: readonly ExerciseWork[]): RepetitionStatus => {
  const done = work.filter((item) => item.last_completed_at !== null)
  const isDone =
    done.some((item) => item.category === 'Oefenen') && done.some((item) => item.template === 'OefenDictee')
  return isDone ? StepStatus.completed : StepStatus.open
}

interface PlayedExercise {
  readonly exercise_type: { readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

/** Was it done to its end, however it went? */
export const isOver = ({ status }: Pick<PlayedExercise, 'status'>): boolean =>
  Object.values(status).some((each) => each === ExerciseStatus.done || each === ExerciseStatus.failed)

/** Is all of a repetition done, before the server tells so? An own step in the treehouse has a StapDictee to pass. */
export const isRepetitionOver = ({
  phase_id,
  exercises,
}: {
  readonly phase_id: number | null
  readonly exercises: readonly PlayedExercise[]
}): boolean =>
  phase_id === null && exercises.every((each) => isOver(each) && each.exercise_type.template !== 'StapDictee')
