import type { StudentExercise } from '@letterliaan/contract'
import type {
  ExerciseEvent,
  ExerciseSetup,
  ExerciseState,
  ExerciseTransition,
  PendingMove,
} from './exercise-state.ts'
import { showRun } from './parts.ts'
import { playRulesOf, predictMove } from './play-move.ts'

/** The server's word: it is adopted, the moves that it has not seen are played on it, and a difference is shown. */
export const adoptRun = (
  state: ExerciseState,
  { seq, student_exercise }: Extract<ExerciseEvent, { type: 'settled' }>,
  at: number,
): ExerciseTransition => {
  if (!state.pending.some((move) => move.seq === seq)) return { state, effects: [] }
  const confirmed = student_exercise ?? state.confirmed
  const pending = state.pending.filter((move) => move.seq > seq)
  const run = replayMoves(state.setup, confirmed, pending)
  return showRun({ ...state, confirmed, pending }, run, at)
}

/** The new run that was asked of the server. */
export const adoptReset = (state: ExerciseState, run: ExerciseState['run']): ExerciseState =>
  state.reset === 'pending' ? { ...state, run, confirmed: run, reset: 'none' } : state

/** The run after the moves that the server has not answered; moves that no longer fit change nothing. */
const replayMoves = (
  setup: ExerciseSetup,
  run: StudentExercise,
  moves: readonly PendingMove[],
): StudentExercise =>
  moves.reduce((played, { body }) => predictMove(playRulesOf(setup, run), played, body).run, run)
