import type { Difficulty, Progress } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'

/** What the table shows: one world at one difficulty (PROG-3). */
export interface ProgressFilterChoice {
  readonly world: WorldNumber
  readonly difficulty: Difficulty
}

/** PROG-3 */
export const defaultProgressFilter: ProgressFilterChoice = { world: 1, difficulty: 1 }

/** The rows of the chosen world at the chosen difficulty, along the path. */
export const filterRows = (
  rows: readonly Progress[],
  { world, difficulty }: ProgressFilterChoice,
): readonly Progress[] =>
  rows
    .filter((row) => row.phase_id === world && row.difficulty === difficulty)
    .toSorted((a, b) => a.position - b.position)
