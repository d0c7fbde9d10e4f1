import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults of a call: a delay, a cut before, after or in the reply, a duplicate now or later, and a proxy's 500. */
export const proxyFaults = [
  'none',
  'delay',
  'cut-before',
  'cut-after',
  'cut-inside',
  'twice',
  'again-later',
  'error-before',
  'error-after',
] as const
export type ProxyFault = (typeof proxyFaults)[number]

export interface FaultyProxy {
  readonly url: string
  readonly counts: Readonly<Record<ProxyFault, number>>
  /** Stops the proxy after the delayed calls have arrived. */
  readonly close: () => Promise<void>
}

interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Starts a proxy. `choose` chooses the fault of a call. Delays are at most `maxDelayMs`. */
export async function startFaultyProxy(
  target: string,
  choose: (call: IncomingMessage) => ProxyFault,
  maxDelayMs = 5,
): Promise<FaultyProxy> {
  const counts = Object.fromEntries(proxyFaults.map((fault) => [fault, 0])) as Record<ProxyFault, number>
  const later: Promise<unknown>[] = []

  const forward = (call: IncomingMessage, body: Buffer): Promise<Reply> => sendOn(target, call, body)

  const handle = async (call: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await readAll(call)
    const fault = isOpening(call) ? 'none' : choose(call)
    counts[fault] += 1
    const cut = (): void => void answer.socket?.destroy()
    switch (fault) {
      case 'none':
        return pass(answer, await forward(call, body))
      case 'delay':
        await sleep(maxDelayMs)
        return pass(answer, await forward(call, body))
      case 'cut-before':
        return cut()
      case 'cut-after':
        await forward(call, body)
        return cut()
      case 'cut-inside': {
        const reply = await forward(call, body)
        answer.writeHead(reply.status, reply.headers)
        answer.write(reply.body.subarray(0, reply.body.length / 2), cut)
        return
      }
      case 'twice': {
        const [first] = await Promise.all([forward(call, body), forward(call, body)])
        return pass(answer, first)
      }
      case 'again-later': {
        const reply = await forward(call, body)
        later.push(sleep(4 * maxDelayMs).then(() => forward(call, body)))
        return pass(answer, reply)
      }
      case 'error-before':
        return void answer.writeHead(500, { 'content-type': 'text/plain' }).end('proxy')
      case 'error-after':
        await forward(call, body)
        return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    }
  }

  const server = createServer((call, answer) => {
    handle(call, answer).catch(() => answer.socket?.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async close() {
      await Promise.allSettled(later)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Tests whether a request loads a page, because faults are only for later calls. */
const isOpening = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-mode'] === 'navigate'

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

const sendOn = (target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = request(`${target}${url}`, { method, headers }, (response) => {
      readAll(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      )
    })
    call.on('error', reject)
    call.end(body)
  })

const pass = (answer: ServerResponse, { status, headers, body }: Reply): void =>
  void answer.writeHead(status, headers).end(body)
