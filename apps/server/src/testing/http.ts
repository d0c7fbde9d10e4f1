import {
  type ExchangeReply,
  getEndpoint,
  type CallResponse,
  type EndpointName,
  type Problem,
  type Tokens,
} from '@letterliaan/contract'
import { testPassword } from './school.ts'
import type { TestApp } from './test-app.ts'

export interface TestCallInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly upload?: Blob
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestReply<T> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
  readonly problem: Problem
}

export interface TestCaller {
  call<C extends EndpointName>(name: C, sent?: TestCallInput): Promise<TestReply<CallResponse<C>>>
}

/** A server in this process is called without a network, in half the time. Others are called over HTTP. */
export type CalledServer = Pick<TestApp, 'url'> & Partial<Pick<TestApp, 'app'>>

export const createCaller = (app: CalledServer, accessToken: string | null): TestCaller => ({
  async call(name, sent) {
    for (;;) {
      const response = await send(app, accessToken, name, sent)
      if (!isAskedAgain(response, sent)) return readReply(response)
      await response.body?.cancel()
    }
  },
})

/** Tests whether to retry, as a device does, because the database of this run fails at random. */
const isAskedAgain = ({ status }: Response, sent?: TestCallInput): boolean =>
  Boolean(process.env['TEST_FAULTS']) && status === 503 && sent?.headers?.['idempotency-key'] !== undefined

/** Returns only the status, because a stream may never end. */
export async function readStatus(
  app: CalledServer,
  accessToken: string,
  name: EndpointName,
  sent: TestCallInput,
): Promise<number> {
  const { status, body } = await send(app, accessToken, name, sent)
  await body?.cancel()
  return status
}

async function send(
  { url, app }: CalledServer,
  accessToken: string | null,
  name: EndpointName,
  { params = {}, query = {}, body, upload, headers: others = {} }: TestCallInput = {},
): Promise<Response> {
  const [method = 'GET', path = '/'] = name.split(' ')
  const filled = path.replaceAll(/:([a-z_]+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams(query).toString()
  const headers = {
    // Compression would take longer than most calls.
    'accept-encoding': 'identity',
    ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...others,
  }
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const address = `${filled}${search && `?${search}`}`
  // Streams of events and uploads are sent over a network.
  if (app === undefined || upload !== undefined || getEndpoint(name).events)
    return fetch(`${url}${address}`, {
      method,
      headers,
      ...((payload ?? upload) !== undefined && { body: payload ?? upload }),
    })
  const reply = await app.inject({
    method: method as 'GET',
    url: address,
    headers: { host: new URL(url).host, ...headers },
    ...(payload !== undefined && { payload }),
  })
  const replied = Object.entries(reply.headers).flatMap(([header, value]) =>
    [value ?? []].flat().map((each): [string, string] => [header, String(each)]),
  )
  const hasBody = ![204, 304].includes(reply.statusCode)
  return new Response(hasBody ? new Uint8Array(reply.rawPayload) : null, {
    status: reply.statusCode,
    headers: replied,
  })
}

async function readReply<T>(response: Response): Promise<TestReply<T>> {
  const { status, headers } = response
  const bytes = await response.arrayBuffer()
  const isJson = headers.get('content-type')?.includes('json') ?? false
  const body: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes
  return { status, headers, body: body as T, problem: body as Problem }
}

/** Returns the tokens. Throws if the card asks for its pictures. */
export function readTokens(reply: ExchangeReply): Tokens {
  if (reply.token_type === 'pictures_required') throw new Error('The card asks for its pictures.')
  return reply
}

export const requestTokens = (app: CalledServer, body: object, headers: Record<string, string> = {}) =>
  createCaller(app, null).call('POST /oauth2/token/create', {
    body: { client_id: 'letterliaan-game', client_secret: 'letterliaan', ...body },
    headers,
  })

export async function logIn(
  app: CalledServer,
  username: string,
): Promise<TestCaller & { readonly tokens: Tokens }> {
  const { status, body } = await requestTokens(app, {
    grant_type: 'password',
    username,
    password: testPassword,
  })
  if (status !== 200) throw new Error(`${username} could not log in: ${JSON.stringify(body)}`)
  return { ...createCaller(app, body.access_token), tokens: body }
}
