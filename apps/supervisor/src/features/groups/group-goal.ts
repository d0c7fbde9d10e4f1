import type { GroupGoal } from '@letterliaan/contract'
import { goalLimits } from '@letterliaan/contract/limits'
import { countOf } from '@letterliaan/texts/numbers'

const words = (count: number): string => countOf(count, 'woord', 'woorden')

/** How far a group is, in a sentence or two. */
export function sayGoal(goal: GroupGoal, numStudents: number): string {
  const { words_wanted, num_practised, is_reached } = goal
  const who = `${num_practised} van de ${countOf(numStudents, 'kind', 'kinderen')} ${num_practised === 1 ? 'heeft' : 'hebben'} deze week geoefend.`
  const together = `Samen ${words(goal.words)}.`
  if (words_wanted === null)
    return goal.words === 0 ? 'Deze week is nog niet geoefend.' : `${together} ${who}`
  const share = `Samen ${goal.words} van de ${words(words_wanted)}.`
  return is_reached ? `${share} Het doel is gehaald! ${who}` : `${share} ${who}`
}

/** Why this is proposed. */
export function sayProposal({ proposal, earlier_weeks, ...goal }: GroupGoal): string {
  const [first, ...more] = earlier_weeks.map((week) => week.words).toReversed()
  if (first === undefined) return `Een begin is ${words(proposal)}.`
  const now = goal.words > Math.max(first, ...more) ? ` Deze week is het al ${goal.words}.` : ''
  const before =
    more.length === 0
      ? `In de laatste week was het ${first}`
      : `In de laatste weken was het ${more.toReversed().join(', ')} en ${first}`
  return `${before}.${now} Een haalbaar doel is ${proposal}.`
}

/** How many words were typed; null where it is no number of words. */
export function readWordsWanted(text: string): number | null {
  const typed = text.trim().replaceAll('.', '')
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= goalLimits.words ? count : null
}
