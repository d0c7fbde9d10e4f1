import type { IdentityProviderBody, Tokens } from '@letterliaan/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import { callerAs, logIn } from '../../../testing/http.ts'
import { startLoginProvider, type LoginProvider } from '../../../testing/login-provider.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type OidcBody = Extract<IdentityProviderBody, { kind: 'oidc' }>

const callbackUrls: string[] = []
let app: TestApp
let school: TestSchool
let provider: LoginProvider
let administrator: string
let key: string

beforeAll(async () => {
  app = await startTestApp()
  school = await makeSchool(app)
  administrator = await makeSupervisor(app, school, 'beheerder')
  provider = await startLoginProvider(() => callbackUrls)
  key = (await add(provider, { domains: ['school.test'] })).key
})
afterAll(async () => {
  await provider.close()
  await app.close()
})
afterEach(() => {
  provider.tampering = {}
})

async function add(at: LoginProvider, more: Partial<OidcBody> = {}, by = administrator) {
  const { issuer, client_id, client_secret } = at
  const body = {
    kind: 'oidc',
    name: 'Inloggen met school',
    issuer,
    client_id,
    client_secret,
    domains: [],
    for_whom: 'everyone',
    is_enabled: true,
    ...more,
  }
  const reply = await (await logIn(app, by)).call('POST /api/v1/begeleider/identity-provider', { body })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  callbackUrls.push(reply.body.callback_url)
  return reply.body
}

const isOurs = (url: URL): boolean => url.origin === app.url && !url.pathname.startsWith('/sso/')
const isBack = (url: URL): boolean => url.pathname.endsWith('/callback')

const start = (browser: Browser, at = key): Promise<URL> => browser.open(`${app.url}/sso/${at}/start`, isOurs)

const read = (url: URL) => new URLSearchParams(url.hash.slice(1))

/** Why somebody was sent away; empty: it was let in. */
const reasonOf = (url: URL): string => read(url).get('reden') ?? ''

