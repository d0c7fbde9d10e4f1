import { StepStatus } from '@letterliaan/contract/status'
import { deriveRepetition } from '../path/repetition/update-repetition.ts'
import { deriveStudentPath } from '../path/progress/update-path.ts'
import { findDifference, type Difference } from './difference.ts'
import type { StepFact } from './facts.ts'
import type { MendContext, MendStage } from './mend.ts'
import { updateStep } from '../../../db/tables/step.ts'

type DerivedStep = Pick<
  StepFact,
  'status' | 'is_complete' | 'can_start_test' | 'highest_difficulty_completed' | 'is_current'
>

/** The statuses of the steps of the path, from the work as it was mended. */
export const mendSteps: MendStage = async (mending) => {
  const { transaction, contents, student_id } = mending
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const differences: Difference[] = []
  for (const { id, current_step: is_current, ...state } of states) {
    const row = rows.find((step) => step.id === id)
    const { status, is_complete, can_start_test, highest_difficulty_completed } = state
    const expected = { status, is_complete, can_start_test, highest_difficulty_completed, is_current }
    if (row) differences.push(...(await mendStep(mending, 'step', row, expected)))
  }
  return differences
}

export const mendRepetitions: MendStage = async (mending) => {
  const differences: Difference[] = []
  for (const step of mending.facts.steps) {
    if (step.repeats_step_id === null) continue
    const status = await deriveRepetition(mending.transaction, mending.contents, step)
    const is_complete = status === StepStatus.completed
    const others = { can_start_test: false, highest_difficulty_completed: null, is_current: false }
    const expected = { status, is_complete, ...others }
    differences.push(...(await mendStep(mending, 'repetition', step, expected)))
  }
  return differences
}

async function mendStep(
  { transaction, now }: MendContext,
  what: Difference['what'],
  row: StepFact,
  expected: DerivedStep,
): Promise<Difference[]> {
  const difference = findDifference(what, `step ${row.id}`, { ...row }, { ...expected })
  if (difference === null) return []
  const completed_at = expected.is_complete ? (row.completed_at ?? now) : null
  await updateStep(transaction, row.id, { ...expected, completed_at, updated_at: now })
  return [difference]
}
