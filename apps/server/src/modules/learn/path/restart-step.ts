import type { Transaction } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { updatePath } from './progress/update-path.ts'
import { restartExercises } from './step/queries.ts'
import { updateStep } from '../../../db/tables/step.ts'

/** Restarts a step: every exercise is open, with new words. A passed toets stays passed. */
export async function restartStepOf(
  transaction: Transaction,
  contents: Contents,
  { student_id, step_id }: { readonly student_id: number; readonly step_id: number },
  now: number,
): Promise<void> {
  await restartExercises(transaction, [step_id], 1, now)
  await updateStep(transaction, step_id, { redo_difficulty: null, updated_at: now })
  await updatePath(transaction, contents, student_id, now)
}
