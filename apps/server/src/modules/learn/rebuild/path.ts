import { StepStatus, ExerciseStatus } from '@letterliaan/contract/status'
import { deriveRepetition } from '../path/repetition/update-repetition.ts'
import { deriveStudentPath } from '../path/progress/update-path.ts'
import { findDifference, type Difference } from './difference.ts'
import type { StepFact } from './facts.ts'
import type { MendContext, MendStage } from './mend.ts'
import { updateStep } from '../../../db/tables/step.ts'
import { isToetsDone } from '@letterliaan/rules'
import { toTestId } from '../path/step/exercise-id.ts'
import { toetsKindOf } from '../play/toets/open-toets.ts'

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

/** Repairs how far steps are with their toetsen: as the last completed run of each left it. */
export const mendTests: MendStage = async (mending) => {
  const { transaction, facts, history, now } = mending
  const differences: Difference[] = []
  for (const step of facts.steps) {
    if (history.unreadable.has(toTestId(step.id))) continue
    const expected = outcomeOf(mending, step)
    const difference = findDifference('test', `step ${step.id}`, step, expected)
    if (!difference) continue
    differences.push(difference)
    await updateStep(transaction, step.id, { ...expected, updated_at: now })
  }
  return differences
}

function outcomeOf({ history }: MendContext, step: StepFact) {
  const kind = toetsKindOf(step)
  const lastRun = history.runs.findLast(
    ({ fact, state }) => fact.exercise_id === toTestId(step.id) && state.is_complete,
  )
  if (kind === null || !lastRun) return { test_complete: false, test_failed: false }
  const isDone = isToetsDone(kind, lastRun.state.status === ExerciseStatus.done)
  return { test_complete: isDone, test_failed: !isDone }
}
