import type { Word } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import type { Turn } from '../../kit/turn.ts'

type TurnOfRun = Pick<Turn, 'word' | 'words'>

/** More would be a board to search, not to remember. */
const maxCards = 6

/** The words of this turn's table: a long run is played in rounds, as equal as can be, each on an empty table. */
const roundOf = ({ word, words }: TurnOfRun): readonly Word[] => {
  const rounds = Math.ceil(words.length / maxCards)
  const startOf = (round: number): number => Math.floor((round * words.length) / rounds)
  const at = words.findIndex(({ id }) => id === word.id)
  const round = Array.from({ length: rounds }, (_, i) => i).findLast((i) => startOf(i) <= at) ?? 0
  return words.slice(startOf(round), startOf(round + 1))
}

/** The words of the round that were written before this one. */
const writtenBefore = (turn: TurnOfRun): readonly Word[] => {
  const words = roundOf(turn)
  return words.slice(
    0,
    words.findIndex(({ id }) => id === turn.word.id),
  )
}

/** The places of the table, each with its word: the round decides, so every turn of it has them alike. */
const tableOf = (turn: TurnOfRun): readonly Word[] => {
  const words = roundOf(turn)
  return shuffle(
    words,
    words.reduce((sum, { id }) => sum + id, 0),
  )
}

/**
 * The cards on the table: null where the word of a place is still to be written. So no card shows a word before it was
 * written from memory.
 */
export const cardsOf = (turn: TurnOfRun): readonly (Word | null)[] => {
  const written = new Set([...writtenBefore(turn), turn.word].map(({ id }) => id))
  return tableOf(turn).map((word) => (written.has(word.id) ? word : null))
}

/** The word to find: written in an earlier turn, not in the last where there are others; null in the first turn of a round. */
export const soughtWord = (turn: TurnOfRun): Word | null => {
  const earlier = writtenBefore(turn)
  const choice = earlier.length > 1 ? earlier.slice(0, -1) : earlier
  return choice[turn.word.id % Math.max(1, choice.length)] ?? null
}
