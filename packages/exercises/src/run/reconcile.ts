import type { StudentExercise } from '@letterliaan/contract'
import type {
  ExerciseEvent,
  ExerciseSetup,
  ExerciseState,
  ExerciseTransition,
  PendingMove,
} from './exercise-state.ts'
import { showRun } from './part-transitions.ts'
import { collectPlayRules, predictMove } from './play-move.ts'

/** Adopts the server's run, replays moves that it does not contain, and shows the difference. */
export const adoptRun = (
  state: ExerciseState,
  { seq, student_exercise }: Extract<ExerciseEvent, { type: 'settled' }>,
  at: number,
): ExerciseTransition => {
  if (!state.pending.some((move) => move.seq === seq)) return { state, effects: [] }
  const confirmed = student_exercise ?? state.confirmed
  const pending = state.pending.filter((move) => move.seq > seq)
  const run = shareSame(state.run, replayMoves(state.setup, confirmed, pending))
  return showRun({ ...state, confirmed, pending }, run, at)
}

/** Reuses unchanged objects, so that React does not render them again. */
const shareSame = <T>(before: T, reply: T): T => {
  if (!isObject(before) || !isObject(reply)) return Object.is(before, reply) ? before : reply
  const keys = Object.keys(reply) as (keyof T)[]
  const shared = Array.isArray(reply) ? ([] as T) : ({} as T)
  for (const key of keys) shared[key] = shareSame(before[key], reply[key])
  const isSame =
    keys.length === Object.keys(before).length && keys.every((key) => Object.is(shared[key], before[key]))
  return isSame ? before : shared
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const adoptReset = (state: ExerciseState, run: ExerciseState['run']): ExerciseState =>
  state.reset === 'pending' ? { ...state, run, confirmed: run, reset: 'none' } : state

/** Moves that no longer fit change nothing. */
const replayMoves = (
  setup: ExerciseSetup,
  run: StudentExercise,
  moves: readonly PendingMove[],
): StudentExercise =>
  moves.reduce((played, { body }) => predictMove(collectPlayRules(setup, run), played, body).run, run)
