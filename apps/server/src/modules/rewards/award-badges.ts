import { loadCurriculum } from '@letterliaan/curriculum'
import type { Transaction } from '../../db/database.ts'
import type { StudentOwner } from '../../plugins/auth/caller.ts'
import { addLiveEvent } from '../live/queries.ts'
import { findBadges } from './badges.ts'
import { filterEarnedBadges } from './filter-earned-badges.ts'
import { giveBadge } from './give-badge.ts'

/** All answers there are. */
const allPoints = Number.MAX_SAFE_INTEGER

/**
 * Gives a student the badges that it earned with an activity of this type and has not yet, and tells each once on the
 * live channel as `reward_earned` (rules.md, Points, badges, diamonds; LIVE-2). Whoever notes the activity with
 * `recordActivity` needs not call it. Returns the ids of the badges given. `now` in unix seconds.
 */
export async function awardBadges(
  transaction: Transaction,
  owner: StudentOwner,
  activity_type: string,
  now: number,
): Promise<number[]> {
  if (!earningTypes().has(activity_type)) return []
  const badges = await findBadges(transaction, owner.student_id)
  const open = badges.filter(
    (badge) => badge.activity_type === activity_type && badge.is_active && !badge.student_has_badge,
  )
  const given: number[] = []
  for (const { id } of await filterEarnedBadges(transaction, owner.student_id, open, allPoints)) {
    const activity = await giveBadge(transaction, owner, id, 'reward_earned', now)
    if (!activity) continue
    given.push(id)
    await addLiveEvent(transaction, owner, { event: 'reward_earned', time: now, data: { activity } })
  }
  return given
}

let types: ReadonlySet<string> | undefined

/** The types of activity that can earn a badge. */
function earningTypes(): ReadonlySet<string> {
  const earned = () => loadCurriculum().badges.filter(({ condition }) => condition.type !== 'bought')
  types ??= new Set(earned().map(({ activity_type }) => activity_type))
  return types
}