const exchange = (browser: Browser, url: URL, client_id = 'letterliaan-game') =>
  browser.fetch(`${app.url}/sso/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: read(url).get('inlogcode') ?? '', client_id }),
  })

async function logInBySchool(username: string): Promise<Tokens> {
  const browser = new Browser()
  provider.account = { sub: `van ${username}`, email: username, email_verified: true }
  const reply = await exchange(browser, await start(browser))
  expect(reply.status).toBe(200)
  return (await reply.json()) as Tokens
}

async function prepare(child: TestChild, sub: string): Promise<void> {
  const { body } = await (await logIn(app, administrator)).call('GET /api/v1/begeleider/identity-provider')
  const id = body.providers.find((one) => one.key === key)?.id ?? 0
  const sent = { params: { id }, body: { people: [{ username: child.username, subject: sub }] } }
  const reply = await (
    await logIn(app, administrator)
  ).call('POST /api/v1/begeleider/identity-provider/:id/identity', sent)
  expect(reply.body).toEqual({ num_joined: 1, refused: [] })
}

const identitiesOf = async (username: string) =>
  app.database.queries
    .selectFrom('identity')
    .innerJoin('user', 'user.id', 'identity.user_id')
    .select(['identity.subject', 'identity.origin'])
    .where('user.username', '=', username)
    .execute()

test('SSO-1 a teacher logs in at the provider of the school, and comes back as itself', async () => {
  const username = await makeSupervisor(app, school)
  const browser = new Browser()
  provider.account = { sub: 'juf', email: username, email_verified: true }
  const back = await start(browser)
  expect([back.pathname, reasonOf(back)]).toEqual(['/begeleider', ''])
  const reply = await exchange(browser, back, 'letterliaan-begeleider')
  const { access_token } = (await reply.json()) as Tokens
  const me = await callerAs(app, access_token).call('GET /api/v1/user/me/')
  expect(me.body.username).toBe(username)
  expect(await identitiesOf(username)).toEqual([{ subject: 'juf', origin: 'domain' }])
  expect((await exchange(browser, back)).status, 'a code works once').toBe(400)
})

test('SSO-1 a child whose link an administrator prepared logs in to the game, without a mail address', async () => {
  const child = await makeChild(app, school)
  await prepare(child, 'leerling-1')
  const browser = new Browser()
  provider.account = { sub: 'leerling-1' }
  const back = await start(browser)
  expect(back.pathname).toBe('/inloggen')
  const { access_token } = (await (await exchange(browser, back)).json()) as Tokens
  expect((await callerAs(app, access_token).call('GET /api/v1/user/me/')).body.username).toBe(child.username)
})

test('SSO-1 new keys of the provider hold at once', async () => {
  const username = await makeSupervisor(app, school)
  await logInBySchool(username)
  await provider.rotateKeys()
  await logInBySchool(username)
})

test('SSO-1 the code in the address opens nothing in another browser', async () => {
  const browser = new Browser()
  provider.account = { sub: 'x1', email: await makeSupervisor(app, school), email_verified: true }
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
  const username = await makeSupervisor(app, school)
  provider.account = { sub: `van ${username}`, email: username, email_verified: true }
  provider.tampering = tampering
  expect(reasonOf(await start(new Browser()))).toBe('failed')
  expect(await identitiesOf(username)).toEqual([])
})

test('SSO-1 an answer works once, and only in the browser that asked', async () => {
  const username = await makeSupervisor(app, school)
  provider.account = { sub: `van ${username}`, email: username, email_verified: true }
  const asked = new Browser()
  const answer = await asked.open(`${app.url}/sso/${key}/start`, isBack)
  const stolen = new Browser()
  await stolen.open(`${app.url}/sso/${key}/start`, isBack)
  expect(reasonOf(await stolen.open(answer.href, isOurs)), 'of another browser').toBe('expired')

  const again = await asked.open(`${app.url}/sso/${key}/start`, isBack)
  expect(reasonOf(await asked.open(again.href, isOurs))).toBe('')
  expect(reasonOf(await asked.open(again.href, isOurs)), 'a second time').toBe('expired')
  expect(reasonOf(await new Browser().open(again.href, isOurs)), 'without a cookie').toBe('expired')
})

test('SSO-1 of two providers of one school, neither answers for the other', async () => {
  const other = await startLoginProvider(() => callbackUrls)
  const { key: otherKey } = await add(other, { domains: ['school.test'] })
  const username = await makeSupervisor(app, school)
  for (const at of [provider, other])
    at.account = { sub: `van ${username}`, email: username, email_verified: true }
  const browser = new Browser()
  const answer = await browser.open(`${app.url}/sso/${key}/start`, isBack)
  const mixedUp = answer.href.replace(`/sso/${key}/`, `/sso/${otherKey}/`)
  expect(reasonOf(await browser.open(mixedUp, isOurs)), 'sent to the address of the other').toBe('expired')

  const honest = await browser.open(`${app.url}/sso/${key}/start`, isBack)
  honest.searchParams.set('iss', other.issuer)
  expect(reasonOf(await browser.open(honest.href, isOurs)), 'and says it is the other').toBe('failed')

  // The same name at another issuer is somebody else.
  await logInBySchool(username)
  expect(await identitiesOf(username)).toHaveLength(1)
  other.account = { sub: `van ${username}` }
  expect(reasonOf(await start(browser, otherKey))).toBe('unknown')
  await other.close()
})

test('SSO-2 a mail address alone joins nobody: not without the word of the provider, and not of a domain that is not of the school', async () => {
  const username = await makeSupervisor(app, school)
  const stranger = await makeSupervisor(app, await makeSchool(app))
  const administers = await makeSupervisor(app, school, 'beheerder')
  const refusals: [string, LoginProvider['account']][] = [
    ['not verified', { sub: 'a', email: username, email_verified: false }],
    ['nothing said', { sub: 'b', email: username }],
    ['another school', { sub: 'c', email: stranger, email_verified: true }],
    ['nobody', { sub: 'd', email: 'niemand@school.test', email_verified: true }],
    ['an administrator', { sub: 'e', email: administers, email_verified: true }],
    ['a domain below', { sub: 'f', email: username.replace('@', '@x.'), email_verified: true }],
  ]
  for (const [what, account] of refusals) {
    provider.account = account
    expect(reasonOf(await start(new Browser())), what).toBe('unknown')
  }
  for (const one of [username, stranger, administers]) expect(await identitiesOf(one)).toEqual([])
})

test('SSO-2 a domain that the school does not name joins nobody', async () => {
  const other = await startLoginProvider(() => callbackUrls)
  const { key: otherKey } = await add(other, { domains: ['elders.test'] })
  other.account = { sub: 'a', email: await makeSupervisor(app, school), email_verified: true }
  expect(reasonOf(await start(new Browser(), otherKey))).toBe('unknown')
  await other.close()
})

test('SSO-2 two accounts with one address: nobody can tell who is meant, so none', async () => {
  const [first, second] = [await makeSupervisor(app, school), await makeSupervisor(app, school)]
  await app.database.queries
    .updateTable('user')
    .set({ email: first })
    .where('username', '=', second)
    .execute()
  provider.account = { sub: 'dubbel', email: first, email_verified: true }
  expect(reasonOf(await start(new Browser()))).toBe('unknown')
})

test('SSO-2 an archived child, and who the provider is not for, stay out', async () => {
  const child = await makeChild(app, school)
  await prepare(child, 'weg')
  provider.account = { sub: 'weg' }
  const { queries } = app.database
  await queries.updateTable('student').set({ archived_at: 1 }).where('id', '=', child.student_id).execute()
  expect(reasonOf(await start(new Browser()))).toBe('closed')
  await queries.updateTable('student').set({ archived_at: null }).where('id', '=', child.student_id).execute()
  expect(reasonOf(await start(new Browser()))).toBe('')
  await queries.updateTable('identity_provider').set({ for_whom: 'staff' }).where('key', '=', key).execute()
  expect(reasonOf(await start(new Browser()))).toBe('wrong-audience')
  await queries
    .updateTable('identity_provider')
    .set({ for_whom: 'everyone' })
    .where('key', '=', key)
    .execute()
})

test('ORG-3 a blocked member of staff stays out, though the provider lets it in', async () => {
  const username = await makeSupervisor(app, school)
  await logInBySchool(username)
  const { queries } = app.database
  await queries.updateTable('user').set({ blocked_at: 1 }).where('username', '=', username).execute()
  expect(reasonOf(await start(new Browser()))).toBe('closed')
})

async function link(username: string, browser: Browser, sub: string): Promise<URL> {
  const { tokens } = await logIn(app, username)
  provider.account = { sub }
  const reply = await browser.fetch(`${app.url}/sso/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify({ provider_key: key }),
  })
  expect(reply.status).toBe(200)
  const { url } = (await reply.json()) as { url: string }
  return browser.open(url, isOurs)
}

