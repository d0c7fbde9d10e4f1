import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PathProxy {
  /** With the path. */
  readonly url: string
  /** What was asked of the site outside the path. */
  readonly strays: readonly string[]
  readonly sendTo: (port: number) => void
  readonly close: () => Promise<void>
}

/** A site of which one path is the product's: `/spelling`. `strips`: takes the path off, as some proxies do. */
export async function startPathProxy(path: string, strips: boolean): Promise<PathProxy> {
  const strays: string[] = []
  let port = 0
  const server = createServer((call, answer) => {
    const { method, headers, url = '/' } = call
    if (url !== path && !url.startsWith(`${path}/`)) {
      strays.push(url)
      return void answer.writeHead(404).end()
    }
    const asked = strips ? url.slice(path.length) || '/' : url
    const onward = request({ port, host: '127.0.0.1', path: asked, method, headers }, (response) => {
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
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
