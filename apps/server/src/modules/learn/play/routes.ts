import type { Difficulty } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import {
  defineHandlers,
  type HandlerContext,
  type SupervisorCall,
} from '../../../plugins/contract/handler.ts'
import {
  createInvalidInputError,
  createConflictError,
  ProblemError,
} from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { answerExercise } from './exercise/answer-exercise.ts'
import { openExercise, toExercise } from './exercise/open-exercise.ts'
import { hardResetExercise, resetExercise, restartExercise } from './exercise/reset-exercise.ts'
import { storeLocation } from './store-location.ts'
import { answerToets } from './toets/answer-toets.ts'
import { openToets } from './toets/open-toets.ts'
import { resetToets } from './toets/reset-toets.ts'
import { listWaitingMeasures } from './toets/waiting-measures.ts'
import { listWaitingDictations } from './toets/week-dictations.ts'
import { toToetsEntity } from './toets/to-toets-entity.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { lockSupervisedStudent } from '../rewards/presents.ts'

type ResetCall = Pick<
  HandlerContext<'PUT /api/v1/reset/:id'>,
  'params' | 'body' | 'caller' | 'transaction' | 'now'
>

const toResetCall = ({
  params,
  body: { difficulty },
  caller: { student_id },
  transaction,
  now,
}: Omit<ResetCall, 'body'> & { readonly body: Pick<ResetCall['body'], 'difficulty'> }) => ({
  transaction,
  student_id,
  exercise_id: params.id,
  difficulty,
  now,
})

export const createPlayRoutes = (database: Database, contents: Contents) => {
  const { queries } = database
  const reset = (call: ResetCall) => resetExercise(contents, toResetCall(call), call.body.shuffle === 1)

  return defineHandlers({
    'GET /api/v1/exercise/:id': async ({ caller, params, now }) =>
      toExercise(queries, await openExercise(queries, contents, caller.student_id, params.id, { now })),

    'PUT /api/v1/exercise/:id': async ({ params, body, ...call }) => {
      if (body.exercise_id !== params.id)
        throw createInvalidInputError({ exercise_id: 'Dit is een andere oefening.' })
      return answerExercise(contents, { ...call, body })
    },

    'PUT /api/v1/exercise/reset/:id': reset,
    'PUT /api/v1/reset/:id': reset,

    'POST /api/v1/exercise/hard-reset/:id': (call) =>
      hardResetExercise(contents, toResetCall(call), call.body.same_order === 1),

    'POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset': (call) => {
      const { id: student_id, exercise_id } = call.params
      return resetForStudent(database, contents, call, { student_id, exercise_id, ...call.body })
    },

    'GET /api/v1/test': async ({ caller, now }) => ({
      dictations: await listWaitingDictations(database, contents, caller.student_id, now),
      measures: await listWaitingMeasures(queries, caller.student_id),
    }),

    'GET /api/v1/test/:id': async ({ caller, params, now }) =>
      toToetsEntity(queries, await openToets(queries, contents, caller.student_id, params.id, now)),

    'PUT /api/v1/test/:id': ({ caller, params, body, transaction, now, deviceTime }) =>
      answerToets(contents, { transaction, caller, test_id: params.id, now, deviceTime }, body),

    'PUT /api/v1/test/reset/:id': ({ caller, params, transaction, now }) =>
      resetToets(contents, { transaction, caller, test_id: params.id, now }),

    'POST /api/v1/progress': ({ caller, body, transaction, now }) =>
      storeLocation(transaction, contents, caller, body, now),
  })
}

interface ExerciseOfStudent {
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: Difficulty
}

/** Resets an open exercise for a supervisor (ZIEN-2). Throws 404, 409 if the child may not enter it. */
async function resetForStudent(
  database: Database,
  contents: Contents,
  { transaction, caller, now }: SupervisorCall,
  { student_id, exercise_id, difficulty }: ExerciseOfStudent,
): Promise<Omit<ExerciseOfStudent, 'student_id'>> {
  await lockSupervisedStudent(database, { transaction, caller, student_id })
  const call = { transaction, student_id, exercise_id, difficulty, now }
  const { step_label: step, exercise_name: exercise } = await restartExercise(contents, call).catch(
    explainToSupervisor,
  )
  const reset = { student_ids: [student_id], exercise_id, exercise, step, difficulty }
  recordEvent(transaction, caller, { type: 'exercise_reset', ...reset }, now)
  return { exercise_id, difficulty }
}

/** Replaces the child's text of a 403 with one for its supervisor. */
function explainToSupervisor(error: unknown): never {
  if (!(error instanceof ProblemError) || error.problem.status !== 403) throw error
  throw createConflictError(
    'Het kind kan deze oefening nu niet openen, of niet op dit niveau.',
    'Niet opnieuw begonnen',
  )
}
