import type { PersonalBest, SharedGoal, StudentGoals } from '@letterliaan/contract'
import { exclaimed, fill, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { goalTexts } from '@letterliaan/texts/goals'

export const maxFruits = 10

const words = (count: number): string => fill(commonTexts.words, { count })

export const writeGoal = (goal: SharedGoal): SpokenLine => exclaimed(describeShared(goal))

function describeShared({ words_wanted, words: together, is_exact, is_reached }: SharedGoal): string {
  if (is_reached) return fill(goalTexts.reachedTogether, { words: words(words_wanted) })
  if (is_exact) return fill(goalTexts.togetherOf, { count: together, words: words(words_wanted) })
  if (together === 0) return fill(goalTexts.yourGoal, { words: words(words_wanted) })
  return fill(goalTexts.atLeastOf, { count: together, words: words(words_wanted) })
}

export function sayGoal({ words: together, is_exact, is_reached }: SharedGoal): SpokenLine {
  if (is_reached) return goalTexts.togetherEnough
  return together === 0 && !is_exact ? goalTexts.togetherBegin : goalTexts.togetherBusy
}

export const writeBest = (own: PersonalBest): SpokenLine => exclaimed(describeOwn(own))

function describeOwn({ words: own, best }: PersonalBest): string {
  if (best === 0) return fill(goalTexts.ownWeek, { words: words(own) })
  if (own > best) return fill(goalTexts.ownBest, { words: words(own) })
  return fill(goalTexts.bestBefore, { best: words(best), count: own })
}

export const sayBest = ({ words: own, best }: PersonalBest): SpokenLine =>
  best > 0 && own > best ? goalTexts.bestWeek : goalTexts.weekWords

export const countFruits = (done: number, wanted: number): number =>
  Math.min(maxFruits, Math.floor((done * maxFruits) / wanted))

const firstWeek = 100

export function countFruitsInRoom({ goals, own }: StudentGoals): number {
  const [goal] = goals
  if (goal === undefined) return countFruits(own.words, own.best || firstWeek)
  return goal.is_reached ? maxFruits : countFruits(goal.words, goal.words_wanted)
}
