import type { Difficulty, StudentExercise } from '@letterliaan/contract'

/** After this time (ms) another device may have begun the dictation. */
const freshMs = 600_000

/** Dictations whose words the server drew for this device, and that have not been started here. */
export interface DrawnRuns {
  readonly has: (exercise_id: number, difficulty: Difficulty) => boolean
  readonly add: (exercise_id: number, difficulty: Difficulty, run: Promise<StudentExercise | null>) => void
  /** Notes an answer, after which runs drawn before it start only without a network (ADR 34). */
  readonly notePractice: () => void
  /** Returns the run to start with, only once. Null: the server must draw the words. */
  readonly take: (
    exercise_id: number,
    difficulty: Difficulty,
    isAway: boolean,
  ) => Promise<StudentExercise | null>
  readonly clear: () => void
}

export function createDrawnRuns(now = Date.now): DrawnRuns {
  const runs = new Map<string, { readonly at: number; readonly run: Promise<StudentExercise | null> }>()
  let practisedAt = -Infinity
  const keyOf = (exercise_id: number, difficulty: Difficulty): string => `${exercise_id} ${difficulty}`
  const isFresh = (at: number): boolean => now() - at < freshMs

  return {
    has: (exercise_id, difficulty) => isFresh(runs.get(keyOf(exercise_id, difficulty))?.at ?? -Infinity),
    add: (exercise_id, difficulty, run) => void runs.set(keyOf(exercise_id, difficulty), { at: now(), run }),
    notePractice: () => void (practisedAt = now()),
    async take(exercise_id, difficulty, isAway) {
      const key = keyOf(exercise_id, difficulty)
      const drawn = runs.get(key)
      runs.delete(key)
      if (drawn === undefined || !isFresh(drawn.at)) return null
      // Waits, because a request that arrives late would draw the words again.
      const run = await drawn.run
      return isAway || drawn.at > practisedAt ? run : null
    },
    clear: () => runs.clear(),
  }
}
