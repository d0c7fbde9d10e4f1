import type { SecondFactorAsked, TokenError } from '@letterliaan/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../mailer.ts'
import { callerAs, requestTokens, type TestCaller, type TestReply } from '../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, testPassword, type TestSchool } from '../../testing/school.ts'
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { daySeconds, minuteSeconds } from '../../testing/test-clock.ts'

const origin = 'https://spel.test'
const place = { origin, rpId: 'spel.test' }
const sent: Mail[] = []
const mailer = { send: async (mail: Mail) => void sent.push(mail) }
let app: TestApp
let school: TestSchool
let username: string
let juf: TestCaller
beforeAll(async () => {
  app = await startTestApp({}, { mailer, publicUrl: `${origin}/` })
})
afterAll(() => app.close())
beforeEach(async () => {
  school = await makeSchool(app)
  username = await makeSupervisor(app, school)
  juf = await entered(await enter(username))
})

const cookieOf = ({ headers }: TestReply<unknown>): string =>
  /letterliaan-login=[^;]+/.exec(headers.getSetCookie().join(' '))?.[0] ?? ''
const askedOf = (reply: TestReply<unknown>): SecondFactorAsked => {
  const { second_factor } = reply.body as TokenError
  if (second_factor === undefined) throw new Error(`no second factor: ${JSON.stringify(reply.body)}`)
  return second_factor
}
const enter = (who: string, password = testPassword, headers = {}) =>
  requestTokens(app, { grant_type: 'password', username: who, password }, headers)
const entered = async (reply: TestReply<{ access_token: string }>): Promise<TestCaller> => {
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return callerAs(app, reply.body.access_token)
}
const confirmed = { body: { password: testPassword } }
const codeOf = (secret: string, offset = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.nowMs() + offset * 30_000 })

async function setUpTotp(caller = juf): Promise<{ secret: string; codes: readonly string[] }> {
  const { body } = await caller.call('POST /api/v1/begeleider/account/totp', confirmed)
  const code = codeOf(body.secret)
  const { body: changed } = await caller.call('PUT /api/v1/begeleider/account/totp', { body: { code } })
  app.clock.advance(30)
  return { secret: body.secret, codes: changed.recovery_codes ?? [] }
}
async function begin(who = username) {
  const reply = await enter(who)
  const { challenge, methods } = askedOf(reply)
  const answer = (fields: object, cookie = cookieOf(reply)) =>
    requestTokens(app, { grant_type: 'second_factor', challenge, ...fields }, { cookie })
  return { challenge, methods, answer }
}
const actionsOf = async (action: string): Promise<number> => {
  const rows = app.database.queries.selectFrom('audit').select('id').where('action', '=', action)
  return (await rows.where('organisation_id', '=', school.organisation_id).execute()).length
}
const meOf = async (caller: TestCaller) => (await caller.call('GET /api/v1/begeleider/me')).status

