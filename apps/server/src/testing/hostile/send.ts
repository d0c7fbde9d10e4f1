import { Agent, request as httpRequest } from 'node:http'

export interface RawRequest {
  readonly method: string
  /** As sent: not encoded. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface RawReply {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** Ms */
const timeoutMs = 20_000
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends what fetch would refuse or correct. Rejects without an answer. */
export function sendRaw(url: string, { method, path, headers, body = '' }: RawRequest): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/`,
      { method, path, agent, headers: { ...lengthOf(body), ...headers }, timeout: timeoutMs },
      (response) => {
        let text = ''
        const contentType = response.headers['content-type'] ?? ''
        // A stream of events does not end.
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

/** Without it, Node sends a DELETE's body as the next request. */
const lengthOf = (body: string | Buffer) =>
  body.length > 0 && { 'content-length': String(Buffer.byteLength(body)) }
