import type { Word } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import type { Turn } from '../../kit/turn.ts'

type TurnOfRun = Pick<Turn, 'word' | 'words'>

/** More would be a board to search, not to remember. */
const maxCards = 6

export const countRounds = (words: number): number => Math.ceil(words / maxCards)

/** How many words come before a round. */
export const findStartOfRound = (round: number, words: number): number =>
  Math.floor((round * words) / countRounds(words))

/** The words of this turn's table: a long run is played in rounds, as equal as can be, each on an empty table. */
const roundOf = ({ word, words }: TurnOfRun): readonly Word[] => {
  const rounds = countRounds(words.length)
  const startOf = (round: number): number => findStartOfRound(round, words.length)
  const at = words.findIndex(({ id }) => id === word.id)
  const round = Array.from({ length: rounds }, (_, i) => i).findLast((i) => startOf(i) <= at) ?? 0
  return words.slice(startOf(round), startOf(round + 1))
}

/** The places of the table, each with its word: the round decides, so every turn of it has them alike. */
const tableOf = (turn: TurnOfRun): readonly Word[] => {
  const words = roundOf(turn)
  return shuffle(
    words,
    words.reduce((sum, { id }) => sum + id, 0),
  )
}

/** How many words of the round were written before this one. */
const placeInRound = (turn: TurnOfRun): number => roundOf(turn).findIndex(({ id }) => id === turn.word.id)

/**
 * The cards on the table: null where the word of a place is still to be written. So no card shows a word before it was
 * written from memory.
 */
export const listCards = (turn: TurnOfRun): readonly (Word | null)[] => {
  const written = new Set(roundOf(turn).slice(0, placeInRound(turn) + 1))
  return tableOf(turn).map((word) => (written.has(word) ? word : null))
}

/** The word to find, which was written in an earlier turn; null in the first turn of a round. */
export const findSoughtWord = (turn: TurnOfRun): Word | null =>
  chooseSought(roundOf(turn), placeInRound(turn))

/** Another than the time before; not the last one written, where there are others. */
function chooseSought(round: readonly Word[], at: number): Word | null {
  if (at === 0) return null
  const before = chooseSought(round, at - 1)
  const others = round.slice(0, at).filter((word) => word !== before)
  const longAgo = others.filter((word) => word !== round[at - 1])
  const choice = longAgo.length > 0 ? longAgo : others
  return choice[(round[at]?.id ?? 0) % choice.length] ?? null
}
