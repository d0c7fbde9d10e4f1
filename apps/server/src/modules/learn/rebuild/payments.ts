import { isFinished, payForCompletion } from '@letterliaan/rules'
import { amsterdamDay } from '@letterliaan/rules/calendar'
import { paidBefore } from '../rewards/decide-payment.ts'
import type { ReplayedRun } from './replay-run.ts'

/** Earnings of a completed run; `reason` null: not in the ledger. */
export interface ReplayedPayment {
  readonly run: ReplayedRun
  readonly reason: 'exercise' | 'repeat' | null
  readonly amount: number
  /** Unix seconds. */
  readonly created_at: number
}

/** Returns what completed runs should have earned, in order of completion (rules.md, Points). */
export function replayPayments(runs: readonly ReplayedRun[]): ReplayedPayment[] {
  const paid: ReplayedPayment[] = []
  for (const run of inOrderOfCompletion(runs)) {
    const created_at = run.moves.at(-1)?.rows[0].created_at ?? 0
    if (run.recipeExercise === null) continue
    const payment = payForCompletion(
      run.recipeExercise,
      run.state,
      paidBefore(paidFor(paid, run), run.fact.difficulty),
      amsterdamDay(created_at),
    )
    const reason = payment.kind === 'first' ? 'exercise' : payment.kind === 'repeat' ? 'repeat' : null
    paid.push({ run, reason, amount: payment.points, created_at })
  }
  return paid
}

const lastRow = ({ moves }: ReplayedRun): number => moves.at(-1)?.rows[0].id ?? 0

const inOrderOfCompletion = (runs: readonly ReplayedRun[]): ReplayedRun[] =>
  runs.filter(({ state }) => isFinished(state)).toSorted((a, b) => lastRow(a) - lastRow(b))

const paidFor = (paid: readonly ReplayedPayment[], { fact }: ReplayedRun) =>
  paid
    .filter(({ run }) => run.fact.exercise_id === fact.exercise_id)
    .map(({ reason, run, created_at }) => ({ reason, difficulty: run.fact.difficulty, created_at }))
