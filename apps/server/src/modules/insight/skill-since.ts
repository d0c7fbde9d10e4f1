import type { SkillChanges, SkillEstimate } from '@letterliaan/contract'
import { computeSkillTrend } from '@letterliaan/rules/skill'
import type { Queries } from '../../db/database.ts'
import type { Period } from './period.ts'
import { type CategorySkill, computeSkillChanges, readSkillRows } from './skill-changes.ts'
import { estimateSkills } from './skill-estimates.ts'

/** Estimates of a category at the start and end of a period. Null if no category was given. */
export interface SkillSince {
  readonly before: SkillEstimate | null
  readonly now: SkillEstimate | null
  readonly changed: SkillChanges['together']
}

/** Reads how a child's skill changed in a period. `category` null: in all categories together. */
export async function readSkillSince(
  queries: Queries,
  student_id: number,
  category: string | null,
  period: Period,
): Promise<SkillSince> {
  const rows = await readSkillRows(queries, student_id)
  const changed = computeTrendSince(rows, category, period)
  if (category === null) return { before: null, now: null, changed }
  const inOrder = rows.toSorted((a, b) => a.updated_at - b.updated_at)
  const estimateAt = (at: number): SkillEstimate =>
    estimateSkills(
      inOrder.filter(({ updated_at }) => updated_at <= at),
      at,
    )(category)
  return { before: estimateAt(period.since), now: estimateAt(period.until), changed }
}

/** Uses only words of the period, because earlier scores of children chosen as weak understate their skill. */
export function computeTrendSince(
  rows: readonly CategorySkill[],
  category: string | null,
  period: Period,
): SkillChanges['together'] {
  if (category === null) return computeSkillChanges(rows, period).together
  const ofCategory = rows
    .filter((row) => row.category === category)
    .filter(({ updated_at }) => updated_at >= period.since && updated_at < period.until)
    .toSorted((a, b) => a.updated_at - b.updated_at)
  return computeSkillTrend([ofCategory])
}
