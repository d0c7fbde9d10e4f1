import { StepStatus } from '@letterliaan/contract/status'
import type { Database, Transaction } from '../../../../db/database.ts'
import { createInvalidInputError, createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { findStepVisibleTo } from '../../../../plugins/auth/supervision-queries.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { deleteUnbegunRepetitions, findRepetitions } from './queries.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import { updateStep } from '../../../../db/tables/step.ts'

/** Sets the mark, or removes it and an unbegun repetition. Throws 404, or 422 if the step is not passed. */
export async function markRepeatable(
  { dialect }: Database,
  { transaction, caller, now }: SupervisorCall,
  step_id: number,
  is_repeatable: boolean,
): Promise<void> {
  const step = await findStepVisibleTo(transaction, caller, step_id)
  if (!step) throw createNotFoundError()
  if (is_repeatable && (!step.is_complete || step.is_test_step)) {
    throw createInvalidInputError({ is_repeatable: 'Alleen een stap die gehaald is, kan worden herhaald.' })
  }
  await dialect.lockRow(transaction, 'student', step.student_id)
  if (!is_repeatable) {
    await takeBack(transaction, step.student_id, step_id)
  }
  await updateStep(transaction, step_id, { is_repeatable, updated_at: now })
  const type = is_repeatable ? 'step_marked_repeatable' : 'step_unmarked_repeatable'
  recordEvent(transaction, caller, { type, student_ids: [step.student_id], step_id }, now)
}

async function takeBack(transaction: Transaction, student_id: number, step_id: number): Promise<void> {
  const rows = await findRepetitions(transaction, student_id)
  const ids = rows
    .filter((row) => row.mix === null && row.status === StepStatus.open && row.source_id === step_id)
    .map(({ id }) => id)
  if (ids.length > 0) await deleteUnbegunRepetitions(transaction, ids)
}

/** Marks the step again after its repetition was voided. */
export const restoreRepeatableMark = (transaction: Transaction, step_id: number) =>
  updateStep(transaction, step_id, { is_repeatable: true })
