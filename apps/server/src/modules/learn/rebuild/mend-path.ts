import { StepStatus, ExerciseStatus } from '@letterliaan/contract/status'
import { collectEndRewards, isToetsDone } from '@letterliaan/rules'
import { emptyWorldProgress } from '../path/progress/world-gain.ts'
import { deriveDle, deriveStudentPath } from '../path/progress/update-path.ts'
import { deriveRepetition } from '../path/repetition/update-repetition.ts'
import { toTestId } from '../path/step/exercise-id.ts'
import { findToetsKind } from '../play/toets/open-toets.ts'
import type { StepFact } from './facts.ts'
import type { MendContext, MendStage } from './history.ts'
import { mendRow, type LearningRow } from './rows.ts'

/** Mends the toets results of steps, from the last completed run of each toets. */
export const mendTests: MendStage = async (mending) => {
  const { facts, history, now } = mending
  for (const step of facts.steps) {
    const id = toTestId(step.id)
    if (history.unreadable.has(id)) continue
    const kind = findToetsKind(step)
    const last = history.runs.findLast(({ fact, state }) => fact.exercise_id === id && state.is_complete)
    const isDone = kind && last ? isToetsDone(kind, last.state.status === ExerciseStatus.done) : null
    const expected = { test_complete: isDone === true, test_failed: isDone === false }
    await mendRow(mending, 'step', step, expected, { updated_at: now })
  }
}

export const mendSteps: MendStage = async (mending) => {
  const { transaction, contents, student_id, facts } = mending
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const steps = new Map(rows.map((row) => [row.id, row]))
  for (const { id, current_step: is_current, ...state } of states) {
    const { status, is_complete, can_start_test, highest_difficulty_completed } = state
    const expected = { status, is_complete, can_start_test, highest_difficulty_completed, is_current }
    await mendStep(mending, steps.get(id), expected)
  }
  for (const step of facts.steps) {
    if (step.repeats_step_id === null) continue
    const status = await deriveRepetition(transaction, contents, step)
    const others = { can_start_test: false, highest_difficulty_completed: null, is_current: false }
    await mendStep(mending, step, { status, is_complete: status === StepStatus.completed, ...others })
  }
}

async function mendStep(
  mending: MendContext,
  step: StepFact | undefined,
  expected: Pick<StepFact, 'is_complete'> & LearningRow,
): Promise<void> {
  if (step === undefined) return
  const { now } = mending
  const completed_at = expected.is_complete ? (step.completed_at ?? now) : null
  await mendRow(mending, 'step', step, expected, { completed_at, updated_at: now })
}

export const mendStudent: MendStage = async (mending) => {
  const { transaction, contents, facts, student_id, now } = mending
  const stored = await transaction
    .selectFrom('student')
    .selectAll()
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow()
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const worlds: Record<string, unknown> = { ...collectEndRewards(emptyWorldProgress, states).progress }
  let phase_id = Math.max(Number(worlds['phase_id']), stored.opened_world)
  // A world's reward stays, even if another path is prepared later.
  for (const { type, item_id } of facts.activities) {
    if (type !== 'complete_world' || item_id === null) continue
    worlds[`end_reward_${item_id}_collected`] = true
    phase_id = Math.max(phase_id, Math.min(4, item_id + 1))
  }
  const dle = await deriveDle(transaction, contents, rows, states)
  await mendRow(mending, 'student', stored, { ...worlds, phase_id, dle }, { updated_at: now })
}
