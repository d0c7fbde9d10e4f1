import { StepStatus } from '@letterliaan/contract/status'
import type { Transaction } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/content.ts'
import { findCurrentSteps } from '../../curriculum/queries.ts'
import { updatePath } from '../progress/update-path.ts'
import { insertStep } from './queries.ts'

export interface PrepareStepsCall {
  readonly student_id: number
  readonly organisation_id: number
  /** The worlds whose steps are prepared, in their order. */
  readonly worlds: readonly number[]
  /** A test that every step gets, if any. */
  readonly test_kind?: 'entry' | 'closing' | null
  /** Is the last position of each world a test over the steps before it (rules.md, Step status)? */
  readonly endsWithTest?: boolean
}

/** Prepares the steps of whole worlds for a student, each after the one before it. Returns their ids in that order. */
export async function prepareSteps(
  transaction: Transaction,
  contents: Contents,
  { student_id, organisation_id, worlds, test_kind = null, endsWithTest = false }: PrepareStepsCall,
  now: number,
): Promise<number[]> {
  const available = await findCurrentSteps(transaction)
  const contentsOf = await Promise.all(available.map((id) => contents.get(transaction, id)))
  const chosen = contentsOf.filter(({ world }) => worlds.includes(world))
  const ids: number[] = []
  for (const { id: curriculum_step_id, world, position } of chosen) {
    const last = Math.max(...chosen.filter((step) => step.world === world).map((step) => step.position))
    const is_test_step = endsWithTest && position === last
    const id = await insertStep(transaction, {
      organisation_id,
      student_id,
      curriculum_step_id,
      position,
      is_test_step,
      test_kind: is_test_step ? 'closing' : test_kind,
      phase_id: world,
      required_step_id: null,
      lock: 'auto',
      is_repeatable: false,
      notes: '',
      test_complete: false,
      test_failed: false,
      can_start_test: false,
      status: StepStatus.locked,
      is_complete: false,
      is_current: false,
      highest_difficulty_completed: null,
      created_at: now,
      updated_at: now,
    })
    ids.push(id)
  }
  await updatePath(transaction, contents, student_id, now)
  return ids
}
