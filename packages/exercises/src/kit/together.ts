import type { Turn } from './turn.ts'

/** Two children at one device: the logged-in child, and another of whom nothing is stored (ADR 78). */
export const pairRoles = ['you', 'mate'] as const
export type PairRole = (typeof pairRoles)[number]

/** Games in which a word is written first, so that one child writes and the other plays. */
export const togetherGames = ['Memorie', 'Vlot'] as const
export type TogetherGame = (typeof togetherGames)[number]

export interface AssignedRoles {
  readonly writes: PairRole
  readonly plays: PairRole
}

export const assignRoles = ({ word, words }: Pick<Turn, 'word' | 'words'>): AssignedRoles => {
  const at = words.findIndex(({ id }) => id === word.id)
  return at % 2 === 0 ? { writes: 'you', plays: 'mate' } : { writes: 'mate', plays: 'you' }
}

/** Returns the child whose turn it is. `game` is null while the word is written (`WrittenFirst`). */
export const findChildOnTurn = (
  turn: Pick<Turn, 'word' | 'words'>,
  { game }: { readonly game: unknown },
): PairRole => {
  const { writes, plays } = assignRoles(turn)
  return game === null ? writes : plays
}

/** Maximum number of words. It is even, so that each child writes equally often. */
export const maxTogetherWords = 6

export const countTogetherWords = (playable: number): number => {
  const count = Math.min(maxTogetherWords, playable)
  return count - (count % 2)
}
