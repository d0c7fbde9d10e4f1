import type { Skill } from './skill.ts'

export type Change = 'forward' | 'back'

/** Two rows of one child and category: as it was stored once, and later. */
export interface SkillPair {
  readonly before: Skill
  readonly after: Skill
}

/** Words that must be in before and after: fewer are no ground for a claim. */
const minWords = 6
/** In standard errors: 3.6% of the children that do not change are beyond, which leaves room for what the model gets wrong. */
const minErrors = 2.1

/** In logits. The error is that of two means of a child that never changed, which have a part in common. */
const differenceOf = ({ before, after }: SkillPair): { difference: number; variance: number } | null => {
  if (before.num_words < minWords || after.num_words - before.num_words < minWords) return null
  const kept = Math.exp(Math.min(0, after.log_kept - before.log_kept))
  const variance =
    (1 - kept) ** 2 * before.static_variance +
    Math.max(0, after.static_variance - kept * kept * before.static_variance)
  return variance > 0 ? { difference: after.mean - before.mean, variance } : null
}

/** Of several categories together: there a change shows that is too small to show in one. */
export const hasChangedTogether = (pairs: readonly SkillPair[]): Change | null => {
  const known = pairs.flatMap((pair) => differenceOf(pair) ?? [])
  let sum = 0
  let weight = 0
  for (const { difference, variance } of known) {
    sum += difference / variance
    weight += 1 / variance
  }
  if (weight === 0 || Math.abs(sum) <= minErrors * Math.sqrt(weight)) return null
  return sum > 0 ? 'forward' : 'back'
}

/** A change of one category, told only when it is larger than its error. */
export const hasChanged = (before: Skill, after: Skill): Change | null =>
  hasChangedTogether([{ before, after }])
