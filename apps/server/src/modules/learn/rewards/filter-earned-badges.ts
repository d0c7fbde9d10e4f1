import { isEarned } from '@letterliaan/rules'
import type { Queries } from '../../../db/database.ts'
import type { KnownBadge } from './badges.ts'
import { readBadgeFacts } from './read-badge-facts.ts'

export async function filterEarnedBadges<B extends KnownBadge>(
  queries: Queries,
  student_id: number,
  badges: readonly B[],
  lastAnswer: number,
): Promise<B[]> {
  const conditions = badges.map(({ condition }) => condition)
  const facts = await readBadgeFacts(queries, student_id, conditions, lastAnswer)
  return badges.filter(({ condition }) => isEarned(condition, facts))
}
