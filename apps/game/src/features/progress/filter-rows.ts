import type { Difficulty, Progress } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'

/** The shown rows: one world at one difficulty (PROG-3). */
export interface ProgressFilterChoice {
  readonly world: WorldNumber
  readonly difficulty: Difficulty
}

/** PROG-3 */
export const defaultProgressFilter: ProgressFilterChoice = { world: 1, difficulty: 1 }

/** Returns the difficulty with the most practised words if the chosen one has none; else null. */
export function findUsualDifficulty(rows: readonly Progress[], chosen: Difficulty): Difficulty | null {
  const numWords = (difficulty: Difficulty): number =>
    rows
      .filter((row) => row.difficulty === difficulty)
      .reduce((sum, { words_exercised }) => sum + words_exercised.length, 0)
  if (numWords(chosen) > 0) return null
  const [most = chosen] = ([1, 2, 3] as const).toSorted((one, other) => numWords(other) - numWords(one))
  return numWords(most) > 0 ? most : null
}

export const filterRows = (
  rows: readonly Progress[],
  { world, difficulty }: ProgressFilterChoice,
): readonly Progress[] =>
  rows
    .filter((row) => row.phase_id === world && row.difficulty === difficulty)
    .toSorted((a, b) => a.position - b.position)
