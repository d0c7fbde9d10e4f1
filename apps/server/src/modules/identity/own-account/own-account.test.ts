import { describe, expect, test } from 'vitest'
import { createCaller } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor, testPassword } from '../../../testing/school.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { useStaffLogin, readOwnStatus } from '../../../testing/staff-login.ts'

const { at, sent, enter, entered } = useStaffLogin()

describe('ORG-5 the own account', () => {
  const changePassword = (password: string, new_password: string) =>
    at.juf.call('PATCH /api/v1/begeleider/account', { body: { password, new_password } })

  test('gets a new password if the old one is right, and all other logins end', async () => {
    const other = await entered(await enter(at.username))
    expect((await changePassword('fout', 'nieuw-woord-hier')).status).toBe(422)
    expect((await changePassword(testPassword, 'nieuw-woord-hier')).body.logins).toHaveLength(1)
    expect([await readOwnStatus(at.juf), await readOwnStatus(other)]).toEqual([200, 401])
    expect([
      (await enter(at.username)).status,
      (await enter(at.username, 'nieuw-woord-hier')).status,
    ]).toEqual([400, 200])
  })

  test('blocks its password check after ten wrong passwords', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      // Spreads the calls, because one minute allows fewer.
      if (time === 5) at.app.clock.advance(60)
      statuses.push((await changePassword('fout', 'nieuw-woord-hier')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect((await changePassword(testPassword, 'nieuw-woord-hier')).status).toBe(429)
  })

  test('shows its logins and can end one or all others', async () => {
    const [second, third] = [await entered(await enter(at.username)), await entered(await enter(at.username))]
    const { body } = await at.juf.call('GET /api/v1/begeleider/account')
    expect(body.logins.map(({ is_current }) => is_current)).toHaveLength(3)
    expect(body.logins.filter(({ is_current }) => is_current)).toHaveLength(1)
    const id = body.logins.find(({ is_current }) => !is_current)?.id ?? 0
    await at.juf.call('DELETE /api/v1/begeleider/account/login', { query: { login_id: String(id) } })
    expect([await readOwnStatus(second), await readOwnStatus(third)].toSorted((a, b) => a - b)).toEqual([
      200, 401,
    ])
    await at.juf.call('DELETE /api/v1/begeleider/account/login')
    expect([await readOwnStatus(at.juf), await readOwnStatus(second), await readOwnStatus(third)]).toEqual([
      200, 401, 401,
    ])
  })

  test('gets a new email address if the link is opened, and the old address is notified', async () => {
    const email = `nieuw-${at.username}`
    const body = { email: ` ${email}`.trim(), password: testPassword }
    const asked = await at.juf.call('PATCH /api/v1/begeleider/account', { body })
    expect([asked.body.email, asked.body.pending_email]).toEqual([at.username, email])
    expect(sent.at(-1)?.to).toBe(email)
    const token = /#([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
    const open = () => createCaller(at.app, null).call('PUT /api/v1/account-email', { body: { token } })
    expect((await open()).body).toEqual({ username: email })
    expect(sent.at(-1)?.to).toBe(at.username)
    expect([
      await readOwnStatus(at.juf),
      (await enter(at.username)).status,
      (await enter(email)).status,
    ]).toEqual([401, 400, 200])
    expect((await open()).status).toBe(410)
  })

  test('keeps its address if another account has the new one or the link is a day old', async () => {
    const holder = await makeSupervisor(at.app, await makeSchool(at.app))
    const ask = (email: string) =>
      at.juf.call('PATCH /api/v1/begeleider/account', { body: { email, password: testPassword } })
    const open = () => {
      const token = /#([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
      return createCaller(at.app, null).call('PUT /api/v1/account-email', { body: { token } })
    }
    expect((await ask(holder)).status).toBe(200)
    expect((await open()).status).toBe(409)
    await ask(`later-${at.username}`)
    at.app.clock.advance(daySeconds)
    expect((await open()).status).toBe(410)
  })

  test('has a name that its owner can change', async () => {
    const call = 'PATCH /api/v1/begeleider/account'
    expect((await at.juf.call(call, { body: { name: ' Juf Els ' } })).body.name).toBe('Juf Els')
    expect((await at.juf.call(call, { body: { name: '  ' } })).status).toBe(422)
  })
})
