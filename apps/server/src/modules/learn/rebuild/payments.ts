import { isFinished, payForCompletion } from '@letterliaan/rules'
import { amsterdamDay } from '@letterliaan/rules/calendar'
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
      paidBefore(paid, run),
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

function paidBefore(paid: readonly ReplayedPayment[], { fact }: ReplayedRun) {
  const ofExercise = paid.filter(({ run }) => run.fact.exercise_id === fact.exercise_id)
  const days = ofExercise
    .filter(({ reason }) => reason === 'repeat')
    .map(({ created_at }) => amsterdamDay(created_at))
  return {
    first: ofExercise.some(
      ({ reason, run }) => reason === 'exercise' && run.fact.difficulty === fact.difficulty,
    ),
    lastRepeatDay: days.length === 0 ? null : Math.max(...days),
  }
}
