import type { StudentExercise } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { type EarlierPayments, payForCompletion, type Payment } from '@letterliaan/rules'
import { toAmsterdamDay } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import { findPayments } from '../../../db/tables/point.ts'

export interface CompletedRun {
  readonly student_id: number
  readonly exercise_id: number
  readonly recipeExercise: CurriculumExercise
  readonly run: StudentExercise
  readonly now: number
}

/** Returns the payment that a run earns; `storeRewards` stores it. */
export async function decidePayment(
  queries: Queries,
  { student_id, exercise_id, recipeExercise, run, now }: CompletedRun,
): Promise<Payment> {
  const paid = await findPayments(queries, student_id, exercise_id)
  return payForCompletion(
    recipeExercise,
    run,
    summariseEarlierPayments(paid, run.difficulty),
    toAmsterdamDay(now),
  )
}

export function summariseEarlierPayments(
  paid: readonly {
    readonly reason: string | null
    readonly difficulty: number | null
    readonly created_at: number
  }[],
  difficulty: number,
): EarlierPayments {
  const repeats = paid
    .filter(({ reason }) => reason === 'repeat')
    .map(({ created_at }) => toAmsterdamDay(created_at))
  return {
    first: paid.some((row) => row.reason === 'exercise' && row.difficulty === difficulty),
    lastRepeatDay: repeats.length === 0 ? null : Math.max(...repeats),
  }
}
