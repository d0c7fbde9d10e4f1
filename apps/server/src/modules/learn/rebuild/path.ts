import { StepStatus } from '@letterliaan/contract/status'
import { deriveRepetition } from '../path/repetition/update-repetition.ts'
import { deriveStudentPath, hasStepChanged } from '../path/progress/update-path.ts'
import { findDifference, type Difference } from './difference.ts'
import type { MendStage } from './mend.ts'

/** The statuses of the steps of the path, from the work as it was mended. */
export const mendSteps: MendStage = async ({ transaction, contents, student_id, now }) => {
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const differences: Difference[] = []
  for (const state of states) {
    const row = rows.find(({ id }) => id === state.id)
    if (!row || !hasStepChanged(row, state)) continue
    const { status, is_complete, can_start_test, highest_difficulty_completed } = state
    const expected = {
      status,
      is_complete,
      can_start_test,
      highest_difficulty_completed,
      is_current: state.current_step,
    }
    const difference = findDifference('step', `step ${row.id}`, row, expected)
    if (difference) differences.push(difference)
    const completed_at = is_complete ? (row.completed_at ?? now) : null
    await transaction
      .updateTable('step')
      .set({ ...expected, completed_at, updated_at: now })
      .where('id', '=', row.id)
      .execute()
  }
  return differences
}

export const mendRepetitions: MendStage = async ({ transaction, contents, facts, now }) => {
  const differences: Difference[] = []
  for (const step of facts.steps) {
    if (step.repeats_step_id === null) continue
    const status = await deriveRepetition(transaction, contents, step)
    const expected = {
      status,
      is_complete: status === StepStatus.completed,
      can_start_test: false,
      highest_difficulty_completed: null,
      is_current: false,
    }
    const difference = findDifference('repetition', `step ${step.id}`, step, expected)
    if (!difference) continue
    differences.push(difference)
    const completed_at = status === StepStatus.completed ? (step.completed_at ?? now) : null
    await transaction
      .updateTable('step')
      .set({ ...expected, completed_at, updated_at: now })
      .where('id', '=', step.id)
      .execute()
  }
  return differences
}
