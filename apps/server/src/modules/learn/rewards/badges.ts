import type { Activity, Badge } from '@letterliaan/contract'
import { loadCurriculum, type CurriculumBadge } from '@letterliaan/curriculum'
import type { Queries, Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { findBadgeRows, insertActivity, insertStudentBadge } from './queries.ts'

export interface KnownBadge extends CurriculumBadge {
  readonly id: number
}

export async function listBadgesFor(
  queries: Queries,
  student_id: number,
): Promise<(KnownBadge & { readonly student_has_badge: boolean })[]> {
  const rows = new Map((await findBadgeRows(queries, student_id)).map((row) => [row.key, row]))
  return loadCurriculum().badges.flatMap((badge) => {
    const row = rows.get(badge.key)
    return row ? [{ ...badge, id: row.id, student_has_badge: row.owned_since !== null }] : []
  })
}

export function toBadge(badge: KnownBadge & { readonly student_has_badge: boolean }): Badge {
  const { key: _, condition, ...shown } = badge
  const image_url = `/pictures/${badge.image}.svg`
  return { ...shown, image_url, image_url_large: image_url, condition: encodeJson(condition) }
}

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
  return insertActivity(transaction, owner, { type, item_id: badge_id, data }, now)
}
