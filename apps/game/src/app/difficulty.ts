import type { Difficulty, RedoLevel, StepSummary } from '@letterliaan/contract'
import { isReopened } from '@letterliaan/rules'
import { useSuspenseQueryIf } from './queries/useQuery.ts'
import { useServices } from './useServices.ts'

/** Survives a logout (LES-4). A step is prepared for one child, so its id reveals nothing to another. */
const storageKey = 'current-difficulty'
const defaultDifficulty: Difficulty = 2

type ByStep = Partial<Record<string, Difficulty>>

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

/** PATH-4 */
type LevelledStep = Pick<StepSummary, 'id' | 'min_difficulty' | 'max_difficulty'>

export const listAllowedLevels = ({
  min_difficulty,
  max_difficulty,
}: Pick<StepSummary, 'min_difficulty' | 'max_difficulty'>): Difficulty[] =>
  ([1, 2, 3] as const).filter((level) => level >= min_difficulty && level <= max_difficulty)

/** Returns the choice on this device, else the stars of the redo, else 2, within the limits (PATH-4). */
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
  const levels = { ...recallAll(storage), [nameOf(step_id, redo)]: difficulty }
  try {
    storage.setItem(storageKey, JSON.stringify(levels))
  } catch {
    // The choice holds until the page is left, if the device is full.
  }
}

/** Returns the stars at which a reopened step counts (MAP-9); null if there is no redo. */
export function useRedoLevel(step: StepSummary): RedoLevel | null {
  const { queries } = useServices()
  const isAgain = isReopened(step) && step.phase_id !== null
  const redo = useSuspenseQueryIf(queries.redo(step.phase_id ?? 0), isAgain)
  return redo?.difficulty ?? null
}
