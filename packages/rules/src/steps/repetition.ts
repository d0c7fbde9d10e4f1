import { StepStatus } from '@letterliaan/contract/status'
import type { ExerciseWork } from './step-record.ts'

export type RepetitionStatus = typeof StepStatus.open | typeof StepStatus.completed

/**
 * The status of a step in the list of repetitions: open until one Oefenen exercise and one OefenDictee were completed in
 * it since it was proposed, then completed (rules.md, Step status). `work` is the work since then.
 */
export const repetitionStatus = (work: readonly ExerciseWork[]): RepetitionStatus => {
  const done = work.filter((item) => item.last_completed_at !== null)
  const isDone =
    done.some((item) => item.category === 'Oefenen') && done.some((item) => item.template === 'OefenDictee')
  return isDone ? StepStatus.completed : StepStatus.open
}
