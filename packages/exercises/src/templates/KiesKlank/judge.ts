import { fieldOf, readMove } from '../../kit/reading.ts'
import type { Judge } from '../../kit/template.ts'
import { gapOf } from './gap.ts'

/** An answer's data: the spelling that was chosen, and the number of its grapheme. */
export interface ChosenSound {
  readonly choice: string
  readonly at: number
}

const longestSpelling = 10

const readChoice = (data: Readonly<Record<string, unknown>>): ChosenSound | null => {
  const choice = fieldOf(data, 'choice')
  const at = fieldOf(data, 'at')
  return typeof choice === 'string' && choice.length <= longestSpelling && typeof at === 'number'
    ? { choice, at }
    : null
}

/** One spelling of the choices belongs in the gap; each other one is wrong. */
export const judgeKiesKlank: Judge<ChosenSound> = {
  read: (data) => readMove(data, readChoice),
  isWrongAttempt(task, attempt, at) {
    const gap = gapOf(task)
    return gap !== null && gap.at === at && gap.right !== attempt && gap.choices.includes(attempt)
  },
  isRight(task, { choice, at }) {
    const gap = gapOf(task)
    return gap !== null && gap.at === at && gap.right === choice
  },
  toText: ({ choice }) => choice,
}
