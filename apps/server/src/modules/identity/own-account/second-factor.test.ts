import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { requestTokens, type TestCaller } from '../../../testing/http.ts'
import { makeChild, makeSupervisor } from '../../../testing/school.ts'
import { minuteSeconds } from '../../../testing/test-clock.ts'
import {
  useStaffLogin,
  readSecondFactorAsked,
  passwordConfirmation,
  readOwnStatus,
} from '../../../testing/staff-login.ts'

const removal = 'POST /api/v1/begeleider/account/second-factor/removal'
const ofTotp = { body: { ...passwordConfirmation.body, passkey_id: null } }

const { at, enter, entered, begin } = useStaffLogin()

const codeOf = (secret: string, offset = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: at.app.clock.nowMs() + offset * 30_000,
  })

async function setUpTotp(caller = at.juf): Promise<{ secret: string; codes: readonly string[] }> {
  const { body } = await caller.call('POST /api/v1/begeleider/account/totp', passwordConfirmation)
  const code = codeOf(body.secret)
  const { body: changed } = await caller.call('PUT /api/v1/begeleider/account/totp', { body: { code } })
  at.app.clock.advance(30)
  return { secret: body.secret, codes: changed.recovery_codes ?? [] }
}

const actionsOf = async (action: string): Promise<number> => {
  const rows = at.app.database.queries.selectFrom('audit').select('id').where('action', '=', action)
  return (await rows.where('organisation_id', '=', at.school.organisation_id).execute()).length
}

