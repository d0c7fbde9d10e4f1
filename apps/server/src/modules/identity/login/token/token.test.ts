// @database both
import { describe, expect, test } from 'vitest'
import { createCaller, logIn, requestTokens } from '../../../../testing/http.ts'
import { advanceTime, daySeconds, minuteSeconds } from '../../../../testing/test-clock.ts'
import { makeChild, makeSchool, makeSupervisor, testPassword } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { findRow } from '../../../../testing/rows.ts'

const app = await useTestApp()

const newUsername = async (): Promise<string> => (await makeChild(app, await makeSchool(app))).username
const withPassword = (username: string, password = testPassword) => ({
  grant_type: 'password',
  username,
  password,
})
const renew = (refresh_token: string) => requestTokens(app, { grant_type: 'refresh_token', refresh_token })
const profileStatus = async (token: string): Promise<number> =>
  (await createCaller(app, token).call('GET /api/v1/user/me/')).status

describe('logging in', () => {
  test('API-8 the grant `password` returns tokens as RFC 6749 says, for JSON and for a form', async () => {
    const username = await newUsername()
    const { status, headers, body } = await requestTokens(app, withPassword(username))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      access_token: expect.stringMatching(/^\d+\.[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^\d+\.[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 900,
    })
    const form = await fetch(`${app.url}/oauth2/token/create`, {
      method: 'POST',
      body: new URLSearchParams({ ...withPassword(username), client_id: 'letterliaan-game' }),
    })
    expect(form.status).toBe(200)
    expect(await profileStatus(((await form.json()) as { access_token: string }).access_token)).toBe(200)
  })

  test('DAG-1 a supervisor who logs in at the game gets a login of the supervisors’ app', async () => {
    const username = await makeSupervisor(app, await makeSchool(app))
    const { body } = await requestTokens(app, withPassword(username))
    const client_id = 'letterliaan-begeleider'
    const renewIn = (asked: object) =>
      requestTokens(app, { grant_type: 'refresh_token', refresh_token: body.refresh_token, ...asked })
    expect((await renewIn({})).status).toBe(400)
    expect((await renewIn({ client_id })).status).toBe(200)
    await createCaller(app, null).call('POST /oauth2/token/revoke', {
      body: { token: body.access_token, client_id },
    })
    expect(await profileStatus(body.access_token)).toBe(401)
  })

  test('a username is accepted with capitals and with spaces around it', async () => {
    const username = await newUsername()
    expect((await requestTokens(app, withPassword(` ${username.toUpperCase()} `))).status).toBe(200)
  })

  test('errors have the form of RFC 6749', async () => {
    const username = await newUsername()
    const errorOf = async (body: object) => {
      const reply = await requestTokens(app, body)
      return [reply.status, (reply.body as unknown as { error: string }).error]
    }
    expect(await errorOf({ grant_type: 'device' })).toEqual([400, 'unsupported_grant_type'])
    expect(await errorOf({ grant_type: 'password', username })).toEqual([400, 'invalid_request'])
    expect(await errorOf({ ...withPassword(username), client_id: 'constructor' })).toEqual([
      401,
      'invalid_client',
    ])
    expect(await errorOf({ ...withPassword(username), client_secret: 'x' })).toEqual([401, 'invalid_client'])
    expect(await errorOf({ grant_type: 'refresh_token', refresh_token: 'x' })).toEqual([400, 'invalid_grant'])
  })

  test('attempts on one account from one address are limited, even with the right password', async () => {
    const username = await newUsername()
    const from = (address: string, password: string) =>
      requestTokens(app, withPassword(username, password), { 'x-forwarded-for': address })
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await from('10.0.0.1', 'fout')).status).toBe(400)
    }
    const limited = await from('10.0.0.1', testPassword)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('10.0.0.2', testPassword)).status).toBe(200)
    advanceTime(app, 15 * minuteSeconds)
    expect((await from('10.0.0.1', testPassword)).status).toBe(200)
  })

  test('the limit also applies if the client itself adds a forwarded address', async () => {
    const username = 'slim@school.nl'
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const headers = { 'x-forwarded-for': `10.1.${attempt}.1, 10.0.0.7` }
      statuses.push((await requestTokens(app, withPassword(username, 'fout'), headers)).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('simultaneous attempts are all counted', async () => {
    const username = await newUsername()
    const replies = await Promise.all(
      Array.from({ length: 14 }, () =>
        requestTokens(app, withPassword(username, 'fout'), { 'x-forwarded-for': '10.0.0.9' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4)
  })
})

describe('a subscription', () => {
  const refusal = { error: 'invalid_grant', error_description: 'User has no active subscription' }

  test('refuses the login if it has ended, and gives the reason only for the right password', async () => {
    const { username } = await makeChild(app, await makeSchool(app, { days: -1 }))
    const { status, body } = await requestTokens(app, withPassword(username))
    expect([status, body]).toEqual([400, refusal])
    expect((await requestTokens(app, withPassword(username, 'fout'))).body).not.toEqual(refusal)
  })

  test('NAV-6 allows the login but not playing if it has ended and can be renewed', async () => {
    const child = await makeChild(app, await makeSchool(app, { days: -1, can_be_renewed: true }))
    const caller = await logIn(app, child.username)
    const { body } = await caller.call('GET /api/v1/user/me/')
    expect(body).toMatchObject({
      has_active_subscription: false,
      current_subscription: { can_be_renewed: true },
    })
    const { status, problem } = await caller.call('GET /api/v1/step')
    expect([status, problem.detail]).toEqual([403, 'Je abonnement is verlopen.'])
  })

  test('stops the renewal of tokens if it ends while the child is logged in', async () => {
    const { username } = await makeChild(app, await makeSchool(app, { days: 1 }))
    const { tokens } = await logIn(app, username)
    app.clock.advance(daySeconds)
    const { status, body } = await renew(tokens.refresh_token)
    expect([status, body]).toEqual([400, refusal])
  })
})

describe('renewing', () => {
  test('API-8 the grant `refresh_token` returns an access token that is valid for 15 minutes', async () => {
    const { tokens } = await logIn(app, await newUsername())
    app.clock.advance(15 * minuteSeconds)
    expect(await profileStatus(tokens.access_token)).toBe(401)
    const { status, body } = await renew(tokens.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(tokens.refresh_token)
    expect(await profileStatus(body.access_token)).toBe(200)
    expect((await renew(body.refresh_token)).status).toBe(200)
  })

  test('two tabs that renew within 10 seconds, or simultaneously, get the same tokens', async () => {
    const { tokens } = await logIn(app, await newUsername())
    const replies = await Promise.all(Array.from({ length: 5 }, () => renew(tokens.refresh_token)))
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: replies[0]?.body })
    app.clock.advance(9)
    const late = await renew(tokens.refresh_token)
    expect(late.body).toEqual({ ...replies[0]?.body, expires_in: 891 })
    app.clock.advance(1)
    expect((await renew(tokens.refresh_token)).body).toEqual({ ...replies[0]?.body, expires_in: 890 })
  })

  test('a refresh token that is reused after 10 seconds revokes all tokens of its login and no others', async () => {
    const username = await newUsername()
    const { tokens } = await logIn(app, username)
    const other = await logIn(app, username)
    const { body } = await renew(tokens.refresh_token)
    app.clock.advance(10.001)
    expect((await renew(tokens.refresh_token)).status).toBe(400)
    expect(await profileStatus(body.access_token)).toBe(401)
    expect((await renew(body.refresh_token)).status).toBe(400)
    expect(await profileStatus(other.tokens.access_token)).toBe(200)
  })

  test('a refresh token is valid for 30 days', async () => {
    const { username } = await makeChild(app, await makeSchool(app, { days: 60 }))
    const { tokens } = await logIn(app, username)
    app.clock.advance(30 * daySeconds)
    expect((await renew(tokens.refresh_token)).status).toBe(400)
  })
})

describe('AUTH-4 revoking (RFC 7009)', () => {
  const revoke = (body: object) =>
    createCaller(app, null).call('POST /oauth2/token/revoke', {
      body: { client_id: 'letterliaan-game', ...body },
    })

  test.each(['access_token', 'refresh_token'] as const)(
    'the %s ends its login, including renewed tokens, but no other login',
    async (kind) => {
      const username = await newUsername()
      const { tokens } = await logIn(app, username)
      const other = await logIn(app, username)
      const { body } = await renew(tokens.refresh_token)
      const reply = await revoke({ token: tokens[kind], token_type_hint: kind })
      expect([reply.status, reply.body]).toEqual([200, {}])
      expect(await profileStatus(body.access_token)).toBe(401)
      expect((await renew(body.refresh_token)).status).toBe(400)
      expect(await profileStatus(other.tokens.access_token)).toBe(200)
    },
  )

  test('an unknown or revoked token gives no error, and a form is accepted', async () => {
    const { tokens } = await logIn(app, await newUsername())
    expect((await revoke({ token: 'niets' })).status).toBe(200)
    for (let time = 0; time < 2; time += 1) {
      const form = new URLSearchParams({ token: tokens.refresh_token, client_id: 'letterliaan-game' })
      const reply = await fetch(`${app.url}/oauth2/token/revoke`, { method: 'POST', body: form })
      expect(reply.status).toBe(200)
    }
    expect(await profileStatus(tokens.access_token)).toBe(401)
  })

  test('a token of another app ends no login', async () => {
    const { tokens } = await logIn(app, await newUsername())
    await revoke({ token: tokens.access_token, client_id: 'letterliaan-begeleider' })
    expect(await profileStatus(tokens.access_token)).toBe(200)
    expect((await revoke({ token: tokens.access_token, client_id: 'x' })).status).toBe(401)
  })
})

test('only hashes of tokens and passwords are stored', async () => {
  const username = await newUsername()
  const { tokens } = await logIn(app, username)
  const rows = await app.database.queries.selectFrom('token').selectAll().execute()
  const user = await findRow(app, 'user', { username }, ['password_hash'])
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(tokens.access_token)
  expect(stored).not.toContain(tokens.refresh_token)
  expect(user.password_hash).toMatch(/^\$argon2id\$/)
})

test('a token with another organisation’s number, or without one, is refused', async () => {
  const { body } = await requestTokens(app, withPassword(await newUsername()))
  const other = await makeSchool(app)
  const [, secret = ''] = body.access_token.split('.')
  for (const number of [other.organisation_id, 0, -1, '', '999999999999999', '1e3'])
    expect(await profileStatus(`${number}.${secret}`)).toBe(401)
  expect(await profileStatus(secret)).toBe(401)
  expect(await profileStatus(body.access_token)).toBe(200)
  expect((await renew(body.refresh_token)).body.access_token.split('.')[0]).toBe(
    body.access_token.split('.')[0],
  )
})
