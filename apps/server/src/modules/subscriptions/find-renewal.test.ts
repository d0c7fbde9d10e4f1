import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { createCaller, logIn, requestTokens, type TestCaller } from '../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, testPassword, type TestChild } from '../../testing/school.ts'
import { startTestApp, useTestApp, testRenewal } from '../../testing/test-app.ts'
import { daySeconds } from '../../testing/test-clock.ts'
import { findRow } from '../../testing/rows.ts'
import { insertRows } from '../../db/tables/rows.ts'

const app = await useTestApp()

const expired = { days: -1, can_be_renewed: true }
const renew = (caller: TestCaller, id: number) =>
  caller.call('GET /api/v1/subscription/renewal-token/:id', { params: { id } })
const current = async (caller: TestCaller): Promise<number> =>
  (await caller.call('GET /api/v1/user/me/')).body.current_subscription?.id ?? 0

const giveOwn = ({ organisation_id, user_id }: TestChild) =>
  app.database.transaction((transaction) => {
    const from = getNowSeconds(app.clock) - 30 * daySeconds
    const own = {
      product: 'Thuis',
      kind: 'demo',
      can_be_renewed: true,
      from,
      until: from + daySeconds,
    } as const
    return insertRows(transaction, 'subscription', { organisation_id, user_id, ...own })
  })

test('API-15 the renewal address has a signed token of five minutes, which contains no personal data', async () => {
  const child = await makeChild(app, await makeSchool(app, expired))
  const caller = await logIn(app, child.username)
  const id = await current(caller)
  const { status, headers, body } = await renew(caller, id)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const url = new URL(body.url)
  expect(`${url.origin}${url.pathname} ${url.searchParams.get('taal')}`).toBe(
    'https://winkel.test/verlengen nl',
  )
  const [head = '', claims = '', signature] = (url.searchParams.get('token') ?? '').split('.')
  expect(createHmac('sha256', testRenewal.secret).update(`${head}.${claims}`).digest('base64url')).toBe(
    signature,
  )
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  const now = getNowSeconds(app.clock)
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(read(claims)).toEqual({
    iss: 'letterliaan',
    aud: 'https://winkel.test',
    sub: String(id),
    org: String(child.organisation_id),
    iat: now,
    exp: now + 300,
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('SUB-4 a subscription of another child gets a 404', async () => {
  const school = await makeSchool(app, expired)
  const child = await makeChild(app, school)
  const other = await makeChild(app, school)
  await giveOwn(other)
  const mine = await logIn(app, child.username)
  const own = await findRow(app, 'subscription', { user_id: other.user_id }, ['id'])
  expect((await renew(mine, own.id)).status).toBe(404)
  expect((await renew(await logIn(app, other.username), own.id)).status).toBe(200)
})

test('SUB-4 a child without a supervisor can renew the subscription, and a supervisor can too', async () => {
  const family = await makeSchool(app, expired)
  const caller = await logIn(app, (await makeChild(app, family)).username)
  const id = await current(caller)
  expect((await renew(caller, id)).status).toBe(200)
  expect((await renew(await logIn(app, await makeSupervisor(app, family)), id)).status).toBe(200)
})

test('a subscription that cannot be renewed is refused', async () => {
  const caller = await logIn(app, (await makeChild(app, await makeSchool(app))).username)
  const { status, problem } = await renew(caller, await current(caller))
  expect([status, problem.detail]).toEqual([409, 'Dit abonnement kan niet worden verlengd.'])
})

test('SUB-4 the call responds 503 if no renewal address is set', async () => {
  const bare = await startTestApp({}, { renewalPlace: null })
  try {
    const { username } = await makeChild(bare, await makeSchool(bare, expired))
    const { body } = await requestTokens(bare, { grant_type: 'password', username, password: testPassword })
    const caller = createCaller(bare, body.access_token)
    const { status, problem } = await renew(caller, await current(caller))
    expect([status, problem.title]).toEqual([503, 'Bestellen niet mogelijk'])
  } finally {
    await bare.close()
  }
})

test('SUB-2 if several subscriptions ended, the renewable one counts, even if another ended later', async () => {
  const child = await makeChild(app, await makeSchool(app, { days: -1 }))
  await giveOwn(child)
  const caller = await logIn(app, child.username)
  const { body } = await caller.call('GET /api/v1/user/me/')
  expect(body).toMatchObject({
    has_active_subscription: false,
    current_subscription: { product: 'Thuis', kind: 'demo', can_be_renewed: true },
  })
})