describe('ORG-5 codes of an app', () => {
  test('are required after the password if a first code was entered', async () => {
    await at.juf.call('POST /api/v1/begeleider/account/totp', passwordConfirmation)
    expect((await enter(at.username)).status).toBe(200)
    const { secret, codes } = await setUpTotp()
    expect(codes).toHaveLength(10)
    const { methods, answer } = await begin()
    expect(methods).toEqual(['totp', 'recovery_code'])
    const reply = await answer({ code: codeOf(secret) })
    expect(await readOwnStatus(await entered(reply))).toBe(200)
    expect(await actionsOf('totp_set_up')).toBe(1)
  })

  test('work once and at most thirty seconds early or late', async () => {
    const { secret } = await setUpTotp()
    const code = codeOf(secret)
    expect((await (await begin()).answer({ code })).status).toBe(200)
    expect((await (await begin()).answer({ code })).body).toMatchObject({ error: 'invalid_grant' })
    expect((await (await begin()).answer({ code: codeOf(secret, -1) })).status).toBe(400)
    expect((await (await begin()).answer({ code: codeOf(secret, 2) })).status).toBe(400)
    expect((await (await begin()).answer({ code: codeOf(secret, 1) })).status).toBe(200)
  })

  test('work once for a login, within five minutes, and only in the browser that sent the password', async () => {
    const { secret } = await setUpTotp()
    const { answer } = await begin()
    const elsewhere = await answer({ code: codeOf(secret) }, 'letterliaan-login=van-een-ander')
    expect(elsewhere.body).toMatchObject({ error: 'challenge_over' })
    expect((await answer({ code: codeOf(secret) })).status).toBe(200)
    at.app.clock.advance(30)
    expect((await answer({ code: codeOf(secret) })).body).toMatchObject({ error: 'challenge_over' })
    const late = await begin()
    at.app.clock.advance(5 * minuteSeconds)
    expect((await late.answer({ code: codeOf(secret) })).body).toMatchObject({ error: 'challenge_over' })
  })

  test('can be wrong five times for a login and ten times for an account', async () => {
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

  test('come with recovery codes that work once, and new recovery codes invalidate the old ones', async () => {
    const { codes } = await setUpTotp()
    const [first = '', second = ''] = codes
    expect((await (await begin()).answer({ recovery_code: ` ${first.toUpperCase()}` })).status).toBe(200)
    expect((await (await begin()).answer({ recovery_code: first })).status).toBe(400)
    expect(await actionsOf('recovery_code_used')).toBe(1)
    const { body } = await at.juf.call('POST /api/v1/begeleider/account/recovery-codes', passwordConfirmation)
    expect([body.recovery_codes?.length, body.account.num_recovery_codes]).toEqual([10, 10])
    expect((await (await begin()).answer({ recovery_code: second })).status).toBe(400)
    expect((await (await begin()).answer({ recovery_code: body.recovery_codes?.[0] })).status).toBe(200)
  })

  test('have a secret that is stored encrypted, and recovery codes that are stored as hashes', async () => {
    const { secret, codes } = await setUpTotp()
    const stored = JSON.stringify([
      await at.app.database.queries.selectFrom('totp').selectAll().execute(),
      await at.app.database.queries.selectFrom('recovery_code').selectAll().execute(),
    ])
    for (const told of [secret, ...codes]) expect(stored).not.toContain(told)
  })

  test('can be removed only with the password, which is then enough to log in', async () => {
    await setUpTotp()
    const wrong = await at.juf.call(removal, { body: { password: 'fout', passkey_id: null } })
    expect([wrong.status, wrong.problem.detail]).toEqual([422, 'Dit is niet uw wachtwoord.'])
    expect(readSecondFactorAsked(await enter(at.username)).methods).toContain('totp')
    const { body } = await at.juf.call(removal, ofTotp)
    expect([body.account.totp_since, body.account.num_recovery_codes]).toEqual([null, 0])
    expect((await enter(at.username)).status).toBe(200)
  })
})

test('ORG-5 an unknown account and a wrong password get the same response', async () => {
  await setUpTotp()
  const replies = [
    await enter('niemand@school.test', 'fout'),
    await enter(await makeSupervisor(at.app, at.school), 'fout'),
    await enter(at.username, 'fout'),
  ]
  const seen = replies.map(({ status, body, headers }) => [status, body, headers.getSetCookie()])
  expect(seen).toEqual([seen[0], seen[0], seen[0]])
  expect(seen[0]?.[0]).toBe(400)
})

describe('ORG-5 an organisation', () => {
  const security = 'PATCH /api/v1/begeleider/organisation'
  let head: TestCaller
  beforeEach(async () => {
    head = await entered(await enter(await makeSupervisor(at.app, at.school, 'beheerder')))
  })
  const now = () => Math.floor(at.app.clock.nowMs() / 1000)

  test('shows only their own account to staff who lack the required second factor', async () => {
    const refused = await head.call(security, { body: { second_factor_from: now() } })
    expect([refused.status, refused.problem.detail]).toEqual([
      422,
      'Stel eerst zelf een tweede stap in, bij ‘Uw account’.',
    ])
    await setUpTotp(head)
    const child = await makeChild(at.app, at.school)
    await head.call(security, { body: { second_factor_from: now() + minuteSeconds } })
    const { body: staff } = await head.call('GET /api/v1/begeleider/staff')
    expect(staff.filter(({ has_second_factor }) => has_second_factor)).toHaveLength(1)
    expect((await at.juf.call('GET /api/v1/begeleider/student')).status).toBe(200)
    at.app.clock.advance(minuteSeconds)
    const { status, problem } = await at.juf.call('GET /api/v1/begeleider/student')
    expect([status, problem.type]).toEqual([403, '/problems/second-factor-needed'])
    expect((await at.juf.call('GET /api/v1/begeleider/me')).body.needs_second_factor).toBe(true)
    expect((await head.call('GET /api/v1/begeleider/student')).status).toBe(200)
    expect((await enter(child.username)).status).toBe(200)
    await setUpTotp(at.juf)
    expect((await at.juf.call('GET /api/v1/begeleider/student')).status).toBe(200)
    const removed = await at.juf.call(removal, ofTotp)
    expect([removed.status, (await at.juf.call('GET /api/v1/begeleider/account')).body.totp_since]).toEqual([
      409,
      expect.any(Number),
    ])
  })

  test('logs staff out after its chosen idle time, but not children', async () => {
    await head.call(security, { body: { idle_minutes: 30 } })
    expect((await at.juf.call('GET /api/v1/begeleider/me')).body.idle_minutes).toBe(30)
    const child = await makeChild(at.app, at.school)
    const logins = [await enter(at.username), await enter(child.username)]
    const renew = async () =>
      Promise.all(
        logins.map(async ({ body: { refresh_token } }, index) => {
          const reply = await requestTokens(at.app, {
            grant_type: 'refresh_token',
            refresh_token,
            client_id: index === 0 ? 'letterliaan-begeleider' : 'letterliaan-game',
          })
          if (reply.status === 200) logins[index] = reply
          return reply.status
        }),
      )
    at.app.clock.advance(44 * minuteSeconds)
    expect(await renew()).toEqual([200, 200])
    at.app.clock.advance(46 * minuteSeconds)
    expect(await renew()).toEqual([400, 200])
  })

  test('can remove a colleague’s second factor, which logs the colleague out', async () => {
    await setUpTotp()
    const staff = (await head.call('GET /api/v1/begeleider/staff')).body
    const id = staff.find(({ email }) => email === at.username)?.id ?? 0
    expect(staff.map(({ has_second_factor }) => has_second_factor)).toContain(true)
    const call = 'DELETE /api/v1/begeleider/staff/:id/second-factor'
    const { body } = await head.call(call, { params: { id } })
    expect([body.has_second_factor, await readOwnStatus(at.juf)]).toEqual([false, 401])
    expect((await enter(at.username)).status).toBe(200)
    expect(await actionsOf('member_second_factor_removed')).toBe(1)
  })
})
