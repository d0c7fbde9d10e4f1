import { afterAll, beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { callAs, requestTokens, type TestCaller } from '../../testing/http.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sayWelcome } from '../../welcome.ts'
import { createDemo, DEMO_USERS } from './demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await createDemo(app.database, app.contents, nowSeconds(app.clock))
})
afterAll(() => app.close())

async function logInFromWelcome(at: number): Promise<TestCaller> {
  const password = /\/ (\S+)$/.exec(await sayWelcome(app.database, app.url, false))?.[1]
  const { body } = await requestTokens(app, {
    grant_type: 'password',
    username: DEMO_USERS[at]?.username,
    password,
  })
  return callAs(app, body.access_token)
}

const statusesOf = async (caller: TestCaller): Promise<number[]> =>
  (await caller.call('GET /api/v1/step')).body['1'].map(({ status }) => status)

test('the start tells where to click, as whom and with which password', async () => {
  const welcome = await sayWelcome(app.database, 'http://127.0.0.1:3000', false)
  for (const { username } of DEMO_USERS) expect(welcome).toContain(username)
  expect(welcome).toMatch(/Open http:\/\/127\.0\.0\.1:3000 en log in met \S+@\S+ \/ \S+$/)
})

test('Sanne has just arrived', async () => {
  const caller = await logInFromWelcome(0)
  const { student } = (await caller.call('GET /api/v1/user/me/')).body
  expect(student).toMatchObject({ introduction_completed: false, points: 0, num_words: 0, phase_id: 1 })
  expect(new Set(await statusesOf(caller))).toEqual(new Set([0, -1]))
})

test('Youssef is in the middle of world 1', async () => {
  const caller = await logInFromWelcome(1)
  const statuses = await statusesOf(caller)
  const half = statuses.length / 2
  expect(statuses.slice(0, half)).toEqual(Array(half).fill(5))
  expect([1, 3]).toContain(statuses[half])
  expect(statuses.at(-1)).toBe(-1)
})

test('Noor has passed world 1 and may enter the second', async () => {
  const caller = await logInFromWelcome(2)
  expect(new Set(await statusesOf(caller))).toEqual(new Set([5]))
  const { student } = (await caller.call('GET /api/v1/user/me/')).body
  expect(student).toMatchObject({ phase_id: 2, end_reward_1_collected: true })
  expect((await caller.call('GET /api/v1/step')).body['2'][0]?.status).toBe(0)
})

test('Daan skips three worlds, and stands at the first step of the fourth', async () => {
  const caller = await logInFromWelcome(3)
  const { body } = await caller.call('GET /api/v1/step')
  expect([1, 2, 3].flatMap((world) => body[world as 1]?.map(({ status }) => status))).toEqual(
    Array(45).fill(4),
  )
  expect(body['4'].map(({ status }) => status)).toEqual([0, ...Array(24).fill(-1)])
  const { student } = (await caller.call('GET /api/v1/user/me/')).body
  expect(student).toMatchObject({ phase_id: 4, points: 0, introduction_completed: true })
})

test('what they have was earned by answers in the log, none of them in the future', async () => {
  const now = nowSeconds(app.clock)
  const answers = await app.database.queries
    .selectFrom('answer')
    .select(['student_id', 'created_at', 'is_right'])
    .execute()
  expect(new Set(answers.map(({ student_id }) => student_id)).size).toBe(2)
  expect(Math.max(...answers.map(({ created_at }) => created_at))).toBeLessThanOrEqual(now)
  expect(answers.some(({ is_right }) => !is_right)).toBe(true)
})
