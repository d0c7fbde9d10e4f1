import type { SkillEstimate } from '@letterliaan/contract'
import { judgeSkill, computeSkillToday, type Skill } from '@letterliaan/rules/skill'
import type { Queries } from '../../db/database.ts'
import { findSkillRows, findSkillWeeksBefore } from './queries.ts'

/** Returns the estimate of a category. All statements and colours use it (ZEG-1). */
export type EstimateOf = (category: string) => SkillEstimate

/** Reads the estimates at the time `at` (unix seconds). */
export async function readEstimates(queries: Queries, student_id: number, at: number): Promise<EstimateOf> {
  const now = await findSkillRows(queries, student_id)
  const isOfThePast = now.some(({ updated_at }) => updated_at > at)
  const before = isOfThePast ? await findSkillWeeksBefore(queries, student_id, at) : []
  return estimateSkills([...before, ...now.filter(({ updated_at }) => updated_at <= at)], at)
}

/** @param rows in order of time */
export function estimateSkills(
  rows: readonly (Skill & { readonly category: string })[],
  at: number,
): EstimateOf {
  const byCategory = new Map(rows.map((row) => [row.category, row]))
  return (category) => {
    const today = computeSkillToday(byCategory.get(category) ?? null, at)
    return { ...today, look: judgeSkill(today) }
  }
}
