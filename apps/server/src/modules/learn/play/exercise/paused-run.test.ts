// @database both
import { expect, test } from 'vitest'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { getExercise, makePlayer, sendMove } from '../../../../testing/player.ts'
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

test('within a run only the current word is stored, and the run is derived from the log', async () => {
  const begun = await readRun()
  let run = (await sendMove(caller, id, begun, createWrongMove(begun, false))).body
  const { current_word: _, ...row } = await readRow()
  expect(readStoredRun(row.state)).toEqual(readStoredRun(encodeRun(begun)))
  for (const move of [createRightMove, createRightMove, (of: typeof run) => createWrongMove(of, false)]) {
    run = (await sendMove(caller, id, run, move(run))).body
    expect(await readRun()).toEqual(run)
  }
  expect(await readRow()).toEqual({ ...row, current_word: run.current_word })
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
})
