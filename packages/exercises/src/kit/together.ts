import type { Turn } from './turn.ts'

/** Two children at one device: whoever is logged in, and another of whom nothing is known or kept (ADR 78). */
export const mates = ['you', 'mate'] as const
export type Mate = (typeof mates)[number]

/** Games in which a word is written first, so that there is something to do for each of the two. */
export const togetherGames = ['Memorie', 'Vlot'] as const
export type TogetherGame = (typeof togetherGames)[number]

/** One writes the word, the other plays with what was written. */
export interface Roles {
  readonly writes: Mate
  readonly plays: Mate
}

export const assignRoles = ({ word, words }: Pick<Turn, 'word' | 'words'>): Roles => {
  const at = words.findIndex(({ id }) => id === word.id)
  return at % 2 === 0 ? { writes: 'you', plays: 'mate' } : { writes: 'mate', plays: 'you' }
}

/** Returns the child that has the keys now. `game`: null while the word is being written, as in `WrittenFirst`. */
export const findMateOnTurn = (
  turn: Pick<Turn, 'word' | 'words'>,
  { game }: { readonly game: unknown },
): Mate => {
  const { writes, plays } = assignRoles(turn)
  return game === null ? writes : plays
}

/** Each writes as often as the other: an even number of words, of which there are so many at most. */
export const maxTogetherWords = 6

export const countTogetherWords = (playable: number): number => {
  const count = Math.min(maxTogetherWords, playable)
  return count - (count % 2)
}
