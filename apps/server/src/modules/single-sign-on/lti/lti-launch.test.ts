import { afterAll, beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '../../../clock.ts'
import { Browser } from '../../../testing/browser.ts'
import { enterFrom, isPageOf } from '../../../testing/enter-by-provider.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { startLtiPlatform, type LtiLie, type LtiPlatform } from '../../../testing/lti-platform.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const claim = 'https://purl.imsglobal.org/spec/lti/claim/'

let app: TestApp
let platform: LtiPlatform
let child: TestChild
let administrator: TestCaller
let provider: { id: number; key: string; login_url: string | null }

const bodyOf = (changes: object = {}) => ({
  kind: 'lti',
  name: 'Leeromgeving',
  domains: [],
  for_whom: 'everyone',
  is_enabled: true,
  issuer: platform.issuer,
  client_id: platform.client_id,
  deployment_id: platform.deployment_id,
  authorization_url: platform.authorization_url,
  keys_url: platform.keys_url,
  subject_attribute: null,
  ...changes,
})

beforeAll(async () => {
  app = await startTestApp()
  platform = await startLtiPlatform(() => nowSeconds(app.clock))
  const school = await makeSchool(app)
  child = await makeChild(app, school)
  administrator = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
  const { body } = await administrator.call('POST /api/v1/begeleider/identity-provider', { body: bodyOf() })
  provider = body
  await administrator.call('POST /api/v1/begeleider/identity-provider/:id/identity', {
    params: { id: provider.id },
    body: { people: [{ username: child.username, subject: 'leerling-7' }] },
  })
})
afterAll(async () => {
  await app.close()
  await platform.close()
})

const isOurs = (url: URL): boolean => isPageOf(app, url)
const isPlatform = (url: URL): boolean => url.origin === platform.issuer

interface Visit {
  readonly browser: Browser
  readonly asked: URL
}

async function begin(changes: Record<string, string> = {}): Promise<Visit> {
  const browser = new Browser()
  const hints = new URLSearchParams({
    iss: platform.issuer,
    client_id: platform.client_id,
    login_hint: 'leerling-7',
    lti_message_hint: 'les 1',
    target_link_uri: app.url,
    ...changes,
  })
  const asked = await browser.open(
    `${provider.login_url ?? ''}?${hints.toString()}`,
    (url) => isPlatform(url) || isOurs(url),
  )
  return { browser, asked }
}

/** Where the browser comes, by a POST from elsewhere without a cookie of ours. */
async function launch(answer: URLSearchParams): Promise<URL> {
  const reply = await fetch(`${app.url}/sso/${provider.key}/launch`, {
    method: 'POST',
    body: answer,
    redirect: 'manual',
  })
  expect(reply.status).toBe(303)
  return new URL(reply.headers.get('location') ?? '', app.url)
}

/** Who got in by this answer; or why nobody did. */
const enter = async ({ browser }: Visit, answer: URLSearchParams): Promise<string> =>
  enterFrom(app, browser, await launch(answer))

const enterBy = async (lie: LtiLie = {}, sub = 'leerling-7'): Promise<string> => {
  const visit = await begin()
  return enter(visit, await platform.answer(visit.asked, sub, lie))
}

test('SSO LTI: a launch of the school’s learning environment logs a child in', async () => {
  const { asked } = await begin()
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.client_id,
    redirect_uri: `${app.url}/sso/${provider.key}/launch`,
    login_hint: 'leerling-7',
    lti_message_hint: 'les 1',
  })
  expect(await enterBy()).toBe(child.username)
})

test('SSO LTI: whom the school has not linked does not come in', async () => {
  expect(await enterBy({}, 'iemand')).toBe('unknown')
})

