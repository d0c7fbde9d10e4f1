import type { ActivityBody, ActivityWithBadges } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'

/** Stores that the child entered a place. Returns the activity and its new badges. `now`: unix seconds. */
export async function recordPlaceVisit(
  transaction: Transaction,
  owner: StudentOwner,
  place: ActivityBody['type'],
  now: number,
): Promise<ActivityWithBadges> {
  recordEvent(transaction, owner, { type: 'place_entered', place }, now)
  const events = (await transaction.settle()).map(({ event }) => event)
  const stored = events.find((event) => event.type === 'activity_stored')
  if (stored === undefined) throw new Error('A place that was entered is an activity.')
  const earned_badge_ids = events.flatMap((event) =>
    event.type === 'badge_earned' ? (event.activity.item_id ?? []) : [],
  )
  return { ...stored.activity, earned_badge_ids }
}
