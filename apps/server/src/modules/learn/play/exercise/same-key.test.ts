// @database both
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { getExercise, makePlayer, sendMove } from '../../../../testing/player.ts'
import { countRows } from '../../../../testing/rows.ts'
import { makeChild, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller
let first: { explore: number[]; practise: number[]; dictation: number }

async function newChild(): Promise<void> {
  ;({ child, caller, first } = await makePlayer(app))
}

describe('a repeated key', () => {
  beforeAll(newChild)

  const countAnswers = () => countRows(app, 'answer', child.student_id)

  test('counts one error and gets one reply if a wrong attempt is sent eight times at once', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const before = await countAnswers()
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => sendMove(caller, id, run, createWrongMove(run, false), key)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
    expect(replies[0]?.body.detailed_results[0]?.num_errors).toBe(1)
    expect(await countAnswers()).toBe(before + 1)
  })

  test('has no effect if it is sent after later answers, and returns the present state of the exercise', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const key = randomUUID()
    const original = await sendMove(caller, id, run, createRightMove(run), key)
    const latest = await sendMove(caller, id, original.body, createRightMove(original.body))
    const before = await countAnswers()
    const again = await sendMove(caller, id, run, createRightMove(run), key)
    expect([again.status, again.body]).toEqual([200, latest.body])
    expect(await countAnswers()).toBe(before)
  })

  test('is refused if the body differs', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const key = randomUUID()
    await sendMove(caller, id, run, createWrongMove(run, false), key)
    const { status, problem } = await sendMove(caller, id, run, createRightMove(run), key)
    expect(status).toBe(422)
    expect(problem.detail).toBe('Deze Idempotency-Key is al voor iets anders gebruikt.')
  })

  test('is independent of the same key of another child', async () => {
    const other = await makeChild(app, child)
    const otherCaller = await logIn(app, other.username)
    const key = randomUUID()
    const id = first.practise[0] ?? 0
    const otherId = (other.steps[0] ?? 0) * 100 + (id % 100)
    const run = (await getExercise(caller, id)).student_exercise[2]
    const otherRun = (await getExercise(otherCaller, otherId)).student_exercise[2]
    await sendMove(caller, id, run, createRightMove(run), key)
    expect((await sendMove(otherCaller, otherId, otherRun, createRightMove(otherRun), key)).status).toBe(200)
  })

  test('is not needed: only one of several simultaneous answers with different keys is accepted', async () => {
    const id = first.practise[1] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const before = await countAnswers()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => sendMove(caller, id, run, createRightMove(run))),
    )
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
    expect(await countAnswers()).toBe(before + 1)
  })
})
