import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { createProviderBody } from '../../../testing/login-by-school.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { drawBrowserSecret } from './browser-secret.ts'
import { createOpenId, ProviderRefused } from './open-id.ts'

let changes: object = {}
const server = createServer((request, response) => {
  const issuer = `http://${request.headers.host}`
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ ...metadataOf(issuer), ...changes, keys: [] }))
})

const metadataOf = (of: string) => ({
  issuer: of,
  authorization_endpoint: `${of}/auth`,
  token_endpoint: `${of}/token`,
  jwks_uri: `${of}/keys`,
})

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const app = await startTestApp()
const administrator = await logIn(app, await makeSupervisor(app, await makeSchool(app), 'beheerder'))
afterAll(async () => {
  await app.close()
  server.close()
})

const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

test.each(endpoints)(
  'SSO-1 a provider whose %s runs a script is refused by the check and at login',
  async (endpoint) => {
    changes = { [endpoint]: 'javascript:alert(1)' }
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const body = createProviderBody({ issuer })
    const { body: added } = await administrator.call('POST /api/v1/begeleider/identity-provider', { body })
    const params = { id: added.id }
    const check = await administrator.call('POST /api/v1/begeleider/identity-provider/:id/check', { params })
    expect(check.body.problem).toMatch(/geen webadres/)
    const start = await fetch(`${app.url}/sso/${added.key}/start`, { redirect: 'manual' })
    expect([start.status, start.headers.get('location')]).toEqual([303, '/inloggen#reden=failed'])
    const link = await administrator.call('POST /sso/link', { body: { provider_key: added.key } })
    expect([link.status, link.problem.detail]).toEqual([503, expect.stringMatching(/geen webadres/)])
    await administrator.call('DELETE /api/v1/begeleider/identity-provider/:id', { params })
  },
)

const connection = { issuer: 'https://login.test', client_id: 'x', client_secret: null, subject_claim: 'sub' }
const openIdOf = (more: object, allowsPrivate = false) =>
  createOpenId({
    fetchFromSchool: async () => Response.json({ ...metadataOf(connection.issuer), ...more, keys: [] }),
    allowsPrivate,
  })

const addresses: readonly (readonly [address: string, allowsPrivate: boolean])[] = [
  ['javascript:alert(1)', true],
  ['data:text/html,x', true],
  ['file:///etc/passwd', true],
  ['geen adres', true],
  ['http://login.test', false],
  ['https://127.0.0.1', false],
  ['https://10.0.0.8', false],
  ['https://[::1]', false],
  ['https://localhost', false],
]

test.each(
  endpoints.flatMap((endpoint) =>
    addresses.map(([address, allowsPrivate]) => [endpoint, address, allowsPrivate] as const),
  ),
)(
  'SSO-1 a provider whose %s is %s is refused; private addresses allowed: %s',
  async (endpoint, address, allowsPrivate) => {
    const openId = openIdOf({ [endpoint]: address }, allowsPrivate)
    await expect(openId.check(connection)).rejects.toThrow(ProviderRefused)
    await expect(openId.begin(connection, drawBrowserSecret(), 'https://x.test')).rejects.toThrow(
      ProviderRefused,
    )
  },
)

test('SSO-1 a provider with https endpoints passes the check and begins a login', async () => {
  const openId = openIdOf({})
  await openId.check(connection)
  const url = await openId.begin(connection, drawBrowserSecret(), 'https://x.test')
  expect(url.origin + url.pathname).toBe('https://login.test/auth')
})
