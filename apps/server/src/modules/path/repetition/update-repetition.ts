import { repetitionStatus, type RepetitionStatus } from '@letterliaan/rules'
import type { Transaction } from '../../../db/database.ts'
import { record } from '../../../events/record.ts'
import type { Contents } from '../../curriculum/index.ts'
import { toExerciseWork } from '../progress/step-work.ts'
import { lessonOf } from '../step/lesson.ts'
import { findStatusesOfStep, findStepRow, updateStep, type StepRow } from '../step/queries.ts'

/** The status of a repetition as it follows from its work (rules.md, Step status). */
export async function deriveRepetition(
  transaction: Transaction,
  contents: Contents,
  step: StepRow,
): Promise<RepetitionStatus> {
  const { recipe } = lessonOf(await contents.get(transaction, step.curriculum_step_id), step)
  const statuses = await findStatusesOfStep(transaction, step.student_id, step.id)
  return repetitionStatus(toExerciseWork(statuses, recipe))
}

/** Stores that a repetition is done, once; a supervisor's mark on the step that it repeats is done with. */
export async function updateRepetition(
  transaction: Transaction,
  contents: Contents,
  step: StepRow,
  now: number,
): Promise<void> {
  const status = await deriveRepetition(transaction, contents, step)
  if (status === step.status || step.repeats_step_id === null) return
  await updateStep(transaction, step.id, { status, is_complete: true, completed_at: now, updated_at: now })
  const source = await findStepRow(transaction, step.repeats_step_id)
  await updateStep(transaction, source.id, { is_repeatable: false, updated_at: now })
  const repetition = { step_id: source.id, was_marked: source.is_repeatable }
  record(transaction, step, { type: 'repetition_passed', ...repetition }, now)
}