test('SSO-2 who is logged in links its own account, an administrator too; what is linked to somebody is nobody else’s', async () => {
  const browser = new Browser()
  const back = await link(administrator, browser, 'directeur')
  expect([back.pathname, back.hash]).toEqual(['/begeleider/inloggen-met-school', '#gekoppeld'])
  expect(await identitiesOf(administrator)).toEqual([{ subject: 'directeur', origin: 'link' }])
  expect(reasonOf(await start(new Browser()))).toBe('')

  const other = await makeSupervisor(app, school)
  expect(reasonOf(await link(other, new Browser(), 'directeur'))).toBe('taken')
  expect(await identitiesOf(other)).toEqual([])
})

test('SSO-2 who undid its link is out, and comes in by it no more', async () => {
  const username = await makeSupervisor(app, school)
  const { access_token } = await logInBySchool(username)
  const caller = callerAs(app, access_token)
  const { body } = await caller.call('GET /api/v1/begeleider/own-identity')
  const own = body.identities.find(({ id, provider_key }) => id !== null && provider_key === key)
  const reply = await caller.call('DELETE /api/v1/begeleider/own-identity/:id', { params: { id: own?.id } })
  expect(reply.status).toBe(200)
  expect((await caller.call('GET /api/v1/user/me/')).status).toBe(401)
  provider.account = { sub: `van ${username}` }
  expect(reasonOf(await start(new Browser()))).toBe('unknown')
})

