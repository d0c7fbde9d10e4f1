import type { Difficulty, Exercise, StudentExercise } from '@letterliaan/contract'
import { collectPlayRules, predictMove, predictReset } from '@letterliaan/exercises/run'
import { loadTemplate } from '@letterliaan/exercises/templates'
import type { WaitingCall } from '../answer-queue/waiting-calls.ts'
import { withLatestRun } from './predict-step.ts'

/** The rules of an exercise. Their code is available offline. */
export type LoadedLogic = Awaited<ReturnType<typeof loadTemplate>>['logic']

export const loadLogic = async ({ exercise_type }: Pick<Exercise, 'exercise_type'>): Promise<LoadedLogic> =>
  (await loadTemplate(exercise_type.template)).logic

/** Applies unsent calls to the server's last version, with the server's own rules (NET-2). */
export async function predictExercise(exercise: Exercise, calls: readonly WaitingCall[]): Promise<Exercise> {
  const logic = await loadLogic(exercise)
  return calls.reduce((before, call) => {
    const run = playCall(logic, before, call)
    return run === null ? before : withLatestRun(before, run)
  }, exercise)
}

/** Returns null if only the server can play the call. */
function playCall(
  logic: LoadedLogic,
  exercise: Exercise,
  { call, body }: WaitingCall,
): StudentExercise | null {
  if (body === undefined || !('difficulty' in body)) return null
  const { difficulty } = body
  const run = exercise.student_exercise[difficulty]
  if (call === 'PUT /api/v1/exercise/:id' && 'word' in body)
    return predictMove(collectPlayRules({ logic, exercise, difficulty }, run), run, body).run
  if (call === 'PUT /api/v1/exercise/reset/:id' && !('shuffle' in body))
    return predictReset(logic, exercise, run, false)
  if (call === 'POST /api/v1/exercise/hard-reset/:id' && 'same_order' in body)
    return predictReset(logic, exercise, run, true)
  return null
}

export interface PredictedRun {
  readonly run: StudentExercise
  /** False for a run that was not started, so that the server's state is unchanged. */
  readonly isSent: boolean
}

/** Returns a run that restarts offline; null if its words must come from the server. */
export async function predictNewRun(
  exercise: Exercise,
  difficulty: Difficulty,
  hard: boolean,
): Promise<PredictedRun | null> {
  const before = exercise.student_exercise[difficulty]
  const run = predictReset(await loadLogic(exercise), exercise, before, hard)
  return run && { run, isSent: run !== before }
}
