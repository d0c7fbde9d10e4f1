import type { Difficulty, ExerciseSummary, Badge } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Run } from '../run/run.ts'

/** What an exercise is worth when it is done. */
type Rewards = Pick<ExerciseSummary, `points_rewarded_difficulty_${Difficulty}`>

/** What was paid before for this exercise. */
export interface EarlierPayments {
  /** Was the first completion at this difficulty paid? */
  readonly first: boolean
  /** The day (see `amsterdamDay`) of the last payment for a repeat, at any difficulty; null when there was none. */
  readonly lastRepeatDay: number | null
}

/** `points` may be 0; 'none': nothing to write into the ledger. */
export interface Payment {
  readonly kind: 'first' | 'repeat' | 'none'
  readonly points: number
}

/**
 * What a completed run earns (rules.md, Points): once `points_rewarded_difficulty_{d}` per exercise and difficulty,
 * when passed; for repeating what was paid a quarter of it, rounded down, at most once a day per exercise.
 * `today` is a day number. A run that is not complete, or failed, earns nothing.
 */
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

/** The balance is the sum of the ledger, never a bare counter (rules.md, Points, badges, diamonds). */
export const balanceOf = (entries: readonly { readonly points: number }[]): number =>
  entries.reduce((sum, entry) => sum + entry.points, 0)

/** The balance after an entry, or null when the entry is refused because the balance would be below 0. */
export const balanceAfter = (balance: number, points: number): number | null =>
  balance + points < 0 ? null : balance + points

/** Why a badge can't be bought. */
export type PurchaseRefusal = 'not_for_sale' | 'owned' | 'too_expensive'

/** Why a student with these points can't buy this badge, or null when it can (SHOP-5). */
export const refusePurchase = (
  badge: Pick<Badge, 'cost' | 'is_active' | 'is_buyable' | 'student_has_badge'>,
  points: number,
): PurchaseRefusal | null => {
  if (badge.student_has_badge) return 'owned'
  if (!badge.is_active || !badge.is_buyable) return 'not_for_sale'
  return badge.cost > points ? 'too_expensive' : null
}
