import { Agent, request as httpRequest } from 'node:http'
import { getEndpoint, type EndpointName } from '@letterliaan/contract'
import type { TestApp } from '../test-app.ts'

export interface RawRequest {
  readonly method: string
  /** Sent unencoded. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface RawReply {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

export const jsonHeaders = { 'content-type': 'application/json' }
export const createBearerHeaders = (token: string) => ({ authorization: `Bearer ${token}` })
let address = 0
/** Returns another address for each request, so that limits per address are never reached. */
export const createElsewhereHeaders = () => ({
  'x-forwarded-for': `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
})

export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/:([a-z_]+)/g, (_, name: string) => String(params[name]))

/** Sends a request to a call without a network, except a stream of events, which never ends and is sent over HTTP. */
export async function sendTo(app: TestApp, call: EndpointName, request: RawRequest): Promise<RawReply> {
  if (getEndpoint(call).events) return sendRaw(app.url, request)
  const { method, path, headers, body } = request
  const {
    statusCode,
    headers: replied,
    body: text,
  } = await app.app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) })
  return { status: statusCode, contentType: replied['content-type'] ?? '', text }
}

const timeoutMs = 20_000
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends requests over HTTP that fetch would refuse or correct. Rejects if there is no response. */
export function sendRaw(url: string, { method, path, headers, body = '' }: RawRequest): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/`,
      { method, path, agent, headers: { ...lengthOf(body), ...headers }, timeout: timeoutMs },
      (response) => {
        let text = ''
        const contentType = response.headers['content-type'] ?? ''
        // A stream of events does not end, so only its start is read.
        if (contentType.startsWith('text/event-stream')) {
          resolve({ status: response.statusCode ?? 0, contentType, text })
          return void request.destroy()
        }
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, contentType, text })
        })
      },
    )
    request.on('timeout', () => request.destroy(new Error(`No answer: ${method} ${path}`)))
    request.on('error', reject)
    request.end(body)
  })
}

/** Without a length, Node would treat a DELETE's body as the next request. */
const lengthOf = (body: string | Buffer) =>
  body.length > 0 && { 'content-length': String(Buffer.byteLength(body)) }
