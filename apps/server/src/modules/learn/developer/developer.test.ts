import { beforeEach, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { groupExercises, getStep } from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { countRows, findRows } from '../../../testing/rows.ts'
import { startTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller & { readonly tokens: { readonly access_token: string } }
beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
})

const first = (): number => child.steps[0] ?? 0
const change = (what: 'pass' | 'repeat', id = first(), as: TestCaller = caller) =>
  as.call('POST /api/v1/dev/step/:id/:what', { params: { id, what }, body: { difficulty: 2 } })

test('DEV-1 passing a step judges and stores the answers, and opens the next step', async () => {
  const { status, body } = await change('pass')
  expect([status, body]).toEqual([200, {}])
  const [step, next] = await Promise.all([getStep(caller, first()), getStep(caller, child.steps[1] ?? 0)])
  expect([step.is_complete, next.status]).toEqual([true, 0])
  const answers = await findRows(app, 'answer', { student_id: child.student_id }, ['created_at'])
  expect(answers.length).toBeGreaterThan(20)
  expect(Math.max(...answers.map(({ created_at }) => created_at)) * 1000).toBeLessThanOrEqual(
    app.clock.nowMs(),
  )
})

test('two requests to pass a step run one after the other, and each run is played and paid once', async () => {
  const { student_id } = child
  const replies = await Promise.all([change('pass'), change('pass')])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const runs = await findRows(app, 'run', { student_id }, ['exercise_id', 'number'])
  expect(runs.map(({ number }) => number)).toEqual(runs.map(() => 1))
  expect(await countRows(app, 'point', student_id)).toBe(runs.length)
})

test('DEV-1 repeating a step opens its exercises again, but the step stays passed', async () => {
  await change('pass')
  const before = await getStep(caller, first())
  await change('repeat')
  const after = await getStep(caller, first())
  const { dictation } = groupExercises(after)
  const { body } = await caller.call('GET /api/v1/exercise/:id', { params: { id: dictation } })
  expect(body.student_exercise[2].is_complete).toBe(false)
  expect([before.is_complete, after.is_complete]).toEqual([true, true])
})

test('passing or repeating a locked step is refused', async () => {
  expect((await change('pass', child.steps[3])).status).toBe(403)
})

const over = (server: TestApp, token: string, host: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/dev/step/${first()}/pass`,
    headers: { authorization: `Bearer ${token}`, host },
    payload: { difficulty: 2 },
  })

test('DEV-1 the developer calls exist only on a local host', async () => {
  const { access_token } = caller.tokens
  expect((await over(app, access_token, 'spel.school.nl')).statusCode).toBe(404)
  expect((await over(app, access_token, 'localhost:3000')).statusCode).toBe(200)
})

test('DEV-1 a public server has no developer calls and refuses skips, whatever the Host header is', async () => {
  const production = await startTestApp({}, { hasDeveloperCalls: false })
  try {
    child = await makeChild(production, await makeSchool(production))
    const { tokens } = await logIn(production, child.username)
    for (const host of ['localhost', 'spel.school.nl']) {
      expect((await over(production, tokens.access_token, host)).statusCode).toBe(404)
    }
    const answers = await production.database.queries.selectFrom('answer').select('id').execute()
    expect(answers).toEqual([])
  } finally {
    await production.close()
  }
})
