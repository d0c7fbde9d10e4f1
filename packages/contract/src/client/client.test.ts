import { describe, expect, test } from 'vitest'
import { contract, type EndpointName } from '../contract.ts'
import { createClient, LoginError, type EndpointInput } from './client.ts'
import { ApiError, NetworkError } from './errors.ts'
import type { StoredTokens } from './refresh.ts'

const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const page = (status: number): Response =>
  new Response('<h1>Wifi</h1>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const problem = (status: number): Response => json(status, { status, title: 'x', detail: 'Dit mag niet.' })
const fresh = { access_token: 'new', refresh_token: 'new', token_type: 'Bearer', expires_in: 900 }

/** A response whose connection breaks in the middle of its body. */
const broken = (): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'))
        controller.error(new TypeError('terminated'))
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  )

function makeClient(answer: (request: Request) => Response | Promise<Response>) {
  let tokens: StoredTokens | null = { access_token: 'old', refresh_token: 'old' }
  const sent: Request[] = []
  const client = createClient({
    baseUrl: 'http://x',
    client_id: 'letterliaan-game',
    tokens: {
      read: () => tokens,
      begin: (begun) => (tokens = begun),
      write: (renewed) => (tokens = renewed),
      clear: () => (tokens = null),
    },
    fetch: async (request) => {
      sent.push(request as Request)
      return answer(request as Request)
    },
  })
  const logInAs = (name: string, expires_at?: number) =>
    (tokens = { access_token: name, refresh_token: name, expires_at })
  return { client, sent, logInAs, tokenNow: () => tokens?.access_token, isLoggedIn: () => tokens !== null }
}

const isToken = ({ url }: Request): boolean => url.endsWith('/oauth2/token/create')
const isRenewed = ({ headers }: Request): boolean => headers.get('authorization') === 'Bearer new'

const withToken = (Object.keys(contract) as EndpointName[]).filter((call) => contract[call].auth !== 'none')

test.each(withToken)('API-17 %s sends the bearer token', async (call) => {
  const { client, sent } = makeClient(() => json(200, {}))
  const params = Object.fromEntries([...call.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => [name, '1']))
  const input = {
    params,
    ...(!call.startsWith('GET') && { body: {} }),
  } as unknown as EndpointInput<'PUT /api/v1/exercise/:id'>
  await client.call(call as 'PUT /api/v1/exercise/:id', input)
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old'])
})

describe('ERR-2 refusals of the server differ from errors on the way', () => {
  test.each([400, 403, 404, 409, 422, 429, 500, 503])(
    'a problem document with %d counts as a refusal of the server',
    async (status) => {
      const { client } = makeClient(() => problem(status))
      const call = client.call('GET /api/v1/level', {})
      await expect(call).rejects.toThrow(ApiError)
      await expect(call).rejects.toMatchObject({ status, message: 'Dit mag niet.' })
    },
  )

  test.each<[string, () => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that breaks off', broken],
    ['the login page of a wifi network', () => page(200)],
    ['the page of a school’s filter', () => page(403)],
    ['the page of a proxy', () => page(502)],
    ['something else’s JSON', () => json(500, { error: 'upstream' })],
  ])('%s counts as a network error', async (_what, answer) => {
    const { client } = makeClient(answer)
    await expect(client.call('GET /api/v1/level', {})).rejects.toThrow(NetworkError)
  })
})

describe('ERR-1 an expired token', () => {
  test('is renewed once for many calls, which are repeated', async () => {
    const { client, sent } = makeClient((request) => {
      if (isToken(request)) return json(200, fresh)
      return isRenewed(request) ? json(200, []) : problem(401)
    })
    const calls = Array.from({ length: 20 }, () => client.call('GET /api/v1/level', {}))
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 20 }, () => []))
    expect(sent.filter(isToken)).toHaveLength(1)
  })

  test('ends the login if the server refuses the renewal', async () => {
    const refused = () => json(400, { error: 'invalid_grant', error_description: 'Invalid credentials' })
    const { client, isLoggedIn } = makeClient((request) => (isToken(request) ? refused() : problem(401)))
    await expect(client.call('GET /api/v1/level', {})).rejects.toMatchObject({ status: 401 })
    expect(isLoggedIn()).toBe(false)
  })

  test.each<[string, () => Response]>([
    ['a server error', () => json(500, { error: 'server_error', error_description: 'x' })],
    ['a rate limit', () => json(429, { error: 'too_many_attempts', error_description: 'x' })],
    ['the page of a proxy during the renewal', () => page(502)],
    ['an answer that breaks off', broken],
  ])('stays valid after %s', async (_what, answer) => {
    const { client, isLoggedIn } = makeClient((request) => (isToken(request) ? answer() : problem(401)))
    await expect(client.call('GET /api/v1/level', {})).rejects.toThrow(NetworkError)
    expect(isLoggedIn()).toBe(true)
  })
})

test.each<[string, () => Response]>([
  ['granted', () => json(200, fresh)],
  ['refused', () => json(400, { error: 'invalid_grant', error_description: 'Invalid credentials' })],
])(
  'a renewal that ends after another child logged in does not change the tokens of that child if it is %s',
  async (_what, answer) => {
    const { client, logInAs, tokenNow } = makeClient((request) => {
      if (!isToken(request)) return isRenewed(request) ? json(200, []) : problem(401)
      logInAs('another child')
      return answer()
    })
    await client.call('GET /api/v1/level', {}).catch(() => undefined)
    expect(tokenNow()).toBe('another child')
  },
)

