import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import { enterFrom } from '../../../testing/enter-by-provider.ts'
import { logIn } from '../../../testing/http.ts'
import {
  makeSamlKeys,
  readSamlRequest,
  samlMetadata,
  signXml,
  writeAssertion,
  writeResponse,
  type Assertion,
  type SamlRequest,
} from '../../../testing/saml-provider.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const issuer = 'https://idp.school.test'
const keys = makeSamlKeys()
const otherKeys = makeSamlKeys()

let app: TestApp
let school: TestSchool
let administrator: string
let victim: TestChild
let key: string

beforeAll(async () => {
  app = await startTestApp()
  school = await makeSchool(app)
  administrator = await makeSupervisor(app, school, 'beheerder')
  victim = await makeChild(app, school)
  const caller = await logIn(app, administrator)
  const body = {
    kind: 'saml',
    name: 'Entree',
    domains: ['school.test'],
    for_whom: 'everyone',
    is_enabled: true,
    metadata: samlMetadata(issuer, keys),
    subject_attribute: null,
  }
  const { body: made } = await caller.call('POST /api/v1/begeleider/identity-provider', { body })
  key = made.key
  const people = [{ username: victim.username, subject: 'slachtoffer' }]
  await caller.call('POST /api/v1/begeleider/identity-provider/:id/identity', {
    params: { id: made.id },
    body: { people },
  })
})
afterAll(() => app.close())

const isIdp = (url: URL): boolean => url.origin === issuer

interface Visit {
  readonly browser: Browser
  readonly request: SamlRequest
}

async function begin(): Promise<Visit> {
  const browser = new Browser()
  return { browser, request: readSamlRequest(await browser.open(`${app.url}/sso/${key}/start`, isIdp)) }
}

/** A browser sends no cookie of ours with a POST that comes from elsewhere. */
async function post(xml: string): Promise<URL> {
  const body = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') })
  const reply = await fetch(`${app.url}/sso/${key}/acs`, { method: 'POST', body, redirect: 'manual' })
  expect(reply.status).toBe(303)
  return new URL(reply.headers.get('location') ?? '', app.url)
}

/** Who got in by this answer; or why nobody did. */
const enter = async ({ browser }: Visit, xml: string): Promise<string> =>
  enterFrom(app, browser, await post(xml))

const assertionFor = (request: SamlRequest, more: Partial<Assertion> = {}): string =>
  writeAssertion({ issuer, request, nameId: 'slachtoffer', ...more })

const answer = (request: SamlRequest, more: Partial<Assertion> = {}, by = keys): string =>
  writeResponse(request, issuer, signXml(assertionFor(request, more), by))

test('SSO-3 a signed assertion logs a child in, once', async () => {
  const visit = await begin()
  const xml = answer(visit.request)
  expect(await enter(visit, xml)).toBe(victim.username)
  expect(await enter(visit, xml), 'replayed').toBe('failed')
  expect(await enter(await begin(), xml), 'replayed in another login').toBe('failed')
})

test('SSO-3 an assertion that was sent is used up, also before the login is finished', async () => {
  const visit = await begin()
  const xml = answer(visit.request)
  expect((await post(xml)).pathname).toBe(`/sso/${key}/finish`)
  expect((await post(xml)).hash).toBe('#reden=failed')
})

test('SSO-3 a second assertion for a request that was answered is refused', async () => {
  const visit = await begin()
  expect(await enter(visit, answer(visit.request))).toBe(victim.username)
  expect(await enter(visit, answer(visit.request))).toBe('failed')
})

test('SSO-3 an answer opens nothing in another browser than the one that asked', async () => {
  const visit = await begin()
  const other = await begin()
  expect(await enter({ ...visit, browser: other.browser }, answer(visit.request))).toBe('expired')
})

test('SSO-3 an assertion that nobody asked for is refused', async () => {
  const visit = await begin()
  expect(await enter(visit, answer({ ...visit.request, id: '_nooitgevraagd' }))).toBe('failed')
})

test('SSO-3 an assertion for one request is not taken for another, whatever the unsigned part says', async () => {
  const [asked, stolen] = [await begin(), await begin()]
  const signed = signXml(assertionFor(stolen.request), keys)
  expect(await enter(asked, writeResponse(asked.request, issuer, signed))).toBe('failed')
})

