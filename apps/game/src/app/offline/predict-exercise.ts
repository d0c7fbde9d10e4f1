import type { Difficulty, Exercise, Step, StudentExercise } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { playRulesOf, predictMove, predictReset } from '@letterliaan/exercises/run'
import { loadTemplate } from '@letterliaan/exercises/templates'
import { withRun } from '@letterliaan/rules'
import type { WaitingCall } from '../answer-queue/waiting-calls.ts'

/** The rules of an exercise; their code comes with the game, also without a network. */
export type TemplateLogic = Awaited<ReturnType<typeof loadTemplate>>['logic']

export const loadLogic = async ({ exercise_type }: Pick<Exercise, 'exercise_type'>): Promise<TemplateLogic> =>
  (await loadTemplate(exercise_type.template)).logic

/** The server's last word, with what it has not heard yet played by its own rules (NET-2). */
export async function predictExercise(
  exercise: Exercise,
  waiting: readonly WaitingCall[],
): Promise<Exercise> {
  const calls = waiting.filter(({ id }) => id === exercise.id)
  if (calls.length === 0) return exercise
  const logic = await loadLogic(exercise)
  return calls.reduce((before, call) => {
    const run = playCall(logic, before, call)
    return run === null ? before : withLatestRun(before, run)
  }, exercise)
}

/** Null where only the server knows. */
function playCall(
  logic: TemplateLogic,
  exercise: Exercise,
  { call, body }: WaitingCall,
): StudentExercise | null {
  if (body === undefined || !('difficulty' in body)) return null
  const { difficulty } = body
  const run = exercise.student_exercise[difficulty]
  if (call === 'PUT /api/v1/exercise/:id' && 'word' in body)
    return predictMove(playRulesOf({ logic, exercise, difficulty }, run), run, body).run
  if (call === 'PUT /api/v1/exercise/reset/:id' && !('shuffle' in body))
    return predictReset(logic, exercise, run, false)
  if (call === 'POST /api/v1/exercise/hard-reset/:id' && 'same_order' in body)
    return predictReset(logic, exercise, run, true)
  return null
}

export const withLatestRun = (exercise: Exercise, run: StudentExercise): Exercise => ({
  ...exercise,
  student_exercise: { ...exercise.student_exercise, [run.difficulty]: run },
})

/** The step as the server will tell it, by what the device knows of its exercises. */
export const predictStep = (step: Step, exercises: readonly Exercise[]): Step =>
  exercises
    .flatMap(({ id, student_exercise }) =>
      Object.values(student_exercise).map(({ difficulty, status }) => ({
        exercise_id: id,
        difficulty,
        status,
      })),
    )
    // A run that was not begun says nothing of those before it.
    .filter(({ status }) => status > ExerciseStatus.open)
    .reduce(withRun, step)

export interface NewRun {
  readonly run: StudentExercise
  /** A run that was not begun stays as the server has it. */
  readonly isSent: boolean
}

/** The run that begins anew without a network; null where its words must come from the server. */
export async function predictNewRun(
  exercise: Exercise,
  difficulty: Difficulty,
  hard: boolean,
): Promise<NewRun | null> {
  const before = exercise.student_exercise[difficulty]
  const run = predictReset(await loadLogic(exercise), exercise, before, hard)
  return run && { run, isSent: run !== before }
}
