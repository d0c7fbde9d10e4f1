import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingProfileFields } from '@letterliaan/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { callerAs, requestTokens, type TestCaller } from '../../testing/http.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { welcomeText } from '../../welcome.ts'
import type { Contents } from '../../modules/curriculum/content.ts'
import { demoSupervisor, demoUsers } from './children.ts'
import { createDemo } from './demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await breakOff()
  await createDemo(app.database, app.contents, nowSeconds(app.clock))
})
afterAll(() => app.close())

/** A start that ends while the children play. */
async function breakOff(): Promise<void> {
  let steps = 0
  const get: Contents['get'] = async (...args) => {
    if (++steps > 60) throw new Error('broken off')
    return app.contents.get(...args)
  }
  await expect(createDemo(app.database, { ...app.contents, get }, nowSeconds(app.clock))).rejects.toThrow(
    'broken off',
  )
}

const logInFromWelcome = (at: number): Promise<TestCaller> => logInAs(demoUsers[at]?.username)

async function logInAs(username: string | undefined): Promise<TestCaller> {
  const password = /\/ (\S+)$/.exec(
    await welcomeText(app.database, { main: app.url, others: [] }, false),
  )?.[1]
  const { body } = await requestTokens(app, {
    grant_type: 'password',
    username,
    password,
  })
  return callerAs(app, body.access_token)
}

const statusesOf = async (caller: TestCaller): Promise<number[]> =>
  (await caller.call('GET /api/v1/step')).body['1'].map(({ status }) => status)

test('who played was logged in, and nobody else', async () => {
  const users = await app.database.queries
    .selectFrom('user')
    .innerJoin('student', 'student.user_id', 'user.id')
    .select(['screen_name', 'last_login_at'])
    .orderBy('student.id')
    .execute()
  const played = users.filter(({ last_login_at }) => last_login_at !== null)
  expect(played.map(({ screen_name }) => screen_name)).toEqual(['Youssef', 'Noor', 'Daan', 'Lotje'])
})

test('the start tells where to click, as whom and with which password', async () => {
  const welcome = await welcomeText(app.database, { main: 'http://127.0.0.1:3000', others: [] }, false)
  for (const { username } of demoUsers) expect(welcome).toContain(username)
  expect(welcome).toMatch(/Open http:\/\/127\.0\.0\.1:3000 en log in met \S+@\S+ \/ \S+$/)
})

test('the README tells of the same children', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../../README.md'), 'utf8')
  for (const { first_name, at } of demoUsers) expect(readme).toContain(`| ${first_name} | ${at} |`)
})

test('Juf Marit has two groups, and Noor is in both', async () => {
  const caller = await logInAs(demoSupervisor.username)
  const { body: groups } = await caller.call('GET /api/v1/begeleider/group')
  expect(groups.map(({ name, num_students }) => [name, num_students])).toEqual([
    ['Groep 4', 5],
    ['Spellinghulp', 3],
  ])
  const { body: children } = await caller.call('GET /api/v1/begeleider/student')
  const noor = children.find(({ screen_name }) => screen_name === 'Noor')
  expect(noor?.group_ids).toEqual(groups.map(({ id }) => id))
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
  expect((await caller.call('GET /api/v1/measure')).body).toEqual([])
})

const firstStepOf = async (caller: TestCaller) => (await caller.call('GET /api/v1/step')).body['1'][0]

test('Milan begins with an entry test', async () => {
  const caller = await logInFromWelcome(4)
  const step = await firstStepOf(caller)
  expect(step).toMatchObject({ status: 0, test_required: true, can_start_test: true, test_complete: false })
  const { status, body } = await caller.call('GET /api/v1/test/:id', { params: { id: step?.test_id ?? 0 } })
  expect([status, body.kind, body.is_complete]).toEqual([200, 'instap', false])
})

test('Lotte has practised her first step, and may take the test that closes it', async () => {
  const caller = await logInFromWelcome(5)
  const step = await firstStepOf(caller)
  expect(step).toMatchObject({ status: 3, test_required: true, can_start_test: true, test_complete: false })
  const { status, body } = await caller.call('GET /api/v1/test/:id', { params: { id: step?.test_id ?? 0 } })
  expect([status, body.kind, body.is_complete]).toEqual([200, 'sluit', false])
})

test('Bram stands before the test of world 1, a step of its own with status 7', async () => {
  const caller = await logInFromWelcome(6)
  expect(await statusesOf(caller)).toEqual([...Array<number>(9).fill(4), 7])
  const { body } = await caller.call('GET /api/v1/step')
  const { status, body: drawn } = await caller.call('GET /api/v1/test/:id', {
    params: { id: body['1'].at(-1)?.test_id ?? 0 },
  })
  expect([status, drawn.kind]).toEqual([200, 'stap'])
  expect(new Set(drawn.order.map(({ word }) => word)).size).toBe(20)
  expect((await caller.call('GET /api/v1/user/me/')).body.student?.phase_id).toBe(1)
})

test('DAG-2 the demo school asks no date of birth and fills every other field', async () => {
  for (const at of demoUsers.keys()) {
    const { student, fixed_fields, asks_date_of_birth } = (
      await (await logInFromWelcome(at)).call('GET /api/v1/user/me/')
    ).body
    if (student === null) throw new Error('no student')
    expect([student.date_of_birth, asks_date_of_birth]).toEqual([null, false])
    expect(missingProfileFields(student, { asks_date_of_birth, fixed_fields })).toEqual([])
  }
})

test('what they have was earned by answers in the log, none of them in the future', async () => {
  const now = nowSeconds(app.clock)
  const answers = await app.database.queries
    .selectFrom('answer')
    .select(['student_id', 'created_at', 'is_right'])
    .execute()
  expect(new Set(answers.map(({ student_id }) => student_id)).size).toBe(4)
  expect(Math.max(...answers.map(({ created_at }) => created_at))).toBeLessThanOrEqual(now)
  expect(answers.some(({ is_right }) => !is_right)).toBe(true)
})

test('of who played, insight and reports tell something: own misspellings, a measure, a leerlingnummer', async () => {
  const caller = await logInAs(demoSupervisor.username)
  const { body: children } = await caller.call('GET /api/v1/begeleider/student')
  const byName = new Map(children.map((child) => [child.screen_name, child]))
  const body = { since: 0, until: nowSeconds(app.clock) + 1 }
  for (const name of ['Youssef', 'Noor', 'Daan']) {
    const child = byName.get(name)
    const params = { id: child?.id ?? 0 }
    const { body: insight } = await caller.call('GET /api/v1/begeleider/student/:id/insight', { params })
    const types = insight.errors.flatMap((category) => category.types)
    expect(new Set(types.map(({ tag }) => tag)).size, name).toBeGreaterThan(3)
    expect(insight.confusions.length, name).toBeGreaterThan(3)
    const report = await caller.call('POST /api/v1/begeleider/student/:id/report/parents', { params, body })
    expect(report.status, name).toBe(200)
  }
  const { body: groups } = await caller.call('GET /api/v1/begeleider/group')
  const params = { id: groups[1]?.id ?? 0 }
  const uwlr = await caller.call('POST /api/v1/begeleider/group/:id/uwlr', { params, body })
  const xml = new TextDecoder().decode(uwlr.body)
  expect(xml).toContain('concept, niet gecertificeerd')
  expect(xml).toContain('<leerlingid>1017</leerlingid>')
})
