import type { PlacedThing, TreehousePlace } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { listBadgesFor } from './badges.ts'
import { clearPlace, findPlacedThings, updatePlace } from './queries.ts'

/** GIDS-12; replaces what stood there. Throws 404 for what was not bought: earned badges hang on their board. */
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
