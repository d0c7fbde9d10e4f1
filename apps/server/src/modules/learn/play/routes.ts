import type { Database } from '../../../db/database.ts'
import { defineHandlers, type HandlerContext } from '../../../plugins/contract/handler.ts'
import { invalidInput } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { answerExercise } from './exercise/answer-exercise.ts'
import { openExercise, toExercise } from './exercise/open-exercise.ts'
import { resetForStudent } from './exercise/reset-for-student.ts'
import { hardResetExercise, resetExercise } from './exercise/reset-exercise.ts'
import { storeLocation } from './store-location.ts'
import { answerToets } from './toets/answer-toets.ts'
import { openToets } from './toets/open-toets.ts'
import { resetToets } from './toets/reset-toets.ts'
import { listWaitingMeasures } from './toets/waiting-measures.ts'
import { listWaitingDictations } from './toets/week-dictations.ts'
import { toToetsEntity } from './toets/to-toets-entity.ts'

/** Both of its addresses take the same. */
type ResetCall = Pick<
  HandlerContext<'PUT /api/v1/reset/:id'>,
  'params' | 'body' | 'caller' | 'transaction' | 'now'
>

export const playRoutes = (database: Database, contents: Contents) => {
  const { queries } = database
  const reset = ({ params, body, caller, transaction, now }: ResetCall) =>
    resetExercise(
      contents,
      {
        transaction,
        student_id: caller.student_id,
        exercise_id: params.id,
        difficulty: body.difficulty,
        now,
      },
      body.shuffle === 1,
    )

  return defineHandlers({
    'GET /api/v1/exercise/:id': async ({ caller, params, now }) =>
      toExercise(queries, await openExercise(queries, contents, caller.student_id, params.id, { now })),

    'PUT /api/v1/exercise/:id': async ({ params, body, ...call }) => {
      if (body.exercise_id !== params.id) throw invalidInput({ exercise_id: 'Dit is een andere oefening.' })
      return answerExercise(contents, { ...call, body })
    },

    'PUT /api/v1/exercise/reset/:id': reset,
    'PUT /api/v1/reset/:id': reset,

    'POST /api/v1/exercise/hard-reset/:id': ({ params, body, caller, transaction, now }) =>
      hardResetExercise(
        contents,
        {
          transaction,
          student_id: caller.student_id,
          exercise_id: params.id,
          difficulty: body.difficulty,
          now,
        },
        body.same_order === 1,
      ),

    'POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset': (call) => {
      const { id: student_id, exercise_id } = call.params
      return resetForStudent({ database, contents }, call, {
        student_id,
        exercise_id,
        ...call.body,
      })
    },

    'GET /api/v1/test/:id': async ({ caller, params, now }) =>
      toToetsEntity(queries, await openToets(queries, contents, caller.student_id, params.id, now)),

    'PUT /api/v1/test/:id': ({ caller, params, body, transaction, now, deviceTime }) =>
      answerToets(contents, { transaction, caller, test_id: params.id, now, deviceTime }, body),

    'PUT /api/v1/test/reset/:id': ({ caller, params, transaction, now }) =>
      resetToets(contents, { transaction, caller, test_id: params.id, now }),

    'GET /api/v1/week-dictation': ({ caller, now }) =>
      listWaitingDictations(database, contents, caller.student_id, now),

    'GET /api/v1/measure': ({ caller }) => listWaitingMeasures(queries, caller.student_id),

    'POST /api/v1/progress': ({ caller, body, transaction, now }) =>
      storeLocation(transaction, contents, caller, body, now),
  })
}
