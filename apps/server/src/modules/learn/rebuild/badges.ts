import { badgePresentActivityType, giveBadge, listBadgesFor } from '../rewards/badges.ts'
import { filterEarnedBadges } from '../rewards/earned-badges.ts'
import type { StudentFacts } from './facts.ts'
import type { MendContext, MendStage } from './history.ts'

type StudentBadge = Awaited<ReturnType<typeof listBadgesFor>>[number]

/** Gives missing badges without notifying the child. Only reports badges that the child should not have (ADR 13). */
export const mendBadges: MendStage = async (mending) => {
  const { transaction, facts, student_id, differences, now } = mending
  const badges = await listBadgesFor(transaction, student_id)
  const expected = await findExpectedBadges(mending, badges)
  for (const badge of badges) {
    const { id, key, is_active, student_has_badge } = badge
    const isExpected = expected.has(id)
    const where = `badge ${key}`
    if (student_has_badge && !isExpected && !isPresent(facts, badge) && !hadEnough(facts, badge))
      differences.push({ what: 'kept_badge', where, stored: true, expected: false })
    if (student_has_badge || !isExpected || !is_active) continue
    differences.push({ what: 'student_badge', where, stored: null, expected: true })
    const type = isBadgePaid(facts, id) ? 'buy_badge' : 'reward_earned'
    await giveBadge(transaction, { organisation_id: facts.organisation_id, student_id }, id, type, now)
  }
}

const isPresent = ({ activities }: StudentFacts, { id }: StudentBadge): boolean =>
  activities.some(({ type, item_id }) => type === badgePresentActivityType && item_id === id)

/** Counts books and notes that the child removed later, because they counted when the badge was earned. */
const hadEnough = ({ activities }: StudentFacts, { activity_type, condition }: StudentBadge): boolean =>
  (condition.type === 'books_read' || condition.type === 'notes_written') &&
  activities.filter(({ type }) => type === activity_type).length >= condition.count

export const isBadgePaid = ({ points }: Pick<StudentFacts, 'points'>, badge_id: number): boolean =>
  points
    .filter(({ reason, item_id }) => (reason === 'purchase' || reason === 'refund') && item_id === badge_id)
    .reduce((sum, { amount }) => sum + amount, 0) < 0

/** Returns the ids of badges that were paid for, or were earned up to the last finished exercise. */
export async function findExpectedBadges(
  { transaction, facts, student_id }: Pick<MendContext, 'transaction' | 'facts' | 'student_id'>,
  badges: readonly StudentBadge[],
): Promise<ReadonlySet<number>> {
  const expected = new Set(badges.map(({ id }) => id).filter((id) => isBadgePaid(facts, id)))
  const done = facts.activities.findLast(({ type }) => type === 'complete_exercise')
  // Compares exercises and not times, as a late answer can have an earlier time than stored ones.
  const lastAnswer = facts.answers.findLast(
    ({ exercise_id, created_at }) => exercise_id === done?.item_id && created_at <= done.created_at,
  )
  for (const [type, ofType] of Map.groupBy(badges, ({ activity_type }) => activity_type)) {
    if (!facts.activities.some((row) => row.type === type)) continue
    const earned = await filterEarnedBadges(transaction, student_id, ofType, lastAnswer?.id ?? 0)
    for (const { id } of earned) expected.add(id)
  }
  return expected
}
