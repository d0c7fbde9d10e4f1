import { contractHeader, contractVersion } from '../version.ts'

export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly upload?: Blob
  /** Two requests with the same key have one effect (rules.md, Exercise). */
  readonly idempotencyKey?: string
  readonly lastEventId?: string
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
}

const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replaceAll(/:([a-z_]+)/g, (_, key: string) => encodeURIComponent(String(params[key])))

const queryString = (query: Readonly<Record<string, unknown>> = {}): string => {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined)
  return filled.length === 0
    ? ''
    : `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}`
}

export function buildRequest(
  baseUrl: string,
  call: string,
  input: CallInput,
  accessToken: string | null,
): Request {
  const [method = 'GET', path = '/'] = call.split(' ')
  const headers = new Headers({
    accept: 'application/json',
    [contractHeader]: String(contractVersion),
  })
  if (accessToken !== null) headers.set('authorization', `Bearer ${accessToken}`)
  if (input.idempotencyKey !== undefined) {
    headers.set('idempotency-key', input.idempotencyKey)
    headers.set('device-time', String(Math.floor(Date.now() / 1000)))
  }
  if (input.lastEventId !== undefined) headers.set('last-event-id', input.lastEventId)
  const init: RequestInit = { method, headers, keepalive: input.keepalive ?? false }
  if (input.signal) init.signal = input.signal
  if (input.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(input.body)
  }
  if (input.upload !== undefined) {
    headers.set('content-type', input.upload.type)
    init.body = input.upload
  }
  return new Request(baseUrl + fillPath(path, input.params) + queryString(input.query), init)
}