test('a request is not repeated after another child has logged in', async () => {
  let held = { login_id: 'a', access_token: 'a', refresh_token: 'a' }
  const sent: (string | null)[] = []
  const client = createClient({
    baseUrl: 'http://x',
    client_id: 'letterliaan-game',
    tokens: { read: () => held, begin() {}, write() {}, clear() {} },
    fetch: async (request) => {
      sent.push((request as Request).headers.get('authorization'))
      held = { login_id: 'b', access_token: 'b', refresh_token: 'b' }
      return problem(401)
    },
  })
  await expect(client.call('GET /api/v1/level', {})).rejects.toMatchObject({ status: 401 })
  expect(sent).toEqual(['Bearer a'])
})

test('a request that waits for a renewal is not sent with the token of another child', async () => {
  let held = { login_id: 'a', access_token: 'a', refresh_token: 'a', expires_at: 0 }
  const sent: (string | null)[] = []
  const client = createClient({
    baseUrl: 'http://x',
    client_id: 'letterliaan-game',
    tokens: { read: () => held, begin() {}, write() {}, clear() {} },
    fetch: async (request) => {
      sent.push((request as Request).headers.get('authorization'))
      if (!isToken(request as Request)) return problem(401)
      held = { login_id: 'b', access_token: 'b', refresh_token: 'b', expires_at: Infinity }
      return json(200, fresh)
    },
  })
  await expect(client.call('GET /api/v1/level', {})).rejects.toMatchObject({ status: 401 })
  expect(sent).not.toContain('Bearer b')
})

test.each([
  [429, '290', 290],
  [429, null, null],
  [400, '290', null],
])(
  'a login refused by %d with Retry-After %s reports the time to wait',
  async (status, retryAfter, waitSeconds) => {
    const { client } = makeClient(() => {
      const refusal = json(status, { error: 'x', error_description: 'Too many attempts, try again later' })
      if (retryAfter !== null) refusal.headers.set('retry-after', retryAfter)
      return refusal
    })
    const login = client.login('kim', 'fout')
    await expect(login).rejects.toMatchObject({ message: 'Too many attempts, try again later', waitSeconds })
  },
)

test('a login begins new tokens instead of renewing them', async () => {
  const tokenWrites: string[] = []
  const client = createClient({
    baseUrl: 'http://x',
    client_id: 'letterliaan-game',
    tokens: {
      read: () => null,
      begin: () => void tokenWrites.push('begin'),
      write: () => void tokenWrites.push('write'),
      clear: () => undefined,
    },
    fetch: async () => json(200, fresh),
  })
  await client.login('kim', 'geheim')
  expect(tokenWrites).toEqual(['begin'])
})

describe('an exchange token', () => {
  test('AUTH-5 starts a login, and ends the previous one', async () => {
    const { client, sent, tokenNow } = makeClient(() => json(200, fresh))
    await client.exchange('kaart')
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/v1/exchange-token')
    expect(await sent[0]?.json()).toMatchObject({ grant_type: 'exchange_token', token: 'kaart' })
    expect(tokenNow()).toBe('new')
    expect(new URL(sent[1]?.url ?? '').pathname).toBe('/oauth2/token/revoke')
    expect(await sent[1]?.json()).toMatchObject({ token: 'old' })
  })

  test('CARD-4 keeps the present login if pictures are required', async () => {
    const { client, tokenNow, sent } = makeClient(() => json(200, { token_type: 'pictures_required' }))
    expect(await client.exchange('kaart')).toBe(false)
    expect([tokenNow(), sent.length]).toEqual(['old', 1])
  })

  test('keeps the present login if the exchange is refused', async () => {
    const refusal = json(400, { error: 'invalid_grant', error_description: 'Invalid credentials' })
    const { client, tokenNow } = makeClient(() => refusal)
    await expect(client.exchange('kaart')).rejects.toThrow(LoginError)
    expect(tokenNow()).toBe('old')
  })
})

describe('AUTH-4 logging out', () => {
  test('deletes the tokens at once, and requests the server to revoke the login', async () => {
    const { client, sent, isLoggedIn } = makeClient(() => json(200, {}))
    client.logout()
    expect(isLoggedIn()).toBe(false)
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/oauth2/token/revoke')
    expect(await sent[0]?.json()).toEqual({ token: 'old', client_id: 'letterliaan-game' })
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  test('works without a network, and more than once', () => {
    const { client, sent, isLoggedIn } = makeClient(() => Promise.reject(new TypeError('offline')))
    client.logout()
    client.logout()
    expect([isLoggedIn(), sent.length]).toEqual([false, 1])
  })
})

describe('a stream of events', () => {
  const input = { params: { channel_id: 'a b' }, lastEventId: '41' }

  test('is opened with the token and the id of the last event', async () => {
    const { client, sent } = makeClient(() => new Response('data: {}\n\n'))
    const response = await client.open('GET /api/v1/live/:channel_id', input)
    expect(await response.text()).toBe('data: {}\n\n')
    expect(sent[0]?.url).toBe('http://x/api/v1/live/a%20b')
    expect(sent[0]?.headers.get('last-event-id')).toBe('41')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old')
  })

  test('is opened with a renewed token if the first one is expired or refused', async () => {
    const { client } = makeClient((request) => {
      if (isToken(request)) return json(200, fresh)
      return isRenewed(request) ? problem(404) : problem(401)
    })
    await expect(client.open('GET /api/v1/live/:channel_id', input)).rejects.toMatchObject({ status: 404 })
  })
})

test('ERR-1 renews an expired access token before the request', async () => {
  const { client, sent, logInAs } = makeClient((request) => {
    if (isToken(request)) return json(200, fresh)
    return isRenewed(request) ? json(200, []) : problem(401)
  })
  logInAs('old', Date.now() - 1)
  await client.call('GET /api/v1/level', {})
  expect(sent.map(isToken)).toEqual([true, false])
})
