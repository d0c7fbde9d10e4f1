import type { PlacedThing, TreehousePlace } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import { notFound } from '../../plugins/errors/problem-error.ts'
import { listBadgesFor } from './badges.ts'
import { clearPlace, findPlacedThings, updatePlace } from './queries.ts'

/**
 * Puts what the student bought at a place in its treehouse, or away (GIDS-12); what stood there makes room. Returns all that
 * stands there now. Throws 404 for what it did not buy: a badge that was earned hangs on its board.
 */
export async function placeThing(
  transaction: Transaction,
  student_id: number,
  badge_id: number,
  place: TreehousePlace | null,
): Promise<PlacedThing[]> {
  const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
  if (!badge?.is_buyable || !badge.student_has_badge) throw notFound()
  if (place !== null) await clearPlace(transaction, student_id, place)
  await updatePlace(transaction, student_id, badge_id, place)
  return findPlacedThings(transaction, student_id)
}
