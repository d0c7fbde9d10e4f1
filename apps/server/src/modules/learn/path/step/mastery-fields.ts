import type { StepSummary } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import { findMasteryMarks, type MasteryMark } from './queries.ts'

/** Returns the fields of 'Beheerst' that a child sees (rules.md, Beheerst). */
export function readMasteryFields(
  marks: readonly MasteryMark[],
): (step_id: number) => Pick<StepSummary, 'is_mastered' | 'has_faded'> {
  const markOf = new Map(marks.map((mark) => [mark.step_id, mark]))
  return (step_id) => {
    const mark = markOf.get(step_id)
    const is_mastered = (mark?.mastered_at ?? null) !== null
    return { is_mastered, has_faded: mark !== undefined && !is_mastered }
  }
}

export const readMastery = async (queries: Queries, student_id: number) =>
  readMasteryFields(await findMasteryMarks(queries, student_id))
