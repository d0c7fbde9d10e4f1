import { createRightMove } from '../../modules/learn/developer/move.ts'
import type { TestCaller } from '../http.ts'
import { createAnswerBody, getExercise } from '../player.ts'

const difficulty = 2

export async function createPlayerBody(caller: TestCaller, exercise_id: number) {
  const readRun = async () => (await getExercise(caller, exercise_id)).student_exercise[difficulty]
  if ((await readRun()).is_complete)
    await caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id: exercise_id },
      body: { difficulty, shuffle: 1 },
    })
  const run = await readRun()
  return createAnswerBody(exercise_id, run, createRightMove(run))
}
