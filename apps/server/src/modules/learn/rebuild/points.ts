import { sumBalance, isFinished, payForCompletion } from '@letterliaan/rules'
import { toAmsterdamDay } from '@letterliaan/rules/calendar'
import { insertPoints } from '../../../db/tables/point.ts'
import { summariseEarlierPayments } from '../rewards/decide-payment.ts'
import type { StudentFacts } from './facts.ts'
import type { MendStage, ReplayedRun } from './history.ts'

type Point = Omit<StudentFacts['points'][number], 'id'>

/** The payment that a run should have earned; `reason` is null if it earned none. */
export interface ReplayedPayment extends Omit<Point, 'reason'> {
  readonly run: ReplayedRun
  readonly reason: 'exercise' | 'repeat' | null
}

/** Returns what completed runs should have earned, in order of completion (rules.md, Points). */
export function replayPayments(runs: readonly ReplayedRun[]): ReplayedPayment[] {
  const paid: ReplayedPayment[] = []
  const lastRow = ({ moves }: ReplayedRun) => moves.at(-1)?.rows[0] ?? { id: 0, created_at: 0 }
  const finished = runs.filter(({ state }) => isFinished(state))
  for (const run of finished.toSorted((a, b) => lastRow(a).id - lastRow(b).id)) {
    const { fact, recipeExercise, state } = run
    if (recipeExercise === null) continue
    const { organisation_id, student_id, exercise_id: item_id, difficulty } = fact
    const { created_at } = lastRow(run)
    const earlier = summariseEarlierPayments(
      paid.filter((payment) => payment.item_id === item_id),
      difficulty,
    )
    const { kind, points } = payForCompletion(recipeExercise, state, earlier, toAmsterdamDay(created_at))
    const reason = kind === 'first' ? 'exercise' : kind === 'repeat' ? 'repeat' : null
    const about = { organisation_id, student_id, item_id, difficulty, created_at }
    paid.push({ ...about, run, reason, amount: points })
  }
  return paid
}

/** Corrects the ledger by adding rows. Writes off an overpayment that was spent. */
export const mendPoints: MendStage = async ({
  transaction,
  facts,
  history,
  student_id,
  differences,
  now,
}) => {
  const lacking = new Map<string, Point>()
  const add = (row: Point, amount: number): void => {
    const { item_id, difficulty, reason, created_at } = row
    if (difficulty === null || item_id === null || history.unreadable.has(item_id)) return
    const key = [item_id, difficulty, reason, created_at].join(' ')
    lacking.set(key, { ...row, amount: (lacking.get(key)?.amount ?? 0) + amount })
  }
  for (const { id: _, ...row } of facts.points) add(row, -row.amount)
  for (const { run: _, reason, ...row } of replayPayments(history.runs))
    if (reason !== null) add({ ...row, reason }, row.amount)
  let balance = sumBalance(facts.points.map(({ amount }) => ({ points: amount })))
  for (const row of lacking.values()) {
    if (row.amount === 0) continue
    const where = `exercise_id ${row.item_id}, difficulty ${row.difficulty}`
    differences.push({ what: 'point', where, stored: null, expected: row })
    await insertPoints(transaction, row)
    balance += row.amount
  }
  if (balance >= 0) return
  const { organisation_id } = facts
  const about = { organisation_id, student_id, item_id: null, difficulty: null, created_at: now }
  await insertPoints(transaction, { ...about, reason: 'forgiven', amount: -balance })
}
