import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { invalidInput } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/content.ts'
import { answerExercise } from './answer.ts'
import { openExercise, toExercise } from './opened-exercise.ts'
import { hardResetExercise, resetExercise } from './reset.ts'

export const exerciseRoutes = ({ queries }: Database, contents: Contents) =>
  defineHandlers({
    'GET /api/v1/exercise/:id': async ({ caller, params }) =>
      toExercise(await openExercise(queries, contents, caller.student_id, params.id)),

    'PUT /api/v1/exercise/:id': async ({ params, body, caller, transaction, now }) => {
      if (body.exercise_id !== params.id) throw invalidInput({ exercise_id: 'Dit is een andere oefening.' })
      return answerExercise(contents, { transaction, caller, body, now })
    },

    'PUT /api/v1/exercise/reset/:id': ({ params, body, caller, transaction, now }) =>
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
      ),

    'POST /api/v1/exercise/hard-reset/:id': ({ params, body, caller, transaction, now }) =>
      hardResetExercise(contents, {
        transaction,
        student_id: caller.student_id,
        exercise_id: params.id,
        difficulty: body.difficulty,
        now,
      }),
  })
