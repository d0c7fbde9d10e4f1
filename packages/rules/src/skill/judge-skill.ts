import type { SkillToday } from './skill.ts'

/** `unknown`: the interval is too wide for a statement. */
export type SkillVerdict = 'good' | 'middle' | 'low' | 'unknown'

const maxWidth = 0.4
/** 'good' requires an interval with a lower end above `low`, and an estimate above `chance`. */
const fromGood = { low: 0.7, chance: 0.8 } as const
/** 'low' requires an interval with an upper end below `high`, and an estimate below `chance`. */
const belowLow = { high: 0.75, chance: 0.7 } as const

/** Returns the statement about a child (ZEG-1). At most 5% are 'good' at a true .7, or 'low' at .8. */
export function judgeSkill({ chance, low, high }: SkillToday): SkillVerdict {
  if (high - low > maxWidth) return 'unknown'
  if (low >= fromGood.low && chance >= fromGood.chance) return 'good'
  return high < belowLow.high && chance < belowLow.chance ? 'low' : 'middle'
}
