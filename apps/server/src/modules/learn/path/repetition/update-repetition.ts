import { deriveRepetitionStatus, type RepetitionStatus } from '@letterliaan/rules'
import type { Transaction } from '../../../../db/database.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { type Contents, readStepContent } from '../../../curriculum/index.ts'
import { toExerciseWork } from '../progress/step-work.ts'
import { createLesson } from '../step/lesson.ts'
import { findStatusesOfStep, findStepRow, type StepRow } from '../step/queries.ts'
import { updateStep } from '../../../../db/tables/step.ts'

export async function deriveRepetition(
  transaction: Transaction,
  contents: Contents,
  step: StepRow,
): Promise<RepetitionStatus> {
  const content = await readStepContent(step, (from) => contents.get(transaction, from))
  const { recipe } = createLesson(content, step)
  const statuses = await findStatusesOfStep(transaction, step.student_id, step.id)
  return deriveRepetitionStatus(toExerciseWork(statuses, recipe), recipe.length)
}

/** Stores once that a repetition is done, and removes the supervisor's mark from the repeated step. */
export async function updateRepetition(
  transaction: Transaction,
  contents: Contents,
  step: StepRow,
  now: number,
): Promise<void> {
  const status = await deriveRepetition(transaction, contents, step)
  if (status === step.status || step.repeats_step_id === null) return
  await updateStep(transaction, step.id, { status, is_complete: true, completed_at: now, updated_at: now })
  const was_marked = step.mix === null && (await endMark(transaction, step.repeats_step_id, now))
  recordEvent(
    transaction,
    step,
    { type: 'repetition_passed', step_id: step.repeats_step_id, was_marked },
    now,
  )
}

async function endMark(transaction: Transaction, step_id: number, now: number): Promise<boolean> {
  const { is_repeatable } = await findStepRow(transaction, step_id)
  await updateStep(transaction, step_id, { is_repeatable: false, updated_at: now })
  return is_repeatable
}
