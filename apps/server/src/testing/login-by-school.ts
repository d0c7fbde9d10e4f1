import type { IdentityProviderBody, Tokens } from '@letterliaan/contract'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { Browser } from './browser.ts'
import { logIn } from './http.ts'
import { startLoginProvider, type LoginProvider } from './login-provider.ts'
import { makeSchool, makeSupervisor, type TestChild, type TestSchool } from './school.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const read = (url: URL) => new URLSearchParams(url.hash.slice(1))

/** Returns the reason of a refused login, or '' if the login succeeded. */
export const readRefusalReason = (url: URL): string => read(url).get('reden') ?? ''

export const createProviderBody = (more: Partial<IdentityProviderBody> = {}) => ({
  name: 'Inloggen met school',
  issuer: 'https://login.test/v2.0',
  client_id: 'app',
  client_secret: 'heel geheim',
  domains: [],
  for_whom: 'everyone' as const,
  is_enabled: true,
  ...more,
})

interface AtLoginBySchool {
  app: TestApp
  school: TestSchool
  provider: LoginProvider
  administrator: string
  key: string
}

export function useLoginBySchool() {
  const at = {} as AtLoginBySchool

  const callbackUrls: string[] = []

  beforeAll(async () => {
    at.app = await startTestApp()
    at.school = await makeSchool(at.app)
    at.administrator = await makeSupervisor(at.app, at.school, 'beheerder')
    at.provider = await startLoginProvider(() => callbackUrls)
    at.key = (await add(at.provider, { domains: ['school.test'] })).key
  })

  afterAll(async () => {
    await at.provider.close()
    await at.app.close()
  })

  afterEach(() => {
    at.provider.tampering = {}
  })

  async function add(from: LoginProvider, more: Partial<IdentityProviderBody> = {}, by = at.administrator) {
    const { issuer, client_id, client_secret } = from
    const body = createProviderBody({ issuer, client_id, client_secret, ...more })
    const reply = await (await logIn(at.app, by)).call('POST /api/v1/begeleider/identity-provider', { body })
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
    callbackUrls.push(reply.body.callback_url)
    return reply.body
  }

  const isOurs = (url: URL): boolean => url.origin === at.app.url && !url.pathname.startsWith('/sso/')

  const start = (browser: Browser, by = at.key): Promise<URL> =>
    browser.open(`${at.app.url}/sso/${by}/start`, isOurs)

  const exchange = (browser: Browser, url: URL, client_id = 'letterliaan-game') =>
    browser.fetch(`${at.app.url}/sso/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: read(url).get('inlogcode') ?? '', client_id }),
    })

  async function logInBySchool(username: string): Promise<Tokens> {
    const browser = new Browser()
    at.provider.account = { sub: `van ${username}`, email: username, email_verified: true }
    const reply = await exchange(browser, await start(browser))
    expect(reply.status).toBe(200)
    return (await reply.json()) as Tokens
  }

  async function prepare(child: TestChild, sub: string): Promise<void> {
    const { body } = await (
      await logIn(at.app, at.administrator)
    ).call('GET /api/v1/begeleider/identity-provider')
    const id = body.providers.find((one) => one.key === at.key)?.id ?? 0
    const sent = { params: { id }, body: { people: [{ username: child.username, subject: sub }] } }
    const reply = await (
      await logIn(at.app, at.administrator)
    ).call('POST /api/v1/begeleider/identity-provider/:id/identity', sent)
    expect(reply.body).toEqual({ num_joined: 1, refused: [] })
  }

  const identitiesOf = async (username: string) =>
    at.app.database.queries
      .selectFrom('identity')
      .innerJoin('user', 'user.id', 'identity.user_id')
      .select(['identity.subject', 'identity.origin'])
      .where('user.username', '=', username)
      .execute()

  return { at, callbackUrls, add, isOurs, start, exchange, logInBySchool, prepare, identitiesOf }
}
