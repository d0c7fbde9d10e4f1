import { balanceOf } from '@letterliaan/rules'
import type { Transaction } from '../../../db/database.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import type { Difference } from './difference.ts'
import type { StudentFacts } from './facts.ts'
import type { MendStage } from './mend.ts'
import { replayPayments, type ReplayedPayment } from './payments.ts'
import { insertPoints } from '../../../db/tables/point.ts'

type PointFact = StudentFacts['points'][number]

/** The payments of one exercise at one difficulty. */
interface Account {
  readonly item_id: number
  readonly difficulty: number
}

/** Corrected by rows of their own: the ledger is never changed. What was spent of an overpayment is forgiven. */
export const mendPoints: MendStage = async ({ transaction, facts, history, student_id, now }) => {
  const expected = replayPayments(history.runs)
  const differences: Difference[] = []
  const owner = { organisation_id: facts.organisation_id, student_id }
  let balance = balanceOf(facts.points.map(({ amount }) => ({ points: amount })))
  for (const account of accountsOf(facts.points, expected)) {
    if (history.unreadable.has(account.item_id)) continue
    const stored = facts.points.filter((row) => isOf(row, account))
    const due = expected.filter(({ run, reason }) => reason !== null && isOf(toAccount(run.fact), account))
    const missing = due.filter((payday) => !stored.some((row) => isPayment(row, payday)))
    const sum = stored.reduce((total, { amount }) => total + amount, 0)
    const wanted = due.reduce((total, { amount }) => total + amount, 0)
    if (missing.length === 0 && sum === wanted) continue
    const where = `exercise ${account.item_id} difficulty ${account.difficulty}`
    differences.push({ what: 'points', where, stored: sum, expected: wanted })
    const row = { ...owner, ...account }
    const repaid = missing.reduce((total, { amount }) => total + amount, 0)
    for (const { reason, amount, created_at } of missing) {
      if (reason === null) continue
      await insertPoints(transaction, { ...row, reason, amount, created_at })
    }
    balance += repaid
    const correction = wanted - sum - repaid
    if (correction === 0) continue
    balance += correction
    await insertPoints(transaction, { ...row, reason: 'correction', amount: correction, created_at: now })
  }
  if (balance < 0) await forgive(transaction, owner, -balance, now)
  return differences
}

/** Writes points off that a student has spent, or (below 0) takes back what was written off. */
export async function forgive(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  amount: number,
  now: number,
): Promise<void> {
  const row = { organisation_id, student_id, item_id: null, difficulty: null, created_at: now }
  await insertPoints(transaction, { ...row, reason: 'forgiven', amount })
}

const toAccount = ({ exercise_id, difficulty }: { exercise_id: number; difficulty: number }): Account => ({
  item_id: exercise_id,
  difficulty,
})

const isOf = (
  row: { readonly item_id: number | null; readonly difficulty: number | null },
  { item_id, difficulty }: Account,
): boolean => row.item_id === item_id && row.difficulty === difficulty

const isPayment = (row: PointFact, { reason, amount, created_at }: ReplayedPayment): boolean =>
  row.reason === reason && row.amount === amount && row.created_at === created_at

function accountsOf(points: readonly PointFact[], expected: readonly ReplayedPayment[]): Account[] {
  const accounts = new Map<string, Account>()
  const add = (account: Account): void =>
    void accounts.set(`${account.item_id} ${account.difficulty}`, account)
  for (const { item_id, difficulty, reason } of points) {
    if (reason !== 'purchase' && item_id !== null && difficulty !== null) add({ item_id, difficulty })
  }
  for (const { run, reason } of expected) if (reason !== null) add(toAccount(run.fact))
  return [...accounts.values()]
}
