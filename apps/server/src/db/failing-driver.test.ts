// @nightly
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createFailingDriver } from '../testing/failing-driver.ts'
import { logIn, type TestCaller } from '../testing/http.ts'
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
  readonly refusals: number
}

/** Sends each answer with one key until the server confirms it. */
async function play(child: TestChild, caller: TestCaller): Promise<Played> {
  const { explore, practise } = groupExercises(await readSurely(() => getStep(caller, child.steps[0] ?? 0)))
  let [acknowledged, refusals] = [0, 0]
  for (const id of [...explore, ...practise].slice(0, numExercises)) {
    let run = (await readSurely(() => getExercise(caller, id))).student_exercise[2]
    while (!run.is_complete) {
      const key = randomUUID()
      let reply = await answer(caller, id, run, key)
      for (; reply.status === 503; refusals++) {
        expect([reply.headers.get('retry-after'), reply.problem.detail]).toEqual([
          '5',
          'Dit lukt nu even niet. Probeer het zo nog eens.',
        ])
        reply = await answer(caller, id, run, key)
      }
      expect(reply.status).toBe(200)
      acknowledged++
      run = reply.body
    }
  }
  return { child, acknowledged, refusals }
}

/** Reads again, as the game does, because on a busy machine a read runs out of retries. */
const readSurely = <T>(read: () => Promise<T>): Promise<T> => vi.waitFor(read, { timeout: 20_000 })

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
  const refusals = played.reduce((sum, one) => sum + one.refusals, 0)
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
