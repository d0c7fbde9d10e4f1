// @nightly
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFailingDriver } from '../testing/failing-driver.ts'
import { logIn, type TestCaller, type TestReply } from '../testing/http.ts'
import { groupExercises, getExercise, getStep, sendMove } from '../testing/player.ts'
import { countRows } from '../testing/rows.ts'
import { makeChild, makeSchool, type TestChild } from '../testing/school.ts'
import { startTestApp, useTestApp } from '../testing/test-app.ts'
import { createRightMove } from '../modules/learn/developer/move.ts'
import { isLong } from '../../../../tools/testing/is-long.ts'

const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)
const classSize = isLong ? 25 : 4
const numExercises = isLong ? 6 : 2

const driver = createFailingDriver({ seed, transactions: 40, statements: 5, losesCommits: 'all' })
driver.isOn = false
const app = await useTestApp({}, {}, null, driver)

interface Played {
  readonly child: TestChild
  readonly acknowledged: number
  readonly sent: number
}

/** Sends each answer with one key until the server confirms it. */
async function play(child: TestChild, caller: TestCaller): Promise<Played> {
  let [acknowledged, sent] = [0, 0]
  const step = { params: { id: child.steps[0] ?? 0 } }
  const { explore, practise } = groupExercises(
    await callSurely(() => caller.call('GET /api/v1/step/:id', step)),
  )
  for (const id of [...explore, ...practise].slice(0, numExercises)) {
    const exercise = await callSurely(() => caller.call('GET /api/v1/exercise/:id', { params: { id } }))
    let run = exercise.student_exercise[2]
    while (!run.is_complete) {
      const [present, key] = [run, randomUUID()]
      run = await callSurely(() => {
        sent++
        return answer(caller, id, present, key)
      })
      acknowledged++
    }
  }
  return { child, acknowledged, sent }
}

/** Repeats a call while the server refuses it with a 503, as the game does. */
async function callSurely<T>(call: () => Promise<TestReply<T>>): Promise<T> {
  for (;;) {
    const { status, headers, problem, body } = await call()
    if (status === 200) return body
    expect([status, headers.get('retry-after'), problem.detail]).toEqual([
      503,
      '5',
      'Dit lukt nu even niet. Probeer het zo nog eens.',
    ])
  }
}

const answer = (caller: TestCaller, id: number, run: Parameters<typeof createRightMove>[0], key: string) =>
  sendMove(caller, id, run, createRightMove(run), key)

test(`OPS-11 a class plays while statements fail; each answer is stored once (seed ${seed})`, async () => {
  const school = await makeSchool(app)
  const children: TestChild[] = []
  for (let nr = 0; nr < classSize; nr++) children.push(await makeChild(app, school))
  const callers = await Promise.all(children.map(({ username }) => logIn(app, username)))
  driver.isOn = true
  const played = await Promise.all(children.map((child, nr) => play(child, callers[nr] as TestCaller)))
  driver.isOn = false
  for (const { child, acknowledged } of played)
    expect(await countRows(app, 'answer', child.student_id)).toBe(acknowledged)
  const refusals = played.reduce((sum, { sent, acknowledged }) => sum + sent - acknowledged, 0)
  expect([...driver.counts.values()].reduce((sum, num) => sum + num, 0)).toBeGreaterThan(10)
  // A COMMIT whose reply was lost can't be retried.
  expect(refusals).toBeGreaterThan(0)
}, 600_000)

test('OPS-11 a transaction that always fails gets a 503', async () => {
  const always = createFailingDriver({ seed, transactions: 100, statements: 0, losesCommits: 'with key' })
  always.isOn = false
  const other = await startTestApp({}, {}, null, always)
  const child = await makeChild(other, await makeSchool(other))
  const caller = await logIn(other, child.username)
  const [id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore
  const run = (await getExercise(caller, id)).student_exercise[2]
  always.isOn = true
  const { status, headers } = await answer(caller, id, run, randomUUID())
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  await other.close()
})
