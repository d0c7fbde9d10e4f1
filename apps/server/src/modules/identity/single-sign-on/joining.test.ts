import { expect, test } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import { createCaller, logIn } from '../../../testing/http.ts'
import { startLoginProvider, type LoginProvider } from '../../../testing/login-provider.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useLoginBySchool, readRefusalReason } from '../../../testing/login-by-school.ts'
import { changeRows } from '../../../testing/rows.ts'

const { at, callbackUrls, add, isOurs, start, logInBySchool, prepare, identitiesOf } = useLoginBySchool()

test('SSO-2 a mail address that is unverified or outside the school’s domain joins no account', async () => {
  const username = await makeSupervisor(at.app, at.school)
  const stranger = await makeSupervisor(at.app, await makeSchool(at.app))
  const administers = await makeSupervisor(at.app, at.school, 'beheerder')
  const refusals: [string, LoginProvider['account']][] = [
    ['not verified', { sub: 'a', email: username, email_verified: false }],
    ['nothing said', { sub: 'b', email: username }],
    ['another school', { sub: 'c', email: stranger, email_verified: true }],
    ['nobody', { sub: 'd', email: 'niemand@school.test', email_verified: true }],
    ['an administrator', { sub: 'e', email: administers, email_verified: true }],
    ['a domain below', { sub: 'f', email: username.replace('@', '@x.'), email_verified: true }],
  ]
  for (const [what, account] of refusals) {
    at.provider.account = account
    expect(readRefusalReason(await start(new Browser())), what).toBe('unknown')
  }
  for (const one of [username, stranger, administers]) expect(await identitiesOf(one)).toEqual([])
})

test('SSO-2 a domain that the school does not list joins no account', async () => {
  const other = await startLoginProvider(() => callbackUrls)
  const { key: otherKey } = await add(other, { domains: ['elders.test'] })
  other.account = { sub: 'a', email: await makeSupervisor(at.app, at.school), email_verified: true }
  expect(readRefusalReason(await start(new Browser(), otherKey))).toBe('unknown')
  await other.close()
})

test('SSO-2 no account is joined if two accounts have the address', async () => {
  const [first, second] = [await makeSupervisor(at.app, at.school), await makeSupervisor(at.app, at.school)]
  await changeRows(at.app, 'user', { username: second }, { email: first })
  at.provider.account = { sub: 'dubbel', email: first, email_verified: true }
  expect(readRefusalReason(await start(new Browser()))).toBe('unknown')
})

test('SSO-2 an archived child is refused, and so is a user of a role that the provider is not for', async () => {
  const child = await makeChild(at.app, at.school)
  await prepare(child, 'weg')
  at.provider.account = { sub: 'weg' }
  const { queries } = at.app.database
  await queries.updateTable('student').set({ archived_at: 1 }).where('id', '=', child.student_id).execute()
  expect(readRefusalReason(await start(new Browser()))).toBe('closed')
  await changeRows(at.app, 'student', { id: child.student_id }, { archived_at: null })
  expect(readRefusalReason(await start(new Browser()))).toBe('')
  await changeRows(at.app, 'identity_provider', { key: at.key }, { for_whom: 'staff' })
  expect(readRefusalReason(await start(new Browser()))).toBe('wrong-audience')
  await changeRows(at.app, 'identity_provider', { key: at.key }, { for_whom: 'everyone' })
})

test('ORG-3 a blocked member of staff is refused, even if the provider accepts the login', async () => {
  const username = await makeSupervisor(at.app, at.school)
  await logInBySchool(username)
  const { queries } = at.app.database
  await queries.updateTable('user').set({ blocked_at: 1 }).where('username', '=', username).execute()
  expect(readRefusalReason(await start(new Browser()))).toBe('closed')
})

async function link(username: string, browser: Browser, sub: string): Promise<URL> {
  const { tokens } = await logIn(at.app, username)
  at.provider.account = { sub }
  const reply = await browser.fetch(`${at.app.url}/sso/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify({ provider_key: at.key }),
  })
  expect(reply.status).toBe(200)
  const { url } = (await reply.json()) as { url: string }
  return browser.open(url, isOurs)
}

test('SSO-2 a user can link an identity after a login, unless another user has linked it', async () => {
  const browser = new Browser()
  const back = await link(at.administrator, browser, 'directeur')
  expect([back.pathname, back.hash]).toEqual(['/begeleider/inloggen-met-school', '#gekoppeld'])
  expect(await identitiesOf(at.administrator)).toEqual([{ subject: 'directeur', origin: 'link' }])
  expect(readRefusalReason(await start(new Browser()))).toBe('')

  const other = await makeSupervisor(at.app, at.school)
  expect(readRefusalReason(await link(other, new Browser(), 'directeur'))).toBe('taken')
  expect(await identitiesOf(other)).toEqual([])
})

test('SSO-2 an account that is unlinked is logged out and cannot log in at the provider', async () => {
  const username = await makeSupervisor(at.app, at.school)
  const { access_token } = await logInBySchool(username)
  const caller = createCaller(at.app, access_token)
  const { body } = await caller.call('GET /api/v1/begeleider/account')
  const own = body.identities.find(({ id, provider_key }) => id !== null && provider_key === at.key)
  const params = { id: own?.id }
  const colleague = await logIn(at.app, await makeSupervisor(at.app, at.school))
  expect((await colleague.call('DELETE /api/v1/begeleider/identity/:id', { params })).status).toBe(404)
  expect((await caller.call('DELETE /api/v1/begeleider/identity/:id', { params })).status).toBe(200)
  expect((await caller.call('GET /api/v1/user/me/')).status).toBe(401)
  at.provider.account = { sub: `van ${username}` }
  expect(readRefusalReason(await start(new Browser()))).toBe('unknown')
})
