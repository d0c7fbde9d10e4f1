import type { Word } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import type { Turn } from '../../kit/turn.ts'

type TurnOfRun = Pick<Turn, 'word' | 'words'>

/** If there were more cards, a child would search and not remember. */
const maxCards = 6

export const countRounds = (words: number): number => Math.ceil(words / maxCards)

export const findStartOfRound = (round: number, words: number): number =>
  Math.floor((round * words) / countRounds(words))

/** Returns the words of this table. A long run is divided into rounds of nearly equal size. */
const roundOf = ({ word, words }: TurnOfRun): readonly Word[] => {
  const rounds = countRounds(words.length)
  const startOf = (round: number): number => findStartOfRound(round, words.length)
  const at = words.findIndex(({ id }) => id === word.id)
  const round = Array.from({ length: rounds }, (_, i) => i).findLast((i) => startOf(i) <= at) ?? 0
  return words.slice(startOf(round), startOf(round + 1))
}

/** Returns the words by place. They depend only on the round, so all its turns have the same table. */
const tableOf = (turn: TurnOfRun): readonly Word[] => {
  const words = roundOf(turn)
  return shuffle(
    words,
    words.reduce((sum, { id }) => sum + id, 0),
  )
}

const placeInRound = (turn: TurnOfRun): number => roundOf(turn).findIndex(({ id }) => id === turn.word.id)

/** Returns the cards. A word that is not yet written is null, as it must be written from memory first. */
export const listCards = (turn: TurnOfRun): readonly (Word | null)[] => {
  const written = new Set(roundOf(turn).slice(0, placeInRound(turn) + 1))
  return tableOf(turn).map((word) => (written.has(word) ? word : null))
}

/** Returns the word to find, from an earlier turn of the round; null in the first turn. */
export const findSoughtWord = (turn: TurnOfRun): Word | null =>
  chooseSought(roundOf(turn), placeInRound(turn))

/** Chooses another word than the previous time, and not the last written one if there are others. */
function chooseSought(round: readonly Word[], at: number): Word | null {
  if (at === 0) return null
  const before = chooseSought(round, at - 1)
  const others = round.slice(0, at).filter((word) => word !== before)
  const longAgo = others.filter((word) => word !== round[at - 1])
  const choice = longAgo.length > 0 ? longAgo : others
  return choice[(round[at]?.id ?? 0) % choice.length] ?? null
}
