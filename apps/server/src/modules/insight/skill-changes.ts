import type { SkillChanges } from '@letterliaan/contract'
import { type Skill, skillTrend } from '@letterliaan/rules/skill'
import type { Queries } from '../../db/database.ts'
import type { Period } from './period.ts'
import { findSkills, findSkillWeeks } from './queries.ts'

export interface CategorySkill extends Skill {
  readonly category: string
}

export async function readSkillChanges(
  queries: Queries,
  student_id: number,
  period: Period,
): Promise<SkillChanges> {
  const [now, weeks] = await Promise.all([
    findSkills(queries, student_id),
    findSkillWeeks(queries, student_id),
  ])
  return findSkillChanges([...weeks, ...now], period)
}

/** A category only where all together went the same way: at most 1 in 20 unchanged children is told something. */
export function findSkillChanges(rows: readonly CategorySkill[], { since, until }: Period): SkillChanges {
  const inPeriod = rows.filter(({ updated_at }) => updated_at >= since && updated_at < until)
  const ordered = inPeriod.toSorted((a, b) => a.updated_at - b.updated_at)
  const byCategory = Map.groupBy(ordered, ({ category }) => category)
  const together = skillTrend([...byCategory.values()])
  const categories = [...byCategory].flatMap(([category, ofCategory]) =>
    together !== null && skillTrend([ofCategory]) === together ? [{ category, changed: together }] : [],
  )
  return { together, categories }
}
