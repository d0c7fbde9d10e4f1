import type { Difficulty } from '@letterliaan/contract'

/** What is played meanwhile renews its own copies; a supervisor's change comes after this (ms). */
const freshMs = 600_000

export interface FreshSteps {
  /** Was it put on the device a moment ago? A class asks for a whole step once, not at each page of it. */
  readonly has: (step_id: number, difficulty: Difficulty) => boolean
  readonly add: (step_id: number, difficulty: Difficulty) => void
}

/** Of the one step that is on the device. */
export function createFreshSteps(now: () => number = Date.now): FreshSteps {
  let step_id: number | null = null
  let keptAt = new Map<Difficulty, number>()
  return {
    has: (id, difficulty) => id === step_id && now() - (keptAt.get(difficulty) ?? -Infinity) < freshMs,
    add(id, difficulty) {
      if (id !== step_id) keptAt = new Map()
      step_id = id
      keptAt.set(difficulty, now())
    },
  }
}
