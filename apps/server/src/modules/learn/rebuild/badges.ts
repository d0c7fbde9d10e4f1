import type { Queries } from '../../../db/database.ts'
import { filterEarnedBadges } from '../rewards/filter-earned-badges.ts'
import { listBadgesFor } from '../rewards/badges.ts'
import { giveBadge } from '../rewards/give-badge.ts'
import { countActivities } from '../rewards/fact-queries.ts'
import type { Difference } from './difference.ts'
import type { MendContext, MendStage } from './mend.ts'
import { findLastTime, isPresent } from './queries.ts'

type StudentBadge = Awaited<ReturnType<typeof listBadgesFor>>[number]

/** A missing one is given, not told live; one that no longer follows is reported, never taken (ADR 13). */
export const mendBadges: MendStage = async (mending) => {
  const { transaction, facts, student_id, now } = mending
  const badges = await listBadgesFor(transaction, student_id)
  const expected = await findExpected(mending, badges)
  const differences: Difference[] = []
  for (const badge of badges) {
    const { id, key, is_active, student_has_badge } = badge
    const isExpected = expected.has(id)
    const where = `badge ${key}`
    const isAccounted =
      isExpected ||
      (await isPresent(transaction, student_id, id)) ||
      (await stoodOnce(transaction, student_id, badge))
    if (student_has_badge && !isAccounted) {
      differences.push({ what: 'kept_badge', where, stored: true, expected: false })
    }
    if (student_has_badge || !isExpected || !is_active) continue
    differences.push({ what: 'badge', where, stored: null, expected: true })
    const type = isPaid(facts, id) ? 'buy_badge' : 'reward_earned'
    await giveBadge(transaction, { organisation_id: facts.organisation_id, student_id }, id, type, now)
  }
  return differences
}

/** Were there once as many books or notes as the badge asks? Those that the child took away since say nothing against it. */
async function stoodOnce(
  queries: Queries,
  student_id: number,
  { activity_type, condition }: StudentBadge,
): Promise<boolean> {
  if (condition.type !== 'books_read' && condition.type !== 'notes_written') return false
  const done = await countActivities(queries, student_id, activity_type)
  return (done?.count ?? 0) >= condition.count
}

const isPaid = ({ points }: MendContext['facts'], badge_id: number): boolean =>
  points
    .filter(({ reason, item_id }) => (reason === 'purchase' || reason === 'refund') && item_id === badge_id)
    .reduce((sum, { amount }) => sum + amount, 0) < 0

/** The ids of the badges that were paid, or earned when what earns them was last done: they were not looked at since. */
export async function findExpected(
  { transaction, facts, student_id }: Pick<MendContext, 'transaction' | 'facts' | 'student_id'>,
  badges: readonly StudentBadge[],
): Promise<ReadonlySet<number>> {
  const expected = new Set(badges.map(({ id }) => id).filter((id) => isPaid(facts, id)))
  for (const [type, ofType] of Map.groupBy(badges, ({ activity_type }) => activity_type)) {
    const last = await findLastTime(transaction, student_id, type)
    const lastAnswer =
      facts.answers.findLast(({ created_at }) => last !== null && created_at <= last)?.id ?? 0
    const earned = last === null ? [] : await filterEarnedBadges(transaction, student_id, ofType, lastAnswer)
    for (const { id } of earned) expected.add(id)
  }
  return expected
}
