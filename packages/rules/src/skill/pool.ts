import { countDaysBetween } from '../evidence/index.ts'
import { toChance, prior, reversionADay, computeSkillToday, type Skill } from './skill.ts'

/** Variance between one child's categories, in logits squared; the rest of the prior is between children. */
const betweenCategories = 0.8
const betweenChildren = prior.variance - betweenCategories

/** The other categories raise the estimate by at most this: a weak category of a strong child stays weak. */
const maxGain = 0.05

/** Returns the evidence of a category without the prior; older answers weigh less. */
function toldBy({ mean, variance, updated_at }: Skill, now: number): { value: number; precision: number } {
  const precision = 1 / variance - 1 / prior.variance
  if (!(precision > 0)) return { value: 0, precision: 0 }
  const value = (mean / variance - prior.mean / prior.variance) / precision
  return { value, precision: precision * Math.exp(-reversionADay * countDaysBetween(updated_at, now)) }
}

/** The chance in a category with few answers, with the child's others as prior. `now` in unix seconds. */
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
