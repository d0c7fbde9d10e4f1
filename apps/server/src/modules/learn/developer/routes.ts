import type { Difficulty } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/index.ts'
import type { StudentCaller } from '../../../plugins/auth/caller.ts'
import { createDemoPlayer } from './demo-player.ts'
import { resetExercise } from '../play/exercise/reset-exercise.ts'
import { openStep } from '../path/step/open-step.ts'
import { toExerciseId } from '../path/step/exercise-id.ts'

export const createDeveloperRoutes = (database: Database, contents: Contents) =>
  defineHandlers({
    'POST /api/v1/dev/step/:id/:what': async ({ caller, params, body, now }) => {
      const change = params.what === 'pass' ? passStep : repeatStep
      await change(database, contents, { caller, step_id: params.id, difficulty: body.difficulty, now })
      return {}
    },
  })

interface StepCall {
  readonly caller: StudentCaller
  readonly step_id: number
  readonly difficulty: Difficulty
  readonly now: number
}

/** Played moves start this many seconds before now, so that they end before now. */
const playSeconds = 60 * 60

/** Plays the step until it is passed, except for a test (RUL-1). Throws 403, 404. */
async function passStep(database: Database, contents: Contents, call: StepCall): Promise<void> {
  const { caller, step_id, difficulty, now } = call
  await openStep(database.queries, caller.student_id, step_id)
  const player = createDemoPlayer(database, contents, caller, now - playSeconds)
  await player.playThrough(step_id, difficulty)
}

/** Resets the step's exercises at one difficulty; points and badges stay. Throws 403, 404. */
async function repeatStep(database: Database, contents: Contents, call: StepCall): Promise<void> {
  const { caller, step_id, difficulty, now } = call
  const { curriculum_step_id } = await openStep(database.queries, caller.student_id, step_id)
  const { recipe } = await contents.get(database.queries, curriculum_step_id)
  const { student_id } = caller
  await database.transaction(async (transaction) => {
    await database.dialect.lockRow(transaction, 'student', student_id)
    for (const { position } of recipe) {
      const exercise_id = toExerciseId(step_id, position)
      await resetExercise(contents, { transaction, student_id, exercise_id, difficulty, now }, true)
    }
  })
}
