import type { SkillChanges } from '@letterliaan/contract'
import { daySeconds } from '@letterliaan/rules/calendar'
import { hasTrendTime, type Skill, computeSkillTrend } from '@letterliaan/rules/skill'
import type { Queries } from '../../db/database.ts'
import type { Period } from './period.ts'
import { findSkillRows, findSkillWeeks } from './queries.ts'

export interface CategorySkill extends Skill {
  readonly category: string
}

/** Falls are looked for in this period, because eight weeks would show only half of them. */
const fallSeconds = 16 * 7 * daySeconds

/** Reads the changes for pages and for reports, so that a page and a report can't differ (ADR 38). */
export async function readSkillChanges(
  queries: Queries,
  student_id: number,
  period: Period,
): Promise<SkillChanges> {
  return computeSkillChanges(await readSkillRows(queries, student_id), period)
}

/** Returns the categories in which a child recently fell back. Null if it did not or if it is unknown. */
export async function readFall(queries: Queries, student_id: number, now: number): Promise<string[] | null> {
  return findFall(await readSkillRows(queries, student_id), now)
}

export async function readSkillRows(queries: Queries, student_id: number): Promise<CategorySkill[]> {
  const [now, weeks] = await Promise.all([
    findSkillRows(queries, student_id),
    findSkillWeeks(queries, student_id),
  ])
  return [...weeks, ...now]
}

export function findFall(rows: readonly CategorySkill[], now: number): string[] | null {
  const { together, categories } = computeSkillChanges(rows, { since: now - fallSeconds, until: now + 1 })
  return together === 'back' ? categories.map(({ category }) => category) : null
}

/** Reports a category only if the total changed in the same direction, which avoids most false reports. */
export function computeSkillChanges(rows: readonly CategorySkill[], { since, until }: Period): SkillChanges {
  const inPeriod = rows.filter(({ updated_at }) => updated_at >= since && updated_at < until)
  const ordered = inPeriod.toSorted((a, b) => a.updated_at - b.updated_at)
  const byCategory = Map.groupBy(ordered, ({ category }) => category)
  const together = computeSkillTrend([...byCategory.values()])
  const categories = [...byCategory].flatMap(([category, ofCategory]) =>
    together !== null && computeSkillTrend([ofCategory]) === together
      ? [{ category, changed: together }]
      : [],
  )
  return { is_known: hasTrendTime([...byCategory.values()]), together, categories }
}
