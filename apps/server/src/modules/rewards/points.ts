import type { StudentExercise } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { amsterdamDay, payForCompletion, type Payment } from '@letterliaan/rules'
import type { Queries, Transaction } from '../../db/database.ts'
import { recordActivity } from './record-activity.ts'

/** The balance of a student: the sum of its ledger (rules.md, Points). */
export async function findPoints(queries: Queries, student_id: number): Promise<number> {
  const row = await queries
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('amount').as('points'))
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  return row?.points ?? 0
}

export interface Completion {
  readonly exercise: {
    readonly id: number
    readonly recipe: CurriculumExercise
    readonly step: { readonly organisation_id: number; readonly student_id: number }
  }
  readonly run: StudentExercise
  /** Unix seconds. */
  readonly now: number
}

/** Pays a run that was completed and records the activity. Returns the points that it earned. */
export async function payForRun(transaction: Transaction, completion: Completion): Promise<number> {
  const { exercise, run, now } = completion
  const { organisation_id, student_id } = exercise.step
  const { kind, points } = await decidePayment(transaction, completion)
  if (kind !== 'none') {
    const reason = kind === 'first' ? 'exercise' : 'repeat'
    await transaction
      .insertInto('point')
      .values({
        organisation_id,
        student_id,
        item_id: exercise.id,
        amount: points,
        reason,
        difficulty: run.difficulty,
        created_at: now,
      })
      .execute()
  }
  const deed = { type: 'complete_exercise', item_id: exercise.id, points }
  await recordActivity(transaction, exercise.step, deed, now)
  return points
}

async function decidePayment(transaction: Transaction, { exercise, run, now }: Completion): Promise<Payment> {
  const paid = await transaction
    .selectFrom('point')
    .select(['reason', 'difficulty', 'created_at'])
    .where('student_id', '=', exercise.step.student_id)
    .where('item_id', '=', exercise.id)
    .where('reason', 'in', ['exercise', 'repeat'])
    .execute()
  const repeats = paid
    .filter(({ reason }) => reason === 'repeat')
    .map(({ created_at }) => amsterdamDay(created_at))
  const before = {
    first: paid.some((row) => row.reason === 'exercise' && row.difficulty === run.difficulty),
    lastRepeatDay: repeats.length === 0 ? null : Math.max(...repeats),
  }
  return payForCompletion(exercise.recipe, run, before, amsterdamDay(now))
}
