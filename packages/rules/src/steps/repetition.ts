import { StepStatus } from '@letterliaan/contract/status'
import type { ExerciseWork } from './step-record.ts'

export type RepetitionStatus = typeof StepStatus.open | typeof StepStatus.completed

/** Open until an Oefenen exercise and an OefenDictee were done since it was proposed (rules.md, Step status). */
export const repetitionStatus = (work: readonly ExerciseWork[]): RepetitionStatus => {
  const done = work.filter((item) => item.last_completed_at !== null)
  const isDone =
    done.some((item) => item.category === 'Oefenen') && done.some((item) => item.template === 'OefenDictee')
  return isDone ? StepStatus.completed : StepStatus.open
}
