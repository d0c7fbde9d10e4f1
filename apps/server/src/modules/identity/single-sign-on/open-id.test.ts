import type { Tokens } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import { createCaller } from '../../../testing/http.ts'
import { startLoginProvider, type LoginProvider } from '../../../testing/login-provider.ts'
import { makeChild, makeSupervisor } from '../../../testing/school.ts'
import { useLoginBySchool, readRefusalReason } from '../../../testing/login-by-school.ts'
import { changeRows } from '../../../testing/rows.ts'

const { at, callbackUrls, add, isOurs, start, exchange, logInBySchool, prepare, identitiesOf } =
  useLoginBySchool()

const isBack = (url: URL): boolean => url.pathname.endsWith('/callback')

test('SSO-1 a teacher who logs in at the school’s provider gets the teacher’s own account', async () => {
  const username = await makeSupervisor(at.app, at.school)
  const browser = new Browser()
  at.provider.account = { sub: 'juf', email: username, email_verified: true }
  const back = await start(browser)
  expect([back.pathname, readRefusalReason(back)]).toEqual(['/begeleider', ''])
  const reply = await exchange(browser, back, 'letterliaan-begeleider')
  const { access_token } = (await reply.json()) as Tokens
  const me = await createCaller(at.app, access_token).call('GET /api/v1/user/me/')
  expect(me.body.username).toBe(username)
  expect(await identitiesOf(username)).toEqual([{ subject: 'juf', origin: 'domain' }])
  expect((await exchange(browser, back)).status, 'a code works once').toBe(400)
})

test('SSO-1 a child without a mail address logs in to the game if an administrator prepared the link', async () => {
  const child = await makeChild(at.app, at.school)
  await prepare(child, 'leerling-1')
  const browser = new Browser()
  at.provider.account = { sub: 'leerling-1' }
  const back = await start(browser)
  expect(back.pathname).toBe('/inloggen')
  const { access_token } = (await (await exchange(browser, back)).json()) as Tokens
  expect((await createCaller(at.app, access_token).call('GET /api/v1/user/me/')).body.username).toBe(
    child.username,
  )
})

test('SSO-1 a login succeeds at once after the provider changes its keys', async () => {
  const username = await makeSupervisor(at.app, at.school)
  await logInBySchool(username)
  await at.provider.rotateKeys()
  await logInBySchool(username)
})

test('SSO-1 the code in the address is refused in another browser', async () => {
  const browser = new Browser()
  at.provider.account = { sub: 'x1', email: await makeSupervisor(at.app, at.school), email_verified: true }
  const back = await start(browser)
  expect((await exchange(new Browser(), back)).status).toBe(400)
  expect((await exchange(browser, back)).status).toBe(200)
})

const past = () => Math.floor(Date.now() / 1000) - 3600

test.each<[string, LoginProvider['tampering']]>([
  ['signed with a key that the provider does not have', { wrongKey: true }],
  ['for another client', { claims: (claims) => ({ ...claims, aud: 'een ander' }) }],
  [
    'for several clients, and given to another',
    { claims: (claims) => ({ ...claims, aud: ['letterliaan', 'x'], azp: 'x' }) },
  ],
  ['with the nonce of another login', { claims: (claims) => ({ ...claims, nonce: 'anders' }) }],
  ['without a nonce', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
  ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://elders.test' }) }],
  ['that is past its time', { claims: (claims) => ({ ...claims, iat: past() - 60, exp: past() }) }],
  ['without a subject', { claims: (claims) => ({ ...claims, sub: undefined }) }],
])('SSO-1 an id token is refused %s', async (_, tampering) => {
  const username = await makeSupervisor(at.app, at.school)
  at.provider.account = { sub: `van ${username}`, email: username, email_verified: true }
  at.provider.tampering = tampering
  expect(readRefusalReason(await start(new Browser()))).toBe('failed')
  expect(await identitiesOf(username)).toEqual([])
})

test('SSO-1 a response works once, and only in the browser that began the login', async () => {
  const username = await makeSupervisor(at.app, at.school)
  at.provider.account = { sub: `van ${username}`, email: username, email_verified: true }
  const asked = new Browser()
  const answer = await asked.open(`${at.app.url}/sso/${at.key}/start`, isBack)
  const stolen = new Browser()
  await stolen.open(`${at.app.url}/sso/${at.key}/start`, isBack)
  expect(readRefusalReason(await stolen.open(answer.href, isOurs)), 'of another browser').toBe('expired')

  const again = await asked.open(`${at.app.url}/sso/${at.key}/start`, isBack)
  expect(readRefusalReason(await asked.open(again.href, isOurs))).toBe('')
  expect(readRefusalReason(await asked.open(again.href, isOurs)), 'a second time').toBe('expired')
  expect(readRefusalReason(await new Browser().open(again.href, isOurs)), 'without a cookie').toBe('expired')
})

test('SSO-1 a response from one provider is refused for another provider of the same school', async () => {
  const other = await startLoginProvider(() => callbackUrls)
  const { key: otherKey } = await add(other, { domains: ['school.test'] })
  const username = await makeSupervisor(at.app, at.school)
  for (const one of [at.provider, other])
    one.account = { sub: `van ${username}`, email: username, email_verified: true }
  const browser = new Browser()
  const answer = await browser.open(`${at.app.url}/sso/${at.key}/start`, isBack)
  const mixedUp = answer.href.replace(`/sso/${at.key}/`, `/sso/${otherKey}/`)
  expect(readRefusalReason(await browser.open(mixedUp, isOurs)), 'sent to the address of the other').toBe(
    'expired',
  )

  const honest = await browser.open(`${at.app.url}/sso/${at.key}/start`, isBack)
  honest.searchParams.set('iss', other.issuer)
  expect(readRefusalReason(await browser.open(honest.href, isOurs)), 'and says it is the other').toBe(
    'failed',
  )

  // The same name at another issuer is a different person.
  await logInBySchool(username)
  expect(await identitiesOf(username)).toHaveLength(1)
  other.account = { sub: `van ${username}` }
  expect(readRefusalReason(await start(browser, otherKey))).toBe('unknown')
  await other.close()
})

test('SSO-1 a provider that is disabled or unknown returns 404', async () => {
  await changeRows(at.app, 'identity_provider', { key: at.key }, { is_enabled: false })
  const statuses = []
  for (const one of [at.key, 'bestaat-niet'])
    statuses.push((await fetch(`${at.app.url}/sso/${one}/start`, { redirect: 'manual' })).status)
  await changeRows(at.app, 'identity_provider', { key: at.key }, { is_enabled: true })
  expect(statuses).toEqual([404, 404])
})

test('SSO-1 a response after ten minutes is refused', async () => {
  const browser = new Browser()
  const answer = await browser.open(`${at.app.url}/sso/${at.key}/start`, isBack)
  at.app.clock.advance(11 * 60)
  expect(readRefusalReason(await browser.open(answer.href, isOurs))).toBe('expired')
})