describe('ORG-5 codes of an app', () => {
  test('are asked after the password from the moment that one was entered, and let in', async () => {
    await juf.call('POST /api/v1/begeleider/account/totp', confirmed)
    expect((await enter(username)).status).toBe(200)
    const { secret, codes } = await setUpTotp()
    expect(codes).toHaveLength(10)
    const { methods, answer } = await begin()
    expect(methods).toEqual(['totp', 'recovery_code'])
    const reply = await answer({ code: codeOf(secret) })
    expect(await meOf(await entered(reply))).toBe(200)
    expect(await actionsOf('totp_set_up')).toBe(1)
  })

  test('work once, thirty seconds early or late, and no longer', async () => {
    const { secret } = await setUpTotp()
    const code = codeOf(secret)
    expect((await (await begin()).answer({ code })).status).toBe(200)
    expect((await (await begin()).answer({ code })).body).toMatchObject({ error: 'invalid_grant' })
    expect((await (await begin()).answer({ code: codeOf(secret, -1) })).status).toBe(400)
    expect((await (await begin()).answer({ code: codeOf(secret, 2) })).status).toBe(400)
    expect((await (await begin()).answer({ code: codeOf(secret, 1) })).status).toBe(200)
  })

  test('answer only in the browser that gave the password, for five minutes, once', async () => {
    const { secret } = await setUpTotp()
    const { answer } = await begin()
    const elsewhere = await answer({ code: codeOf(secret) }, 'letterliaan-login=van-een-ander')
    expect(elsewhere.body).toMatchObject({ error: 'challenge_over' })
    expect((await answer({ code: codeOf(secret) })).status).toBe(200)
    app.clock.advance(30)
    expect((await answer({ code: codeOf(secret) })).body).toMatchObject({ error: 'challenge_over' })
    const late = await begin()
    app.clock.advance(5 * minuteSeconds)
    expect((await late.answer({ code: codeOf(secret) })).body).toMatchObject({ error: 'challenge_over' })
  })

  test('can be tried wrong five times for a login and ten times for an account', async () => {
    const { secret } = await setUpTotp()
    const statuses: number[] = []
    for (let login = 0; login < 3; login += 1) {
      const { answer } = await begin()
      for (let time = 0; time < 4; time += 1) statuses.push((await answer({ code: '000000' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    const wait = await (await begin()).answer({ code: codeOf(secret) })
    expect([wait.status, Number(wait.headers.get('retry-after')) > 0]).toEqual([429, true])
    const first = await begin()
    for (let time = 0; time < 5; time += 1) await first.answer({ passkey: '{}' })
    expect((await first.answer({ passkey: '{}' })).body).toMatchObject({ error: 'challenge_over' })
    expect(await actionsOf('second_factor_failed')).toBeGreaterThan(9)
  })

  test('a recovery code lets in once; a new set makes the old worthless', async () => {
    const { codes } = await setUpTotp()
    const [first = '', second = ''] = codes
    expect((await (await begin()).answer({ recovery_code: ` ${first.toUpperCase()}` })).status).toBe(200)
    expect((await (await begin()).answer({ recovery_code: first })).status).toBe(400)
    expect(await actionsOf('recovery_code_used')).toBe(1)
    const { body } = await juf.call('POST /api/v1/begeleider/account/recovery-codes', confirmed)
    expect([body.recovery_codes?.length, body.account.num_recovery_codes]).toEqual([10, 10])
    expect((await (await begin()).answer({ recovery_code: second })).status).toBe(400)
    expect((await (await begin()).answer({ recovery_code: body.recovery_codes?.[0] })).status).toBe(200)
  })

  test('their secret stands nowhere readable, and recovery codes only as a hash', async () => {
    const { secret, codes } = await setUpTotp()
    const stored = JSON.stringify([
      await app.database.queries.selectFrom('totp').selectAll().execute(),
      await app.database.queries.selectFrom('recovery_code').selectAll().execute(),
    ])
    for (const told of [secret, ...codes]) expect(stored).not.toContain(told)
  })

  test('are removed with the password only; then the password is enough again', async () => {
    await setUpTotp()
    const wrong = await juf.call('POST /api/v1/begeleider/account/totp/removal', {
      body: { password: 'fout' },
    })
    expect([wrong.status, wrong.problem.detail]).toEqual([422, 'Dit is niet uw wachtwoord.'])
    expect(askedOf(await enter(username)).methods).toContain('totp')
    const { body } = await juf.call('POST /api/v1/begeleider/account/totp/removal', confirmed)
    expect([body.account.totp_since, body.account.num_recovery_codes]).toEqual([null, 0])
    expect((await enter(username)).status).toBe(200)
  })
})

test('ORG-5 an unknown account, a wrong password, and a wrong password of who has a second factor answer alike', async () => {
  await setUpTotp()
  const replies = [
    await enter('niemand@school.test', 'fout'),
    await enter(await makeSupervisor(app, school), 'fout'),
    await enter(username, 'fout'),
  ]
  const seen = replies.map(({ status, body, headers }) => [status, body, headers.getSetCookie()])
  expect(seen).toEqual([seen[0], seen[0], seen[0]])
  expect(seen[0]?.[0]).toBe(400)
})

describe('ORG-5 a passkey', () => {
  const key = createSoftwareAuthenticator
  async function register(authenticator = key(), name = 'Laptop') {
    const { body } = await juf.call('POST /api/v1/begeleider/account/passkey/options', confirmed)
    const passkey = authenticator.register({ challenge: body.challenge, ...place })
    const sending = { body: { name, challenge: body.challenge, passkey } }
    const reply = await juf.call('POST /api/v1/begeleider/account/passkey', sending)
    return { authenticator, reply, sending }
  }
  async function beginAlone() {
    const reply = await callerAs(app, null).call('POST /oauth2/token/passkey')
    const { challenge } = reply.body
    const answer = (passkey: string) =>
      requestTokens(app, { grant_type: 'passkey', challenge, passkey }, { cookie: cookieOf(reply) })
    return { challenge, answer }
  }

  test('lets in alone, is named and removed, and comes with recovery codes', async () => {
    const { authenticator, reply } = await register()
    expect(reply.body.recovery_codes).toHaveLength(10)
    const { challenge, answer } = await beginAlone()
    expect(await meOf(await entered(await answer(authenticator.sign({ challenge, ...place }))))).toBe(200)
    const id = reply.body.account.passkeys[0]?.id ?? 0
    const params = { id }
    const renamed = await juf.call('PUT /api/v1/begeleider/account/passkey/:id', {
      params,
      body: { name: 'Telefoon' },
    })
    expect(renamed.body.passkeys).toMatchObject([{ name: 'Telefoon', last_used_at: expect.any(Number) }])
    await juf.call('POST /api/v1/begeleider/account/passkey/:id/removal', { params, ...confirmed })
    const after = await beginAlone()
    const refused = await after.answer(authenticator.sign({ challenge: after.challenge, ...place }))
    expect(refused.body).toMatchObject({ error: 'invalid_grant' })
  })

  test('is a second factor after the password', async () => {
    const { authenticator } = await register()
    const { challenge, methods, answer } = await begin()
    expect(methods).toEqual(['passkey', 'recovery_code'])
    expect((await answer({ passkey: authenticator.sign({ challenge, ...place }) })).status).toBe(200)
  })

  test.each([
    ['another address', { origin: 'https://spel.test.kwaad.test' }, true],
    ['another name', { rpId: 'kwaad.test' }, true],
    ['another challenge', { challenge: 'x'.repeat(43) }, true],
    ['nobody who showed a finger or a PIN', {}, false],
  ])('that was signed for %s lets nobody in', async (_, changed, isVerified) => {
    const { authenticator } = await register()
    const { challenge, answer } = await beginAlone()
    authenticator.isVerified = isVerified
    const refused = await answer(authenticator.sign({ challenge, ...place, ...changed }))
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'invalid_grant' }])
  })

  test('answers once, and a copy with an old counter is refused', async () => {
    const { authenticator } = await register()
    const first = await beginAlone()
    const signed = authenticator.sign({ challenge: first.challenge, ...place })
    expect((await first.answer(signed)).status).toBe(200)
    expect((await first.answer(signed)).body).toMatchObject({ error: 'challenge_over' })
    authenticator.counter = 0
    const second = await beginAlone()
    const copied = await second.answer(authenticator.sign({ challenge: second.challenge, ...place }))
    expect(copied.body).toMatchObject({ error: 'invalid_grant' })
  })

  test('of which the answer was sent before, or of another login, is not kept', async () => {
    const { sending } = await register()
    expect((await juf.call('POST /api/v1/begeleider/account/passkey', sending)).status).toBe(422)
    const other = await entered(await enter(await makeSupervisor(app, school)))
    const { body } = await other.call('POST /api/v1/begeleider/account/passkey/options', confirmed)
    const passkey = key().register({ challenge: body.challenge, ...place })
    const stolen = { body: { name: 'x', challenge: body.challenge, passkey } }
    expect((await juf.call('POST /api/v1/begeleider/account/passkey', stolen)).status).toBe(422)
  })
})

describe('ORG-5 an organisation', () => {
  const security = 'PUT /api/v1/begeleider/security'
  let head: TestCaller
  beforeEach(async () => {
    head = await entered(await enter(await makeSupervisor(app, school, 'beheerder')))
  })
  const now = () => Math.floor(app.clock.nowMs() / 1000)

  test('that asks a second step lets staff without one to its own account only, from that moment; children never notice', async () => {
    const refused = await head.call(security, { body: { second_factor_from: now() } })
    expect([refused.status, refused.problem.detail]).toEqual([
      422,
      'Stel eerst zelf een tweede stap in, bij ‘Uw account’.',
    ])
    await setUpTotp(head)
    const child = await makeChild(app, school)
    const { body } = await head.call(security, { body: { second_factor_from: now() + minuteSeconds } })
    expect(body).toMatchObject({ num_with_second_factor: 1, num_without_second_factor: 1 })
    expect((await juf.call('GET /api/v1/begeleider/student')).status).toBe(200)
    app.clock.advance(minuteSeconds)
    const { status, problem } = await juf.call('GET /api/v1/begeleider/student')
    expect([status, problem.type]).toEqual([403, '/problems/second-factor-needed'])
    expect((await juf.call('GET /api/v1/begeleider/me')).body.needs_second_factor).toBe(true)
    expect((await head.call('GET /api/v1/begeleider/student')).status).toBe(200)
    expect((await enter(child.username)).status).toBe(200)
    await setUpTotp(juf)
    expect((await juf.call('GET /api/v1/begeleider/student')).status).toBe(200)
    const removal = await juf.call('POST /api/v1/begeleider/account/totp/removal', confirmed)
    expect([removal.status, (await juf.call('GET /api/v1/begeleider/account')).body.totp_since]).toEqual([
      409,
      expect.any(Number),
    ])
  })

  test('chooses after how long without use its staff is logged out; children stay in', async () => {
    await head.call(security, { body: { idle_minutes: 30 } })
    expect((await juf.call('GET /api/v1/begeleider/me')).body.idle_minutes).toBe(30)
    const child = await makeChild(app, school)
    const logins = [await enter(username), await enter(child.username)]
    const renew = async () =>
      Promise.all(
        logins.map(async ({ body: { refresh_token } }, at) => {
          const reply = await requestTokens(app, {
            grant_type: 'refresh_token',
            refresh_token,
            client_id: at === 0 ? 'letterliaan-begeleider' : 'letterliaan-game',
          })
          if (reply.status === 200) logins[at] = reply
          return reply.status
        }),
      )
    app.clock.advance(44 * minuteSeconds)
    expect(await renew()).toEqual([200, 200])
    app.clock.advance(46 * minuteSeconds)
    expect(await renew()).toEqual([400, 200])
  })

  test('takes the second step of a colleague that lost its phone away: it is logged out, and the password is enough', async () => {
    await setUpTotp()
    const staff = (await head.call('GET /api/v1/begeleider/staff')).body
    const id = staff.find(({ email }) => email === username)?.id ?? 0
    expect(staff.map(({ has_second_factor }) => has_second_factor)).toContain(true)
    const call = 'DELETE /api/v1/begeleider/staff/:id/second-factor'
    expect((await juf.call(call, { params: { id } })).status).toBe(403)
    const { body } = await head.call(call, { params: { id } })
    expect([body.has_second_factor, await meOf(juf)]).toEqual([false, 401])
    expect((await enter(username)).status).toBe(200)
    expect(await actionsOf('member_second_factor_removed')).toBe(1)
  })
})

describe('ORG-5 the own account', () => {
  const changePassword = (password: string, new_password: string) =>
    juf.call('PUT /api/v1/begeleider/account/password', { body: { password, new_password } })

  test('gets another password by who knows the old; other logins end, this one stays', async () => {
    const other = await entered(await enter(username))
    expect((await changePassword('fout', 'nieuw-woord')).status).toBe(422)
    expect((await changePassword(testPassword, 'nieuw-woord')).body.logins).toHaveLength(1)
    expect([await meOf(juf), await meOf(other)]).toEqual([200, 401])
    expect([(await enter(username)).status, (await enter(username, 'nieuw-woord')).status]).toEqual([
      400, 200,
    ])
  })

  test('asks no password more than ten times', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1)
      statuses.push((await changePassword('fout', 'nieuw-woord')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect((await changePassword(testPassword, 'nieuw-woord')).status).toBe(429)
  })

  test('shows its logins, and ends one or all others', async () => {
    const [second, third] = [await entered(await enter(username)), await entered(await enter(username))]
    const { body } = await juf.call('GET /api/v1/begeleider/account')
    expect(body.logins.map(({ is_current }) => is_current)).toHaveLength(3)
    expect(body.logins.filter(({ is_current }) => is_current)).toHaveLength(1)
    const id = body.logins.find(({ is_current }) => !is_current)?.id ?? 0
    await juf.call('DELETE /api/v1/begeleider/account/login/:id', { params: { id } })
    expect([await meOf(second), await meOf(third)].toSorted((a, b) => a - b)).toEqual([200, 401])
    await juf.call('DELETE /api/v1/begeleider/account/login')
    expect([await meOf(juf), await meOf(second), await meOf(third)]).toEqual([200, 401, 401])
  })

  test('moves to another mail address once its owner opened the link; the old one is told', async () => {
    const email = `nieuw-${username}`
    const body = { email: ` ${email}`.trim(), password: testPassword }
    const asked = await juf.call('POST /api/v1/begeleider/account/email', { body })
    expect([asked.body.email, asked.body.pending_email]).toEqual([username, email])
    expect(sent.at(-1)?.to).toBe(email)
    const token = /#([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
    const open = () => callerAs(app, null).call('PUT /api/v1/account-email', { body: { token } })
    expect((await open()).body).toEqual({ username: email })
    expect(sent.at(-1)?.to).toBe(username)
    expect([await meOf(juf), (await enter(username)).status, (await enter(email)).status]).toEqual([
      401, 400, 200,
    ])
    expect((await open()).status).toBe(410)
  })

  test('does not take an address of another account, and a link is over after a day', async () => {
    const holder = await makeSupervisor(app, await makeSchool(app))
    const ask = (email: string) =>
      juf.call('POST /api/v1/begeleider/account/email', { body: { email, password: testPassword } })
    const open = () => {
      const token = /#([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
      return callerAs(app, null).call('PUT /api/v1/account-email', { body: { token } })
    }
    expect((await ask(holder)).status).toBe(200)
    expect((await open()).status).toBe(409)
    await ask(`later-${username}`)
    app.clock.advance(daySeconds)
    expect((await open()).status).toBe(410)
  })

  test('has a name that its owner changes', async () => {
    const call = 'PUT /api/v1/begeleider/account/name'
    expect((await juf.call(call, { body: { name: ' Juf Els ' } })).body.name).toBe('Juf Els')
    expect((await juf.call(call, { body: { name: '  ' } })).status).toBe(422)
  })
})
