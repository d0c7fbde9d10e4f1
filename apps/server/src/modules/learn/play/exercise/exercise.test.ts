// @database both
import type { StudentExercise } from '@letterliaan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import {
  createAnswerBody,
  groupExercises,
  getExercise,
  getStep,
  makePlayer,
  sendMove,
} from '../../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller
let first: { explore: number[]; practise: number[]; dictation: number }

async function newChild(): Promise<void> {
  ;({ child, caller, first } = await makePlayer(app))
}

describe('an exercise', () => {
  beforeAll(newChild)

  test('API-2 GET returns an exercise with a run at each difficulty, with words drawn and not begun', async () => {
    const exercise = await getExercise(caller, first.explore[0] ?? 0)
    for (const difficulty of [1, 2, 3] as const) {
      const run = exercise.student_exercise[difficulty]
      expect(run.words).toHaveLength(exercise.exercise_type.num_words)
      expect(run).toMatchObject({ difficulty, status: 0, is_complete: false, started_at: null })
      expect(run.current_word).toBe(run.words[0]?.word)
      expect(run.exercise_data?.word).toBe(run.current_word)
      const { template } = exercise.exercise_type
      for (const word of run.words) expect(word.template).toBe(template)
    }
    expect(await getExercise(caller, exercise.id)).toEqual(exercise)
    expect(await findRows(app, 'student_exercise', { student_id: child.student_id })).toEqual([])
  })

  test('API-2 PUT of a right answer returns the run at the next word', async () => {
    const id = first.explore[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const { status, body } = await sendMove(caller, id, run, createRightMove(run))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      difficulty: 2,
      status: 1,
      is_complete: false,
      current_word: run.words[1]?.word,
    })
    expect(body.detailed_results[0]).toMatchObject({ word: run.current_word, completed: true, success: true })
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(body)
  })

  test('an error is counted by the server, whatever the client claims', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const { body } = await sendMove(caller, id, run, createWrongMove(run, false))
    expect(body.current_word).toBe(run.current_word)
    expect(body.detailed_results[0]).toMatchObject({ num_errors: 1, completed: false, success: false })
    const lie = { ...createRightMove(run), num_errors: 0, right: true }
    const after = await sendMove(caller, id, body, lie)
    expect(after.body.detailed_results[0]).toMatchObject({ num_errors: 1, completed: true, success: false })
    expect(await findRows(app, 'answer', { exercise_id: id })).toMatchObject([
      { kind: 'attempt', is_right: false, input: 'q', time_ms: 2500 },
      { kind: 'answer', is_right: true },
    ])
  })

  test('a word that the child looked at does not count as a success; a word with a hint does', async () => {
    const other = await makeChild(app, await makeSchool(app))
    const player = await logIn(app, other.username)
    const id = groupExercises(await getStep(player, other.steps[0] ?? 0)).practise[0] ?? 0
    let run = (await getExercise(player, id)).student_exercise[2]
    const answer = async (help: { cheats_used?: number; hints_used?: number }) => {
      const body = { ...createAnswerBody(id, run, createRightMove(run)), ...help }
      run = (await player.call('PUT /api/v1/exercise/:id', { params: { id }, body })).body
    }
    await answer({ cheats_used: 1 })
    await answer({ hints_used: 1 })
    const [cheated, hinted] = run.detailed_results
    expect(cheated).toMatchObject({ completed: true, num_errors: 0, cheats_used: 1, success: false })
    expect(hinted).toMatchObject({ completed: true, num_errors: 0, hints_used: 1, success: true })
    while (!run.is_complete) await answer({})
    const words = run.words.length
    expect(run.percentage_score).toBe(Math.floor((100 * (words - 1)) / words))
  })
})

describe('refusals', () => {
  beforeAll(newChild)

  test('a word out of turn gets 409 with the present state, and changes nothing', async () => {
    const id = first.practise[1] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const wrongTurn = { ...run, current_word: run.words[3]?.word ?? null }
    const { status, problem } = await sendMove(caller, id, wrongTurn, createRightMove(wrongTurn))
    expect(status).toBe(409)
    expect(problem.detail).toBe('Dit woord is niet aan de beurt.')
    expect(problem.student_exercise).toEqual(run)
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(run)
  })

  test('data without meaning to the template gets 422', async () => {
    const id = first.practise[1] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const { status, problem } = await sendMove(caller, id, run, { answer: { deep: ['x'] } })
    expect(status).toBe(422)
    expect(problem.errors).toHaveProperty('data')
  })

  test('an exercise of a locked step gets 403 for GET and PUT', async () => {
    const locked = (child.steps[1] ?? 0) * 100 + 1
    const look = await caller.call('GET /api/v1/exercise/:id', { params: { id: locked } })
    expect(look.status).toBe(403)
    expect(look.problem.detail).toBe('Deze stap zit nog op slot.')
    const run = (await getExercise(caller, first.practise[0] ?? 0)).student_exercise[2]
    expect((await sendMove(caller, locked, run, createRightMove(run))).status).toBe(403)
    const reset = { params: { id: locked }, body: { difficulty: 2, shuffle: 1 } }
    expect((await caller.call('PUT /api/v1/exercise/reset/:id', reset)).status).toBe(403)
  })
})

describe('a dictation without results until its end', () => {
  beforeAll(newChild)

  test('TPL-21 no reply, 409 or GET reveals results before the last word, and the last reply has all', async () => {
    const id = first.dictation
    let run = (await getExercise(caller, id)).student_exercise[2]
    const outcomes = (shownRun: StudentExercise) =>
      shownRun.detailed_results.map(({ success, num_errors, feedback }) => [success, num_errors, feedback])
    const nothing = run.words.map(() => [false, 0, undefined])
    for (const [at] of run.words.entries()) {
      const data = at % 2 === 0 ? createWrongMove(run, true) : createRightMove(run)
      const { body } = await sendMove(caller, id, run, data)
      const refused = await sendMove(caller, id, run, data)
      run = body
      if (run.is_complete) break
      const shown = (await getExercise(caller, id)).student_exercise[2]
      for (const shownRun of [run, shown, refused.problem.student_exercise])
        expect(outcomes(shownRun as StudentExercise)).toEqual(nothing)
    }
    expect(run.percentage_score).toBe(50)
    expect(run.detailed_results.map(({ success }) => success)).toEqual(run.words.map((_, at) => at % 2 === 1))
  })
})

test('KALM-2 the child’s certainty is stored with its answer and changes no result', async () => {
  await newChild()
  const answer = async (confidence?: unknown) => {
    const run = (await getExercise(caller, first.dictation)).student_exercise[2]
    const body = { ...createAnswerBody(first.dictation, run, { answer: run.current_word }), confidence }
    return caller.call('PUT /api/v1/exercise/:id', { params: { id: first.dictation }, body })
  }
  const replies = [await answer(), await answer('sure'), await answer('doubt')]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await answer('misschien')).status).toBe(422)
  const rows = await findRows(app, 'answer', { student_id: child.student_id }, ['confidence', 'is_right'])
  expect(rows).toEqual([
    { confidence: null, is_right: true },
    { confidence: 'sure', is_right: true },
    { confidence: 'doubt', is_right: true },
  ])
  expect(JSON.stringify(replies), 'told to nobody who plays').not.toContain('confidence')
})
