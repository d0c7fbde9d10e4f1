import type { StudentExercise } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { amsterdamDay, payForCompletion, type Payment } from '@letterliaan/rules'
import type { Transaction } from '../../db/database.ts'
import { findPayments, insertPoints } from './queries.ts'
import { recordActivity } from './record-activity.ts'

export interface CompletedRun {
  readonly exercise: {
    readonly id: number
    readonly recipeExercise: CurriculumExercise
    readonly step: { readonly organisation_id: number; readonly student_id: number }
  }
  readonly run: StudentExercise
  /** Unix seconds. */
  readonly now: number
}

/** Pays a run that was completed and records the activity. Returns the points that it earned. */
export async function payForRun(transaction: Transaction, completion: CompletedRun): Promise<number> {
  const { exercise, run, now } = completion
  const { organisation_id, student_id } = exercise.step
  const { kind, points } = await decidePayment(transaction, completion)
  if (kind !== 'none') {
    const reason = kind === 'first' ? 'exercise' : 'repeat'
    await insertPoints(transaction, {
      organisation_id,
      student_id,
      item_id: exercise.id,
      amount: points,
      reason,
      difficulty: run.difficulty,
      created_at: now,
    })
  }
  const activity = { type: 'complete_exercise', item_id: exercise.id, points }
  await recordActivity(transaction, exercise.step, activity, now)
  return points
}

async function decidePayment(
  transaction: Transaction,
  { exercise, run, now }: CompletedRun,
): Promise<Payment> {
  const paid = await findPayments(transaction, exercise.step.student_id, exercise.id)
  const repeats = paid
    .filter(({ reason }) => reason === 'repeat')
    .map(({ created_at }) => amsterdamDay(created_at))
  const before = {
    first: paid.some((row) => row.reason === 'exercise' && row.difficulty === run.difficulty),
    lastRepeatDay: repeats.length === 0 ? null : Math.max(...repeats),
  }
  return payForCompletion(exercise.recipeExercise, run, before, amsterdamDay(now))
}