test.each<[string, (request: SamlRequest) => string]>([
  ['unsigned', (request) => writeResponse(request, issuer, assertionFor(request))],
  ['signed with another key', (request) => answer(request, {}, otherKeys)],
  ['for another audience', (request) => answer({ ...request, audience: 'https://elders.test' })],
  ['for another recipient', (request) => answer({ ...request, acs: 'https://elders.test/acs' })],
  ['of another issuer', (request) => answer(request, { issuer: 'https://elders.test' })],
  ['past its time', (request) => answer(request, { seconds: -600 })],
  ['of before its time', (request) => answer(request, { seconds: 3600 })],
  [
    'with a name for one time',
    (request) => answer(request, { format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
  ],
  [
    'changed after signing',
    (request) => answer(request, { nameId: 'aanvaller' }).replace('aanvaller', 'slachtoffer'),
  ],
  ['with a document type', (request) => `<!DOCTYPE r [<!ENTITY e "slachtoffer">]>${answer(request)}`],
  ['that is no XML', () => 'niets'],
  ['that is empty', () => ''],
])('SSO-3 an assertion is refused: %s', async (_, write) => {
  const visit = await begin()
  expect(await enter(visit, write(visit.request))).toBe('failed')
})

/** The attacker has a true assertion of its own, and wraps one that it wrote around or beside it. */
const signaturePattern = /<(?:ds:)?Signature .*<\/(?:ds:)?Signature>/s
const wrappings: Readonly<
  Record<string, (own: string, evil: string, signature: string) => readonly string[]>
> = {
  'the evil one before it': (own, evil) => [evil, own],
  'the evil one behind it': (own, evil) => [own, evil],
  'inside the evil one': (own, evil) => [evil.replace('</saml:Assertion>', `${own}</saml:Assertion>`)],
  'the evil one inside it': (own, evil) => [own.replace('</saml:Assertion>', `${evil}</saml:Assertion>`)],
  'its signature in the evil one': (own, evil, signature) => [
    evil.replace('<saml:Subject>', `${signature}<saml:Subject>`),
    own.replace(signature, ''),
  ],
  'its signature in the evil one, and it in the signature': (own, evil, signature) => [
    evil.replace(
      '<saml:Subject>',
      `${signature.replace(/<\/((?:ds:)?Signature)>$/, `${own.replace(signature, '')}</$1>`)}<saml:Subject>`,
    ),
  ],
  'its signature in the evil one, and it in an object of that': (own, evil, signature) => [
    evil.replace(
      '<saml:Subject>',
      `${signature.replace(/<\/((?:ds:)?Signature)>$/, `<Object xmlns="http://www.w3.org/2000/09/xmldsig#">${own.replace(signature, '')}</Object></$1>`)}<saml:Subject>`,
    ),
  ],
  'the evil one among extensions': (own, evil) => [`<samlp:Extensions>${evil}</samlp:Extensions>`, own],
  'it among extensions': (own, evil) => [`<samlp:Extensions>${own}</samlp:Extensions>`, evil],
}

test.each(Object.keys(wrappings).flatMap((how) => [[how, '_kwaad'] as const, [how, '_echt'] as const]))(
  'SSO-3 a wrapped assertion lets nobody in as somebody else: %s, called %s',
  async (how, evilId) => {
    const visit = await begin()
    const own = signXml(assertionFor(visit.request, { nameId: 'aanvaller', id: '_echt' }), keys)
    const evil = assertionFor(visit.request, { id: evilId })
    const signature = signaturePattern.exec(own)?.[0] ?? ''
    expect(signature).not.toBe('')
    const parts = wrappings[how]?.(own, evil, signature) ?? []
    expect(['failed', 'unknown']).toContain(
      await enter(visit, writeResponse(visit.request, issuer, ...parts)),
    )
  },
)

test('SSO-3 a signed response whose own assertion is not, does not vouch for another', async () => {
  const visit = await begin()
  const evil = writeResponse(visit.request, issuer, assertionFor(visit.request))
  const own = signXml(
    writeResponse(visit.request, issuer, assertionFor(visit.request, { nameId: 'aanvaller' })),
    keys,
    'Response',
  )
  const wrapped = evil.replace(
    '</samlp:Response>',
    `<samlp:Extensions>${own}</samlp:Extensions></samlp:Response>`,
  )
  expect(await enter(visit, wrapped)).toBe('failed')
})

test.each(['slachtoffer<!-- x -->.aanvaller', '<!-- x -->slachtoffer.aanvaller'])(
  'SSO-3 a remark in a name cuts nothing off it, signed or put in later: %s',
  async (nameId) => {
    const [first, second] = [await begin(), await begin()]
    expect(await enter(first, answer(first.request, { nameId }))).toBe('unknown')
    const plain = answer(second.request, { nameId: 'slachtoffer.aanvaller' })
    expect(await enter(second, plain.replace('slachtoffer.aanvaller', nameId))).toBe('unknown')
  },
)

test('SSO-3 another attribute may name who it is; a name for one time then does no harm', async () => {
  const { queries } = app.database
  const { settings } = await queries
    .selectFrom('identity_provider')
    .select('settings')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const change = (to: string) =>
    queries.updateTable('identity_provider').set({ settings: to }).where('key', '=', key).execute()
  await change(JSON.stringify({ ...JSON.parse(settings), subject_attribute: 'uid' }))
  const visit = await begin()
  const transient = { nameId: 'x', format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }
  expect(await enter(visit, answer(visit.request, { ...transient, uid: 'slachtoffer' }))).toBe(
    victim.username,
  )
  const without = await begin()
  expect(await enter(without, answer(without.request, transient))).toBe('failed')
  await change(settings)
})

test('SSO-3 a provider reads from the metadata where answers must go', async () => {
  const reply = await fetch(`${app.url}/sso/${key}/metadata`)
  const xml = await reply.text()
  expect(reply.headers.get('content-type')).toContain('xml')
  expect(xml).toContain(`Location="${app.url}/sso/${key}/acs"`)
  expect(xml).toContain(`entityID="${app.url}/sso/${key}/metadata"`)
  expect(xml).toContain('WantAssertionsSigned="true"')
})