const lies: readonly (readonly [string, LtiLie])[] = [
  ['a key that it never showed', { wrongKey: true }],
  ['no signature', { alg: 'none' }],
  ['another issuer', { claims: { iss: 'https://elders.test' } }],
  ['another audience', { claims: { aud: 'iemand anders' } }],
  ['two audiences, for another party', { claims: { aud: ['letterliaan', 'x'], azp: 'x' } }],
  ['another deployment', { claims: { [`${claim}deployment_id`]: 'd-2' } }],
  ['another message', { claims: { [`${claim}message_type`]: 'LtiDeepLinkingRequest' } }],
  ['another version', { claims: { [`${claim}version`]: '1.1' } }],
  ['no nonce', { nonce: null }],
  ['a nonce of another browser', { nonce: 'x' }],
  ['an hour ago', { madeAgo: 3600 }],
  ['nobody', { claims: { sub: '' } }],
]
test.each(lies)('SSO LTI: a launch with %s is refused', async (_, lie) => {
  expect(await enterBy(lie)).toBe('failed')
})

test('SSO LTI: a launch counts once, and in the browser that began alone', async () => {
  const visit = await begin()
  const answer = await platform.answer(visit.asked, 'leerling-7')
  expect(await enter({ ...visit, browser: new Browser() }, answer), 'a stranger’s browser').toBe('expired')
  expect(await enter(visit, answer)).toBe(child.username)
  expect(await enter(visit, answer), 'again').toBe('expired')
  const other = await begin()
  expect(await enter(other, answer), 'in another login').toBe('expired')
})

test.each([
  [{ iss: 'https://elders.test' }, 'failed'],
  [{ client_id: 'x' }, 'failed'],
  [{ login_hint: '' }, 'failed'],
])('SSO LTI: who begins otherwise goes nowhere: %o', async (changes, reason) => {
  const { asked } = await begin(changes)
  expect([asked.origin, asked.hash]).toEqual([app.url, `#reden=${reason}`])
})

test('SSO LTI: it begins at the platform: the school’s login page does not name it, and nobody starts or links it here', async () => {
  const { login_code } = (await administrator.call('GET /api/v1/begeleider/identity-provider')).body
  const school = await fetch(`${app.url}/api/v1/school-login/${login_code}`)
  expect(((await school.json()) as { providers: unknown[] }).providers).toEqual([])
  expect((await fetch(`${app.url}/sso/${provider.key}/start`)).status).toBe(404)
  const link = await administrator.call('POST /sso/link', { body: { provider_key: provider.key } })
  expect(link.status).toBe(404)
  const own = await administrator.call('GET /api/v1/begeleider/own-identity')
  expect(own.body.identities).toEqual([])
})

test('SSO LTI: a custom field may hold the lasting name; a variable that the platform does not know is none', async () => {
  const params = { id: provider.id }
  const change = (subject_attribute: string | null) =>
    administrator.call('PUT /api/v1/begeleider/identity-provider/:id', {
      params,
      body: bodyOf({ subject_attribute }),
    })
  expect((await change('nummer')).status).toBe(200)
  const custom = (nummer: string) => ({ claims: { [`${claim}custom`]: { nummer } } })
  expect(await enterBy(custom('leerling-7'), 'p-9')).toBe(child.username)
  expect(await enterBy(custom('$User.username'), 'leerling-7')).toBe('failed')
  expect(await enterBy({}, 'leerling-7')).toBe('failed')
  await change(null)
})

test('SSO LTI: the connection can be tried, and what is typed wrong is said', async () => {
  const check = () =>
    administrator.call('POST /api/v1/begeleider/identity-provider/:id/check', { params: { id: provider.id } })
  expect((await check()).body.problem).toBeNull()
  const away = bodyOf({ keys_url: 'http://127.0.0.1:1/keys' })
  const params = { id: provider.id }
  await administrator.call('PUT /api/v1/begeleider/identity-provider/:id', { params, body: away })
  expect((await check()).body.problem).toMatch(/niet bereikbaar/)
  await administrator.call('PUT /api/v1/begeleider/identity-provider/:id', { params, body: bodyOf() })
})
