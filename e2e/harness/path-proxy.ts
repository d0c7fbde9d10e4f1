import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

/** Changes responses, for example to those of another version of the product. */
export interface ProxyChange {
  readonly headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  /** Changes the contents of a script at this path. */
  readonly contents?: (path: string, contents: string) => string
}

export interface PathProxy {
  readonly url: string
  readonly strays: readonly string[]
  readonly sendTo: (port: number) => void
  readonly change: (change: ProxyChange) => void
  readonly close: () => Promise<void>
}

/** Starts a site that has the product below one path, such as `/spelling`. `strips`: removes the path, as some proxies do. */
export async function startPathProxy(path: string, strips: boolean): Promise<PathProxy> {
  const strays: string[] = []
  let port = 0
  let change: ProxyChange = {}
  const server = createServer((call, answer) => {
    const { method, headers, url = '/' } = call
    if (url !== path && !url.startsWith(`${path}/`)) {
      strays.push(url)
      return void answer.writeHead(404).end()
    }
    const asked = strips ? url.slice(path.length) || '/' : url
    const sent = change.headers?.(headers) ?? headers
    const { contents } = change
    const isChanged = contents !== undefined && !asked.includes('/api/')
    const place = { port, host: '127.0.0.1', path: asked, method, headers: isChanged ? whole(sent) : sent }
    const onward = request(place, (response) => {
      if (isChanged && isText(response))
        return void sendChanged(response, answer, (given) => contents(asked, given))
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    call.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    strays,
    sendTo: (given) => void (port = given),
    change: (given) => void (change = given),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Requests the whole response, which is then neither compressed nor 304. */
function whole(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const left = new Set(['accept-encoding', 'if-none-match', 'if-modified-since'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)))
}

const isText = ({ headers }: IncomingMessage): boolean =>
  /^(text\/html|application\/javascript)/.test(headers['content-type'] ?? '')

async function sendChanged(
  response: IncomingMessage,
  answer: ServerResponse,
  change: (contents: string) => string,
): Promise<void> {
  const { 'content-length': _length, etag: _tag, ...headers } = response.headers
  const contents = change(await text(response))
  answer.writeHead(response.statusCode ?? 502, headers).end(contents)
}
