import { timingSafeEqual, createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

export interface MetricsPlace {
  readonly port: number
  readonly host: string
  /** Null: anyone who can reach the port may read metrics. */
  readonly secret: string | null
}

/** Serves metrics on a port that the proxy does not expose. Returns the port and a function that stops it. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host, secret }: MetricsPlace,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404).end()
    if (secret !== null && !isSame(request.headers.authorization, `Bearer ${secret}`))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    return void metrics.write().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.maxConnections = 20
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isSame = (given: string | undefined, expected: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(expected))
