import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMissingProfileFields } from '@letterliaan/rules'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { createCaller, requestTokens, type TestCaller } from '../../testing/http.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { writeWelcomeText } from '../../welcome.ts'
import type { Contents } from '../../modules/curriculum/content.ts'
import { demoSupervisor, demoUsers } from './demo-users.ts'
import { createDemo } from './demo.ts'
import { findRows } from '../../testing/rows.ts'

const app = await useTestApp()
await breakOff()
await createDemo(app.database, app.contents, getNowSeconds(app.clock))

/** Interrupts the creation of the demo while its children play. */
async function breakOff(): Promise<void> {
  let steps = 0
  const get: Contents['get'] = async (...args) => {
    if (++steps > 60) throw new Error('broken off')
    return app.contents.get(...args)
  }
  await expect(createDemo(app.database, { ...app.contents, get }, getNowSeconds(app.clock))).rejects.toThrow(
    'broken off',
  )
}

const logInFromWelcome = (at: number): Promise<TestCaller> => logInAs(demoUsers[at]?.username)

async function logInAs(username: string | undefined): Promise<TestCaller> {
  const password = /\/ (\S+)$/.exec(
    await writeWelcomeText(app.database, { main: app.url, others: [] }, false),
  )?.[1]
  const { body } = await requestTokens(app, { grant_type: 'password', username, password })
  return createCaller(app, body.access_token)
}

test('the children that played have logged in, and the other users have not', async () => {
  const users = await app.database.queries
    .selectFrom('user')
    .innerJoin('student', 'student.user_id', 'user.id')
    .select(['screen_name', 'last_login_at'])
    .orderBy('student.id')
    .execute()
  const played = users.filter(({ last_login_at }) => last_login_at !== null)
  expect(played.map(({ screen_name }) => screen_name)).toEqual(['Youssef', 'Noor', 'Daan', 'Lotje'])
})

test('the start prints the address, the usernames and the password', async () => {
  const welcome = await writeWelcomeText(app.database, { main: 'http://127.0.0.1:3000', others: [] }, false)
  for (const { username } of demoUsers) expect(welcome).toContain(username)
  expect(welcome).toMatch(/Open http:\/\/127\.0\.0\.1:3000 en log in met \S+@\S+ \/ \S+$/)
})

test('the README lists all demo children', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../../README.md'), 'utf8')
  for (const { first_name, at } of demoUsers) expect(readme).toContain(`| ${first_name} | ${at} |`)
})

test('DAG-2 the demo school does not ask the date of birth, and every other field is filled in', async () => {
  for (const at of demoUsers.keys()) {
    const { student, fixed_fields, asks_date_of_birth } = (
      await (await logInFromWelcome(at)).call('GET /api/v1/user/me/')
    ).body
    if (student === null) throw new Error('no student')
    expect([student.date_of_birth, asks_date_of_birth]).toEqual([null, false])
    expect(listMissingProfileFields(student, { asks_date_of_birth, fixed_fields })).toEqual([])
  }
})

test('badges follow from answers in the log, and none is in the future', async () => {
  const now = getNowSeconds(app.clock)
  const answers = await findRows(app, 'answer', {}, ['student_id', 'created_at', 'is_right'])
  expect(new Set(answers.map(({ student_id }) => student_id)).size).toBe(4)
  expect(Math.max(...answers.map(({ created_at }) => created_at))).toBeLessThanOrEqual(now)
  expect(answers.some(({ is_right }) => !is_right)).toBe(true)
})

test('the children that played have insight and reports: misspellings, a measure, a leerlingnummer', async () => {
  const caller = await logInAs(demoSupervisor.username)
  const { body: children } = await caller.call('GET /api/v1/begeleider/student')
  const byName = new Map(children.map((child) => [child.screen_name, child]))
  const body = { since: 0, until: getNowSeconds(app.clock) + 1 }
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
  const params = { scope: 'group', id: groups[1]?.id ?? 0 }
  const uwlr = await caller.call('POST /api/v1/begeleider/:scope/:id/uwlr', { params, body })
  const xml = new TextDecoder().decode(uwlr.body)
  expect(xml).toContain('concept, niet gecertificeerd')
  expect(xml).toContain('<leerlingid>1017</leerlingid>')
})
