import { beforeEach, expect, test } from 'vitest'
import { createCaller, logIn, requestTokens, type TestCaller, readTokens } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { askToken, exchangeToken } from '../../../../testing/ask-token.ts'
import { findRows } from '../../../../testing/rows.ts'

let child: TestChild
let supervisor: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  supervisor = await logIn(app, await makeSupervisor(app, child))
})

const renew = (id = child.student_id, as = supervisor, headers = {}) =>
  as.call('POST /api/v1/begeleider/student/:id/password', { params: { id }, headers })
const enter = async (username: string, password: string): Promise<number> =>
  (await requestTokens(app, { grant_type: 'password', username, password })).status
const hashOf = async (user_id: number): Promise<string> => {
  const query = app.database.queries.selectFrom('user').select('password_hash').where('id', '=', user_id)
  return (await query.executeTakeFirstOrThrow()).password_hash
}

test('a new password from a supervisor logs the child in, and earlier logins end', async () => {
  const before = await logIn(app, child.username)
  const { status, headers, body } = await renew()
  expect([status, headers.get('cache-control')]).toEqual([201, 'no-store'])
  expect(Object.keys(body)).toEqual(['password'])
  expect(await hashOf(child.user_id)).toMatch(/^\$argon2id\$/)

  expect((await before.call('GET /api/v1/user/me/')).status).toBe(401)
  const { refresh_token } = before.tokens
  expect((await requestTokens(app, { grant_type: 'refresh_token', refresh_token })).status).toBe(400)
  await expect(logIn(app, child.username)).rejects.toThrow('Invalid credentials')
  expect(await enter(child.username, body.password)).toBe(200)

  const again = await renew()
  expect(again.body.password).not.toBe(body.password)
  expect(await enter(child.username, body.password)).toBe(400)
})

test('the audit log shows who set a new password, and for whom', async () => {
  await renew()
  const rows = await app.database.queries
    .selectFrom('audit')
    .innerJoin('user', 'user.id', 'audit.user_id')
    .select(['action', 'detail', 'user.role'])
    .where('audit.organisation_id', '=', child.organisation_id)
    .where('action', '<>', 'logged_in')
    .execute()
  const detail = JSON.stringify({ student_ids: [child.student_id] })
  expect(rows).toEqual([{ action: 'password_made', detail, role: 'begeleider' }])
})

test('a login card still logs its child in after a new password', async () => {
  const { body: card } = await askToken(supervisor, child.student_id)
  const exchange = () => exchangeToken(createCaller(app, null), card.token)
  const inByCard = createCaller(app, readTokens((await exchange()).body).access_token)
  await renew()
  expect((await inByCard.call('GET /api/v1/user/me/')).status).toBe(401)
  expect((await exchange()).status).toBe(200)
})

test('a new password invalidates reset links that were requested before', async () => {
  const { organisation_id, user_id } = child
  const reset = { organisation_id, user_id, hash: 'x'.repeat(64), expires_at: 2 ** 40 }
  await app.database.queries.insertInto('password_reset').values(reset).execute()
  await renew()
  const left = await findRows(app, 'password_reset', { user_id: child.user_id })
  expect(left).toEqual([])
})

test('the password is stored nowhere, so a repeated idempotency key does not return it', async () => {
  const key = { 'idempotency-key': 'nog-een-keer' }
  const first = await renew(child.student_id, supervisor, key)
  const second = await renew(child.student_id, supervisor, key)
  expect(second.body.password).not.toBe(first.body.password)
  const tables = ['user', 'idempotency', 'audit', 'live_event', 'setting'] as const
  for (const table of tables) {
    const stored = JSON.stringify(await app.database.queries.selectFrom(table).selectAll().execute())
    expect(stored).not.toContain(first.body.password)
    expect(stored).not.toContain(second.body.password)
  }
  const keys = await findRows(app, 'idempotency', { key: 'nog-een-keer' })
  expect(keys).toEqual([])
})
