import type { Difficulty } from '@letterliaan/contract'

/** The key that the specification names (learning-core §2, Lesson page). LES-4. */
const storageKey = 'current-difficulty'
const defaultDifficulty: Difficulty = 2

type ByStep = Partial<Record<number, Difficulty>>

function recallAll(storage: Storage): ByStep {
  try {
    return (JSON.parse(storage.getItem(storageKey) ?? '{}') ?? {}) as ByStep
  } catch {
    return {}
  }
}

const isDifficulty = (value: unknown): value is Difficulty => value === 1 || value === 2 || value === 3

/** The stars that the child chose for a step on this device; 2 until then. */
export function recallDifficulty(storage: Storage, step_id: number): Difficulty {
  const kept = recallAll(storage)[step_id]
  return isDifficulty(kept) ? kept : defaultDifficulty
}

export function rememberDifficulty(storage: Storage, step_id: number, difficulty: Difficulty): void {
  storage.setItem(storageKey, JSON.stringify({ ...recallAll(storage), [step_id]: difficulty }))
}

/** At logout: the next child on this device begins with its own. */
export const forgetDifficulties = (storage: Storage): void => storage.removeItem(storageKey)