const logoutClaims = (sub: string, more: object = {}) => {
  const iat = Math.floor(app.clock.nowMs() / 1000)
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  return {
    iss: provider.issuer,
    aud: provider.client_id,
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
    await fetch(`${app.url}/sso/${key}/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token }),
    })
  ).status
const isIn = async ({ access_token }: Tokens): Promise<boolean> =>
  (await callerAs(app, access_token).call('GET /api/v1/user/me/')).status === 200

test('SSO-1 who logs out at the provider is out here: that login, and no other', async () => {
  const [leaving, staying] = [await makeSupervisor(app, school), await makeSupervisor(app, school)]
  const [out, other] = [await logInBySchool(leaving), await logInBySchool(staying)]
  const { tokens: byPassword } = await logIn(app, leaving)
  const token = await provider.sign(logoutClaims(`van ${leaving}`))
  expect(await sendLogout(token)).toBe(204)
  expect([await isIn(out), await isIn(other), await isIn(byPassword)]).toEqual([false, true, true])

  app.clock.advance(31)
  const later = await logInBySchool(leaving)
  expect(await sendLogout(token), 'replayed').toBe(400)
  expect(await isIn(later)).toBe(true)
})

test('SSO-1 the provider itself tells of a logout: that session ends, and no other of the same person', async () => {
  const username = await makeSupervisor(app, school)
  const staying = await logInBySchool(username)
  const browser = new Browser()
  const leaving = (await (await exchange(browser, await start(browser))).json()) as Tokens
  const page = await (await browser.fetch(`${provider.issuer}/session/end`)).text()
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  await browser.fetch(`${provider.issuer}/session/end/confirm`, { method: 'POST', body })
  expect([await isIn(staying), await isIn(leaving)]).toEqual([true, false])
})

test('SSO-1 a forged logout ends nothing', async () => {
  const username = await makeSupervisor(app, school)
  const login = await logInBySchool(username)
  const sub = `van ${username}`
  const old = Math.floor(app.clock.nowMs() / 1000) - 3600
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
    expect(await sendLogout(await provider.sign(claims)), JSON.stringify(claims)).toBe(400)
  const [head, , signature] = (await provider.sign(logoutClaims('x'))).split('.')
  const changed = Buffer.from(JSON.stringify(logoutClaims(sub))).toString('base64url')
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${changed}.`
  for (const token of [`${head}.${changed}.${signature}`, none, 'x', ''])
    expect(await sendLogout(token)).toBe(400)
  expect(await isIn(login)).toBe(true)
})

test('SSO-1 a provider that is off, or of nobody, is not there', async () => {
  const { queries } = app.database
  await queries.updateTable('identity_provider').set({ is_enabled: false }).where('key', '=', key).execute()
  const statuses = []
  for (const one of [key, 'bestaat-niet'])
    statuses.push((await fetch(`${app.url}/sso/${one}/start`, { redirect: 'manual' })).status)
  await queries.updateTable('identity_provider').set({ is_enabled: true }).where('key', '=', key).execute()
  expect(statuses).toEqual([404, 404])
})

test('SSO-1 an answer that comes after ten minutes is refused', async () => {
  const browser = new Browser()
  const answer = await browser.open(`${app.url}/sso/${key}/start`, isBack)
  app.clock.advance(11 * 60)
  expect(reasonOf(await browser.open(answer.href, isOurs))).toBe('expired')
})
