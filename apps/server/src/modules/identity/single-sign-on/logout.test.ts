import type { Tokens } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import { createCaller, logIn } from '../../../testing/http.ts'
import { makeSupervisor } from '../../../testing/school.ts'
import { useLoginBySchool } from '../../../testing/login-by-school.ts'

const { at, start, exchange, logInBySchool } = useLoginBySchool()

const logoutClaims = (sub: string, more: object = {}) => {
  const iat = Math.floor(at.app.clock.nowMs() / 1000)
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  return {
    iss: at.provider.issuer,
    aud: at.provider.client_id,
    iat,
    exp: iat + 120,
    jti: `${sub} ${Math.random()}`,
    sub,
    events,
    ...more,
  }
}

const sendLogout = async (logout_token: string): Promise<number> =>
  (
    await fetch(`${at.app.url}/sso/${at.key}/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token }),
    })
  ).status

const isIn = async ({ access_token }: Tokens): Promise<boolean> =>
  (await createCaller(at.app, access_token).call('GET /api/v1/user/me/')).status === 200

// Must run first, because the next test moves our clock and the provider has its own.
test('SSO-1 a logout at the provider ends that session, but no other session of the same person', async () => {
  const username = await makeSupervisor(at.app, at.school)
  const staying = await logInBySchool(username)
  const browser = new Browser()
  const leaving = (await (await exchange(browser, await start(browser))).json()) as Tokens
  const page = await (await browser.fetch(`${at.provider.issuer}/session/end`)).text()
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  await browser.fetch(`${at.provider.issuer}/session/end/confirm`, { method: 'POST', body })
  expect([await isIn(staying), await isIn(leaving)]).toEqual([true, false])
})

test('SSO-1 a logout token ends the logins of its person once, but no login by password', async () => {
  const [leaving, staying] = [
    await makeSupervisor(at.app, at.school),
    await makeSupervisor(at.app, at.school),
  ]
  const [out, other] = [await logInBySchool(leaving), await logInBySchool(staying)]
  const { tokens: byPassword } = await logIn(at.app, leaving)
  const token = await at.provider.sign(logoutClaims(`van ${leaving}`))
  expect(await sendLogout(token)).toBe(204)
  expect([await isIn(out), await isIn(other), await isIn(byPassword)]).toEqual([false, true, true])

  at.app.clock.advance(31)
  const later = await logInBySchool(leaving)
  expect(await sendLogout(token), 'replayed').toBe(400)
  expect(await isIn(later)).toBe(true)
})

test('SSO-1 a forged logout ends nothing', async () => {
  const username = await makeSupervisor(at.app, at.school)
  const login = await logInBySchool(username)
  const sub = `van ${username}`
  const old = Math.floor(at.app.clock.nowMs() / 1000) - 3600
  const forged = [
    logoutClaims(sub, { aud: 'een ander' }),
    logoutClaims(sub, { iss: 'https://elders.test' }),
    logoutClaims(sub, { iat: old, exp: old + 120 }),
    logoutClaims(sub, { events: {} }),
    logoutClaims(sub, { nonce: 'n' }),
    logoutClaims(sub, { sub: undefined }),
    logoutClaims(sub, { jti: undefined }),
  ]
  for (const claims of forged)
    expect(await sendLogout(await at.provider.sign(claims)), JSON.stringify(claims)).toBe(400)
  const [head, , signature] = (await at.provider.sign(logoutClaims('x'))).split('.')
  const changed = Buffer.from(JSON.stringify(logoutClaims(sub))).toString('base64url')
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${changed}.`
  for (const token of [`${head}.${changed}.${signature}`, none, 'x', ''])
    expect(await sendLogout(token)).toBe(400)
  expect(await isIn(login)).toBe(true)
})
