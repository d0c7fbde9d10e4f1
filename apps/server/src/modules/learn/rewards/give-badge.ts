import type { Activity } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { insertActivity, insertStudentBadge } from './queries.ts'

export const badgePresentActivityType = 'badge_present'

/** Gives a badge. Returns null if the student already has it. `now`: unix seconds. */
export async function giveBadge(
  transaction: Transaction,
  owner: StudentOwner,
  badge_id: number,
  type: 'reward_earned' | 'buy_badge' | typeof badgePresentActivityType,
  now: number,
  data: Readonly<Record<string, unknown>> | null = null,
): Promise<Activity | null> {
  if (!(await insertStudentBadge(transaction, owner, badge_id, now))) return null
  const { organisation_id, student_id } = owner
  const shown = { type, item_id: badge_id, points: 0, created_at: now }
  const row = { organisation_id, student_id, ...shown, data: data === null ? null : encodeJson(data) }
  const id = await insertActivity(transaction, row)
  return { id, ...shown }
}
