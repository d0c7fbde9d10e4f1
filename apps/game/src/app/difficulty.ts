import type { Difficulty, RedoLevel, StepSummary } from '@letterliaan/contract'
import { isReopened } from '@letterliaan/rules'
import { useSuspenseQueryIf } from './queries/useQuery.ts'
import { useServices } from './useServices.ts'

/**
 * The key of each step's chosen difficulty (LES-4). It outlives a logout: a step is prepared for
 * one child, so under its id no other child finds anything, and nothing here says who that child is.
 */
const storageKey = 'current-difficulty'
const defaultDifficulty: Difficulty = 2

type ByStep = Partial<Record<string, Difficulty>>

/** What the child chooses in a redo holds in that redo. */
const nameOf = (step_id: number, redo: RedoLevel | null): string =>
  redo === null ? String(step_id) : `${step_id} redo ${redo}`

function recallAll(storage: Storage): ByStep {
  try {
    return (JSON.parse(storage.getItem(storageKey) ?? '{}') ?? {}) as ByStep
  } catch {
    return {}
  }
}

const isDifficulty = (value: unknown): value is Difficulty => value === 1 || value === 2 || value === 3

/** A step with the levels that a supervisor allows the child (PATH-4). */
type LevelledStep = Pick<StepSummary, 'id' | 'min_difficulty' | 'max_difficulty'>

/** The levels that the child may choose for a step. */
export const allowedLevels = ({
  min_difficulty,
  max_difficulty,
}: Pick<StepSummary, 'min_difficulty' | 'max_difficulty'>): Difficulty[] =>
  ([1, 2, 3] as const).filter((level) => level >= min_difficulty && level <= max_difficulty)

/**
 * The stars that the child chose for a step on this device; until then those of the redo that the step is open in (`redo`),
 * else 2. The nearest that a supervisor allows.
 */
export function readDifficulty(storage: Storage, step: LevelledStep, redo: RedoLevel | null): Difficulty {
  const stored = recallAll(storage)[nameOf(step.id, redo)]
  const wanted = isDifficulty(stored) ? stored : (redo ?? defaultDifficulty)
  if (wanted < step.min_difficulty) return step.min_difficulty
  return wanted > step.max_difficulty ? step.max_difficulty : wanted
}

export function saveDifficulty(
  storage: Storage,
  step_id: number,
  redo: RedoLevel | null,
  difficulty: Difficulty,
): void {
  storage.setItem(storageKey, JSON.stringify({ ...recallAll(storage), [nameOf(step_id, redo)]: difficulty }))
}

/** At how many stars a step counts that is open again in a redo of its world (MAP-9); null for any other step. */
export function useRedoLevel(step: StepSummary): RedoLevel | null {
  const { queries } = useServices()
  const isAgain = isReopened(step) && step.phase_id !== null
  const redo = useSuspenseQueryIf(queries.redo(step.phase_id ?? 0), isAgain)
  return redo?.difficulty ?? null
}
