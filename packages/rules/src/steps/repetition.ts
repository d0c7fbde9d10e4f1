import type { ExerciseWork } from './step-record.ts'

/**
 * The status of a step in the list of repetitions: 0 until one Oefenen exercise and one OefenDictee were completed in
 * it since it was proposed, then 4 (rules.md, Step status). `work` is the work since then.
 */
export const repetitionStatus = (work: readonly ExerciseWork[]): 0 | 4 => {
  const done = work.filter((item) => item.last_completed_at !== null)
  const isDone =
    done.some((item) => item.category === 'Oefenen') && done.some((item) => item.template === 'OefenDictee')
  return isDone ? 4 : 0
}
