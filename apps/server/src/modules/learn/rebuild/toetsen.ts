import { isToetsDone } from '@letterliaan/rules'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { toTestId } from '../path/step/exercise-id.ts'
import { toetsKindOf } from '../play/toets/open-toets.ts'
import { findDifference, type Difference } from './difference.ts'
import type { StepFact } from './facts.ts'
import type { MendContext, MendStage } from './mend.ts'
import { updateStep } from '../../../db/tables/step.ts'

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
