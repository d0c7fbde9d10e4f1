import type { GroupGoal } from '@letterliaan/contract'
import { goalLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'

const words = (count: number): string => fill(commonTexts.countedWords, { count })

export function describeGoal(goal: GroupGoal, numStudents: number): string {
  const { words_wanted, num_practised, is_reached } = goal
  const who = fill(texts.progress.who, {
    count: num_practised,
    children: fill(commonTexts.numChildren, { count: numStudents }),
  })
  const together = fill(texts.progress.together, { words: words(goal.words) })
  if (words_wanted === null) return goal.words === 0 ? texts.progress.none : `${together} ${who}`
  const share = fill(texts.progress.ofGoal, { done: goal.words, words: words(words_wanted) })
  return [share, is_reached && texts.progress.reached, who].filter(Boolean).join(' ')
}

/** If weeks differ by more than this factor, they do not give a reliable goal. */
const maxApart = 2

function chooseProposal(weeks: readonly number[]): string {
  if (weeks.length === 1) return texts.proposal.oneWeek
  const isApart = Math.max(...weeks) > maxApart * Math.min(...weeks)
  return isApart ? texts.proposal.apart : texts.proposal.feasible
}

export function explainGoalProposal({ proposal, earlier_weeks, ...goal }: GroupGoal): string {
  const [first, ...more] = earlier_weeks.map((week) => week.words).toReversed()
  if (first === undefined) return fill(texts.proposal.begin, { words: words(proposal) })
  const before =
    more.length === 0
      ? fill(texts.proposal.lastWeek, { last: first })
      : fill(texts.proposal.lastWeeks, { earlier: more.toReversed().join(', '), last: first })
  const isBest = goal.words > Math.max(first, ...more)
  return [
    before,
    isBest && fill(texts.proposal.thisWeek, { words: goal.words }),
    fill(chooseProposal([first, ...more]), { proposal }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns the typed number of words, or null if it is not valid. */
export function readWordsWanted(text: string): number | null {
  const typed = text.trim().replaceAll('.', '')
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= goalLimits.words ? count : null
}
