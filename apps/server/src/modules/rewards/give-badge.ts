import type { Activity } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import type { StudentOwner } from '../../plugins/auth/caller.ts'

/**
 * Makes a badge the student's, and notes how: 'reward_earned' or 'buy_badge'. Null when it was the student's already:
 * nothing is noted then. `now` in unix seconds.
 */
export async function giveBadge(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  badge_id: number,
  type: 'reward_earned' | 'buy_badge',
  now: number,
): Promise<Activity | null> {
  const given = await transaction
    .insertInto('student_badge')
    .values({ organisation_id, student_id, badge_id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('badge_id')
    .executeTakeFirst()
  if (!given) return null
  const shown = { type, item_id: badge_id, points: 0, created_at: now }
  const { id } = await transaction
    .insertInto('activity')
    .values({ organisation_id, student_id, ...shown })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...shown }
}
