import type { Word } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import type { Turn } from '../../kit/turn.ts'

type TurnOfRun = Pick<Turn, 'word' | 'words'>

/** How many words of the run were written before this one. */
const countWritten = ({ word, words }: TurnOfRun): number => words.findIndex(({ id }) => id === word.id)

/** The places of the table, each with its word: the run decides, so every turn has them alike. */
const tableOf = ({ words }: TurnOfRun): readonly Word[] =>
  shuffle(
    words,
    words.reduce((sum, { id }) => sum + id, 0),
  )

/**
 * The cards on the table: null where the word of a place is still to be written. So no card shows a word before it was
 * written from memory.
 */
export const cardsOf = (turn: TurnOfRun): readonly (Word | null)[] => {
  const written = new Set(turn.words.slice(0, countWritten(turn) + 1).map(({ id }) => id))
  return tableOf(turn).map((word) => (written.has(word.id) ? word : null))
}

/** The word to find: written in an earlier turn, not in the last where there are others; null in the first turn. */
export const soughtWord = (turn: TurnOfRun): Word | null => {
  const earlier = turn.words.slice(0, countWritten(turn))
  const choice = earlier.length > 1 ? earlier.slice(0, -1) : earlier
  return choice[turn.word.id % Math.max(1, choice.length)] ?? null
}
