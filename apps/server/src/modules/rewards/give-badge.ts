import type { Activity } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import type { StudentOwner } from '../../plugins/auth/caller.ts'
import { insertActivity, insertStudentBadge } from './queries.ts'

/**
 * Makes a badge the student's, and notes how: 'reward_earned' or 'buy_badge'. Null when it was the student's already:
 * nothing is noted then. `now` in unix seconds.
 */
export async function giveBadge(
  transaction: Transaction,
  owner: StudentOwner,
  badge_id: number,
  type: 'reward_earned' | 'buy_badge',
  now: number,
): Promise<Activity | null> {
  if (!(await insertStudentBadge(transaction, owner, badge_id, now))) return null
  const { organisation_id, student_id } = owner
  const shown = { type, item_id: badge_id, points: 0, created_at: now }
  const id = await insertActivity(transaction, { organisation_id, student_id, ...shown })
  return { id, ...shown }
}
