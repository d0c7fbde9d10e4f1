import type { Difficulty, ExerciseSummary, Badge } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Run } from '../run/run.ts'

type Rewards = Pick<ExerciseSummary, `points_rewarded_difficulty_${Difficulty}`>

export interface EarlierPayments {
  /** True if it is the first completion at this difficulty. */
  readonly first: boolean
  readonly lastRepeatDay: number | null
}

/** `points` may be 0. A payment of kind 'none' is not stored. */
export interface Payment {
  readonly kind: 'first' | 'repeat' | 'none'
  readonly points: number
}

/** Pays once for a pass. A repeat earns a quarter once a day (rules.md, Points). `today`: a day number. */
export const payForCompletion = (
  exercise: Rewards,
  run: Pick<Run, 'difficulty' | 'is_complete' | 'status'>,
  before: EarlierPayments,
  today: number,
): Payment => {
  const reward = exercise[`points_rewarded_difficulty_${run.difficulty}`]
  if (!run.is_complete || run.status !== ExerciseStatus.done) return { kind: 'none', points: 0 }
  if (!before.first) return { kind: 'first', points: reward }
  if (before.lastRepeatDay !== null && before.lastRepeatDay >= today) return { kind: 'none', points: 0 }
  return { kind: 'repeat', points: Math.floor(reward / 4) }
}

/** Returns the sum of the ledger. The balance itself is not stored (rules.md, Points, badges, diamonds). */
export const sumBalance = (entries: readonly { readonly points: number }[]): number =>
  entries.reduce((sum, entry) => sum + entry.points, 0)

export type PurchaseRefusal = 'not_for_sale' | 'owned' | 'too_expensive'

/** Returns why a badge cannot be bought; null if it can be (SHOP-5). */
export const validatePurchase = (
  badge: Pick<Badge, 'cost' | 'is_active' | 'is_buyable' | 'student_has_badge'>,
  points: number,
): PurchaseRefusal | null => {
  if (badge.student_has_badge) return 'owned'
  if (!badge.is_active || !badge.is_buyable) return 'not_for_sale'
  return badge.cost > points ? 'too_expensive' : null
}
