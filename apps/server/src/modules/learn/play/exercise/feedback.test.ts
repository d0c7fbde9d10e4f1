import type { TemplateName } from '@letterliaan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { getExercise, playExercise, sendMove, findExercise } from '../../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
})

const exerciseOf = (template: TemplateName) => findExercise(caller, child.steps[0] ?? 0, template)

const logOf = (exercise_id: number) =>
  findRows(app, 'answer', { exercise_id }, ['kind', 'input', 'place', 'is_right', 'error_class'])

describe('advice on listening', () => {
  test('is in the reply to a wrong word of a practice dictation, and in the last reply', async () => {
    const id = await exerciseOf('OefenDictee')
    const run = (await getExercise(caller, id)).student_exercise[2]
    const word = run.current_word ?? ''
    const { body } = await sendMove(caller, id, run, { answer: word.slice(0, -1) })
    expect(body.detailed_results[0]?.feedback).toMatch(/[.?!]$/)
    expect(body.detailed_results[1]).not.toHaveProperty('feedback')
    const right = await sendMove(caller, id, body, { answer: word })
    expect(right.body.detailed_results[0]?.feedback).toBe(body.detailed_results[0]?.feedback)
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(right.body)
    const end = await playExercise(caller, id, 2)
    expect(end.detailed_results[0]?.feedback).toBe(body.detailed_results[0]?.feedback)
  })

  test('GIDS-6 shows the first wrong letter next to the last one', async () => {
    const id = await exerciseOf('LuisterTyp')
    const run = (await getExercise(caller, id)).student_exercise[2]
    const word = run.current_word ?? ''
    const first = (await sendMove(caller, id, run, { attempt: 'q', at: 0 })).body
    expect(first.detailed_results[0]).not.toHaveProperty('first_slip')
    const second = (await sendMove(caller, id, first, { attempt: 'x', at: 1 })).body
    const third = (await sendMove(caller, id, second, { attempt: 'c', at: 2 })).body
    const { feedback } = first.detailed_results[0] ?? {}
    expect(feedback).toMatch(/[.?!]$/)
    expect(third.detailed_results[0]).toMatchObject({
      written: `${word.slice(0, 2)}c`,
      first_slip: { written: 'q', is_unfinished: true, feedback },
    })
  })

  test('is only in the last reply of a step dictation', async () => {
    const id = await exerciseOf('StapDictee')
    let run = (await getExercise(caller, id)).student_exercise[2]
    while (!run.is_complete) {
      for (const result of run.detailed_results) expect(result).not.toHaveProperty('feedback')
      const answer = run.current_word ?? ''
      run = (await sendMove(caller, id, run, { answer: `${answer}${answer.slice(-1)}` })).body
    }
    for (const result of run.detailed_results) expect(result.feedback).toMatch(/[.?!]$/)
  })
})

test('the log contains the errors of wrong answers and attempts, and the place of a wrong letter', async () => {
  const dictation = await exerciseOf('OefenDictee')
  const run = (await getExercise(caller, dictation)).student_exercise[2]
  await sendMove(caller, dictation, run, { answer: run.current_word?.slice(1) ?? '' })
  const [wrong] = await logOf(dictation)
  expect(wrong).toMatchObject({ kind: 'answer', is_right: false, place: null })
  expect(wrong?.error_class).toMatch(/^[^:,]+:[^:,]*/)

  const listening = await exerciseOf('LuisterTyp')
  const word = (await getExercise(caller, listening)).student_exercise[2]
  await sendMove(caller, listening, word, { attempt: 'q', at: 1 })
  await sendMove(caller, listening, word, { answer: word.current_word })
  const [attempt, right] = await logOf(listening)
  expect(attempt).toMatchObject({ kind: 'attempt', input: 'q', place: 1, is_right: false })
  expect(attempt?.error_class).toMatch(/^[^:,]+:[^:,]*/)
  expect(right).toMatchObject({ is_right: true, error_class: null })
})
