import { contract, getEndpoint, type EndpointName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { startTestApp, useTestApp } from '../testing/test-app.ts'

const app = await useTestApp()

interface Operation {
  readonly summary: string
  readonly security?: readonly unknown[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, { content?: unknown }>>
}

test('API-17 the published OpenAPI has every call of the contract, with its token and schemas', async () => {
  const response = await fetch(`${app.url}/api/docs/json`)
  const document = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
  for (const [call, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = call.split(' ')
    const operation = document.paths[path.replaceAll(/:([a-z_]+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation, call).toMatchObject({ summary: endpoint.summary })
    expect(operation?.security !== undefined, call).toBe(endpoint.auth !== 'none')
    expect(operation?.requestBody !== undefined, call).toBe('body' in endpoint)
  }
})

/** Calls to log in, print a chart, and get product texts (ADR 31) and pictures with random names (ADR 23). */
const withoutToken: ReadonlySet<string> = new Set([
  'POST /oauth2/token/create',
  'POST /oauth2/token/passkey',
  'POST /oauth2/token/revoke',
  'POST /api/v1/exchange-token',
  'PUT /api/v1/account-email',
  'POST /sso/token',
  'GET /api/v1/school-login/:code',
  'GET /api/v1/group-device',
  'POST /api/v1/group-device/login',
  'POST /api/v1/group-device/pairing',
  'POST /api/v1/home-page',
  'POST /api/v1/invitation',
  'PUT /api/v1/invitation',
  'GET /api/v1/installation',
  'POST /api/v1/password-reset',
  'PUT /api/v1/password-reset',
  'GET /klankenkaart.pdf',
  'GET /pictures/eigen/:name.webp',
  'GET /word/text/:key.mp3',
])

test('API-17 every call requires a token, except logins, public texts and pictures with a random name', () => {
  const isOpen = (call: string) => getEndpoint(call as EndpointName).auth === 'none'
  // Every other call refuses callers who are not logged in (permissions.test.ts).
  expect(new Set(Object.keys(contract).filter(isOpen))).toEqual(withoutToken)
})

test('the page of the API loads nothing from other servers', async () => {
  const response = await fetch(`${app.url}/api/docs/static/index.html`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).not.toMatch(/https?:\/\//)
})

test('API docs that are turned off are not served, and the calls still work', async () => {
  const quiet = await startTestApp({}, { hasApiDocs: false })
  try {
    for (const path of ['/api/docs', '/api/docs/json', '/api/docs/static/index.html']) {
      expect((await fetch(quiet.url + path)).status).toBe(404)
    }
    expect((await fetch(`${quiet.url}/api/v1/level`)).status).toBe(401)
  } finally {
    await quiet.close()
  }
})
