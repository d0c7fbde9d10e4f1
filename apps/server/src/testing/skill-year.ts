import { daySeconds } from '@letterliaan/rules/calendar'
import { toObservations, updateSkill, type Skill } from '@letterliaan/rules/skill'
import type { CategorySkill } from '../modules/insight/skill-changes.ts'

const weekSeconds = 7 * daySeconds
/** 1 September 2025. */
export const skillYearStart = 1_756_684_800
const numWeeks = 40
/** Holidays. A child also misses one in ten of the other weeks. */
const weeksOff = new Set([8, 16, 17, 25, 34])

const logitOf = (chance: number): number => Math.log(chance / (1 - chance))
const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

export interface WeekOfWork {
  readonly newWords: number
  readonly numCategories: number
  /** Difference (a logit) between good and bad weeks. */
  readonly mood: number
}

export type Random = () => number

function meet(random: Random, chance: number, at: number, skill: Skill | null): Skill | null {
  const difficulty = random() + random() - 1
  const is_right = random() < chanceOf(logitOf(chance) - difficulty)
  const turn = { asked: 'by_ear', is_right_first: is_right, was_helped: false, was_peeked: false } as const
  const [told] = toObservations(
    { ...turn, word_id: 1, at, parts: [{ category: 'kg-K', is_right }] },
    // Only half of what makes a word difficult is known in advance.
    { difficulty: difficulty / 2, last_practised_at: null },
  )
  return told ? updateSkill(skill, told.observation) : skill
}

export interface SimulatedLook {
  readonly now: number
  /** Stored skills, one for each category and each week with new words. */
  readonly rows: readonly CategorySkill[]
}

/** Plays a school year. Returns the Saturday of each week with practice. */
export function playYear(
  random: Random,
  chanceIn: (week: number) => number,
  work: WeekOfWork,
): SimulatedLook[] {
  const rows: CategorySkill[] = []
  const last = new Map<number, Skill>()
  return Array.from({ length: numWeeks }, (_, week) => week).flatMap((week) => {
    if (weeksOff.has(week) || random() < 0.1) return []
    const mood = 2 * work.mood * (random() + random() + random() - 1.5)
    const days = [0, 1, 2, 3, 4].filter(() => random() < 0.6)
    for (let category = 0; category < work.numCategories; category++) {
      const share = work.newWords / work.numCategories
      const count = Math.floor(share) + Number(random() < share % 1)
      for (let word = 0; word < count; word++) {
        const day = days[Math.floor((word * days.length) / count)] ?? 2
        const at = skillYearStart + week * weekSeconds + day * daySeconds + 36_000 + word
        const skill = meet(random, chanceOf(logitOf(chanceIn(week)) + mood), at, last.get(category) ?? null)
        if (skill) last.set(category, skill)
      }
      const skill = last.get(category)
      if (count > 0 && skill) rows.push({ ...skill, category: `c${category}` })
    }
    return [{ now: skillYearStart + week * weekSeconds + 5 * daySeconds, rows: [...rows] }]
  })
}
