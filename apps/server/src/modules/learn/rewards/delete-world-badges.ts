import type { Transaction } from '../../../db/database.ts'
import { listBadgesFor } from './badges.ts'
import { filterEarnedBadges } from './earned-badges.ts'
import { deleteEarnedBadges, findEarnedAt } from './queries.ts'

/** Deletes world badges that an undone path gave at `given_at` (unix seconds), but no presents. */
export async function deleteWorldBadges(
  transaction: Transaction,
  student_id: number,
  given_at: number,
): Promise<void> {
  const given = new Set((await findEarnedAt(transaction, student_id, given_at)).map(({ item_id }) => item_id))
  const badges = (await listBadgesFor(transaction, student_id)).filter(
    ({ id, activity_type }) => activity_type === 'complete_world' && given.has(id),
  )
  if (badges.length === 0) return
  const earned = new Set(await filterEarnedBadges(transaction, student_id, badges))
  const lost = badges.filter((badge) => !earned.has(badge)).map(({ id }) => id)
  if (lost.length > 0) await deleteEarnedBadges(transaction, student_id, lost)
}
