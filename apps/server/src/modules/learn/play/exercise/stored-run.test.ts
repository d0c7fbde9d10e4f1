// @database both
import { expect, test } from 'vitest'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { getExercise, getStep, makePlayer, sendMove } from '../../../../testing/player.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { encodeRun, readStoredRun } from './stored-run.ts'
import { changeRows, findRow } from '../../../../testing/rows.ts'
import { startRun } from '@letterliaan/rules'

const app = await useTestApp()
const { child, caller, first } = await makePlayer(app)
const [id = 0] = first.practise

const readRow = () => findRow(app, 'student_exercise', { student_id: child.student_id, exercise_id: id })

const readRun = async () => (await getExercise(caller, id)).student_exercise[2]

/** Returns the step's current word as read in the list and as read on the step's own page. */
async function readCurrentWords() {
  const step_id = child.steps[0] ?? 0
  const { body } = await caller.call('GET /api/v1/step')
  const listed = body['1'].find((step) => step.id === step_id)
  return [listed, await getStep(caller, step_id)].map((step) => step?.current_word)
}

test('the row of a run is not written between its start and end, as the log has the run', async () => {
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
  await changeRows(
    app,
    'student_exercise',
    { student_id: child.student_id, exercise_id: id },
    { state: encodeRun(run) },
  )
  while (!run.is_complete) {
    run = (await sendMove(caller, id, run, createRightMove(run))).body
    expect(await readRun()).toEqual(run)
  }
  expect(run.detailed_results.map(({ num_errors }) => num_errors).slice(0, 4)).toEqual([1, 0, 1, 0])
  expect(await readCurrentWords()).toEqual([null, null])
})

test('if a run cannot be read, the steps can be read but have no current word', async () => {
  const [, other = 0] = first.practise
  const run = (await getExercise(caller, other)).student_exercise[2]
  await sendMove(caller, other, run, createRightMove(run))
  const where = { student_id: child.student_id, exercise_id: other }
  await changeRows(app, 'student_exercise', where, { state: '{"words":' })
  expect(await readCurrentWords()).toEqual([null, null])
})

const words = ['pen', 'pet', 'bel'].map((word, at) => ({ id: at + 1, word }))
const [pen, pet, ...others] = startRun(words, 2, false).detailed_results
const results = [
  { ...pen, num_tries: 1, time_spent: 2500, completed: true, success: true, last_answer: 'pen' },
  { ...pet, num_tries: 1, num_errors: 1, last_answer: 'pat', feedback: 'Luister nog eens.' },
  ...others,
]
const stored = { ...startRun(words, 2, false), detailed_results: results } as never

test('a stored run is decoded with its original results', () => {
  const decoded = readStoredRun(encodeRun(stored)).detailed_results
  expect(JSON.stringify(decoded)).toBe(JSON.stringify(results))
})

test('a stored run of version 0.2 is decoded with all of its results', () => {
  const old = JSON.stringify({ detailed_results: results, word_ids: [1, 2, 3] })
  expect(readStoredRun(old).detailed_results).toEqual(results)
})

test('a stored run omits a word’s values before its first move', () => {
  expect(encodeRun(stored)).toContain('{"word":"bel"}')
})
