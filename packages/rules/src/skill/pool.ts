import { countDaysBetween } from '../evidence/index.ts'
import { toChance, prior, dailyReversion, computeSkillToday, type Skill } from './skill.ts'

/** Variance between the categories of one child, in logits squared. */
const betweenCategories = 0.8
const betweenChildren = prior.variance - betweenCategories

/** Maximum by which the other categories raise the estimate, so that a weak category stays weak. */
const maxGain = 0.05

/** Returns the evidence of a category without its prior. Older answers weigh less. */
function toldBy({ mean, variance, updated_at }: Skill, now: number): { value: number; precision: number } {
  const precision = 1 / variance - 1 / prior.variance
  if (!(precision > 0)) return { value: 0, precision: 0 }
  const value = (mean / variance - prior.mean / prior.variance) / precision
  return { value, precision: precision * Math.exp(-dailyReversion * countDaysBetween(updated_at, now)) }
}

/** Returns the chance in a category, with the child's other categories as prior. `now` in unix seconds. */
export function computePooledChance(
  skills: ReadonlyMap<string, Skill>,
  category: string,
  now: number,
): number {
  let precision = 1 / betweenChildren
  let sum = prior.mean * precision
  for (const [other, skill] of skills) {
    const told = toldBy(skill, now)
    if (other === category || told.precision === 0) continue
    const weight = 1 / (betweenCategories + 1 / told.precision)
    precision += weight
    sum += weight * told.value
  }
  const expected = { mean: sum / precision, precision: 1 / (betweenCategories + 1 / precision) }
  const skill = skills.get(category)
  const own = skill === undefined ? { value: 0, precision: 0 } : toldBy(skill, now)
  const all = expected.precision + own.precision
  const mean = (expected.mean * expected.precision + own.value * own.precision) / all
  const pooled = toChance(mean / Math.sqrt(1 + Math.PI / (8 * all)))
  return Math.min(pooled, computeSkillToday(skill ?? null, now).chance + maxGain)
}
