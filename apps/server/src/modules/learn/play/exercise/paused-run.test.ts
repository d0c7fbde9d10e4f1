// @database both
import { expect, test } from 'vitest'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { getExercise, getStep, makePlayer, sendMove } from '../../../../testing/player.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { encodeRun, readStoredRun } from './stored-run.ts'

const app = await useTestApp()
const { child, caller, first } = await makePlayer(app)
const [id = 0] = first.practise

const readRow = () =>
  app.database.queries
    .selectFrom('student_exercise')
    .selectAll()
    .where('student_id', '=', child.student_id)
    .where('exercise_id', '=', id)
    .executeTakeFirstOrThrow()

const readRun = async () => (await getExercise(caller, id)).student_exercise[2]

/** Returns the word of the step in the list and on its own page. */
async function readCurrentWords() {
  const step_id = child.steps[0] ?? 0
  const { body } = await caller.call('GET /api/v1/step')
  const listed = body['1'].find((step) => step.id === step_id)
  return [listed, await getStep(caller, step_id)].map((step) => step?.current_word)
}

test('within a run its row is not written, and the run is derived from the log', async () => {
  const begun = await readRun()
  let run = (await sendMove(caller, id, begun, createWrongMove(begun, false))).body
  const row = await readRow()
  expect(readStoredRun(row.state)).toEqual(readStoredRun(encodeRun(begun)))
  for (const move of [createRightMove, createRightMove, (of: typeof run) => createWrongMove(of, false)]) {
    run = (await sendMove(caller, id, run, move(run))).body
    expect(await readRun()).toEqual(run)
    expect(await readCurrentWords()).toEqual([run.current_word, run.current_word])
  }
  expect(await readRow()).toEqual(row)
})

test('a paused run from an archive of 0.2 is continued and finished', async () => {
  let run = await readRun()
  await app.database.queries
    .updateTable('student_exercise')
    .set({ state: encodeRun(run) })
    .where('student_id', '=', child.student_id)
    .where('exercise_id', '=', id)
    .execute()
  while (!run.is_complete) {
    run = (await sendMove(caller, id, run, createRightMove(run))).body
    expect(await readRun()).toEqual(run)
  }
  expect(run.detailed_results.map(({ num_errors }) => num_errors).slice(0, 4)).toEqual([1, 0, 1, 0])
  expect(await readCurrentWords()).toEqual([null, null])
})
