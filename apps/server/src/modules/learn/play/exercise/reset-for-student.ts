import type { Difficulty } from '@letterliaan/contract'
import type { Database } from '../../../../db/database.ts'
import { record } from '../../../../events/record.ts'
import { isSupervised } from '../../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import { notFound, ProblemError } from '../../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { restartExercise } from './reset-exercise.ts'

export interface ResetDependencies {
  readonly database: Pick<Database, 'dialect'>
  readonly contents: Contents
}

export interface ExerciseOfStudent {
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: Difficulty
}

/**
 * Resets an exercise that is open (ZIEN-2). Throws 404, or 409 for an exercise that the child may not enter
 * now.
 */
export async function resetForStudent(
  { database, contents }: ResetDependencies,
  { transaction, caller, now }: SupervisorCall,
  { student_id, exercise_id, difficulty }: ExerciseOfStudent,
): Promise<Omit<ExerciseOfStudent, 'student_id'>> {
  await database.dialect.lockRow(transaction, 'student', student_id)
  if (!(await isSupervised(transaction, caller, student_id))) throw notFound()
  const call = { transaction, student_id, exercise_id, difficulty, now }
  const { step_label: step, exercise_name: exercise } = await restartExercise(contents, call).catch(
    explainToSupervisor,
  )
  const reset = { student_ids: [student_id], exercise_id, exercise, step, difficulty }
  record(transaction, caller, { type: 'exercise_reset', ...reset }, now)
  return { exercise_id, difficulty }
}

/** Rewords an error for the child to one for its supervisor. */
function explainToSupervisor(error: unknown): never {
  if (!(error instanceof ProblemError) || error.problem.status !== 403) throw error
  throw new ProblemError({
    status: 409,
    title: 'Niet opnieuw begonnen',
    detail: 'Het kind kan deze oefening nu niet openen, of niet op dit niveau.',
  })
}
