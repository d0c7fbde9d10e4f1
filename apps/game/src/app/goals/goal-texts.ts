import type { PersonalBest, SharedGoal, StudentGoals } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as goalTexts from '@letterliaan/texts/goals'

/** So many fruits fill the basket. */
export const maxFruits = 10

const words = (count: number): string => fill(commonTexts.words, { count })

/** How far the group is, for a child: of the group as a whole, never of anybody in it. */
export function sayShared({ words_wanted, words: together, is_exact, is_reached }: SharedGoal): string {
  if (is_reached) return fill(goalTexts.reachedTogether, { words: words(words_wanted) })
  if (is_exact) return fill(goalTexts.togetherOf, { count: together, words: words(words_wanted) })
  if (together === 0) return fill(goalTexts.wanted, { words: words(words_wanted) })
  return fill(goalTexts.atLeastOf, { count: together, words: words(words_wanted) })
}

/** The same as it is heard: how many words it are is read. */
export function hearShared({ words: together, is_exact, is_reached }: SharedGoal): SpokenLine {
  if (is_reached) return goalTexts.togetherEnough
  return together === 0 && !is_exact ? goalTexts.togetherBegin : goalTexts.togetherBusy
}

/** A child's own week beside its best one: it is compared with itself only. */
export function sayOwn({ words: own, best }: PersonalBest): string {
  if (best === 0) return fill(goalTexts.ownWeek, { words: words(own) })
  if (own > best) return fill(goalTexts.ownBest, { words: words(own) })
  return fill(goalTexts.bestBefore, { best: words(best), count: own })
}

/** The same as it is heard. */
export const hearOwn = ({ words: own, best }: PersonalBest): SpokenLine =>
  best > 0 && own > best ? goalTexts.bestWeek : goalTexts.weekWords

/** How many fruits are in the basket. */
export const fruitsOf = (done: number, wanted: number): number =>
  Math.min(maxFruits, Math.floor((done * maxFruits) / wanted))

/** Words of a first week that fill the basket of a child whose groups have no goal. */
const firstWeek = 100

/** The basket that hangs in the room: that of the first group with a goal, else of the child's own best week. */
export function fruitsInRoom({ goals, own }: StudentGoals): number {
  const [goal] = goals
  if (goal === undefined) return fruitsOf(own.words, own.best || firstWeek)
  return goal.is_reached ? maxFruits : fruitsOf(goal.words, goal.words_wanted)
}
