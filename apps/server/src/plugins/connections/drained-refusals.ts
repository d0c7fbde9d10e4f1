import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const maxBytes = 16_000_000
const maxMs = 5000

/** Reads a refused body up to a limit, because a client sees an early close as a network failure. */
export function registerDrainedRefusals(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || isRead(raw) || raw.destroyed) return
    if (!(await drain(raw))) reply.raw.once('finish', () => raw.destroy())
  })
}

/** An injected request has no network and is never `complete`. */
const isRead = ({ complete, readableEnded }: IncomingMessage): boolean => complete || readableEnded

const drain = (request: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(finish, maxMs)
    function finish(): void {
      clearTimeout(timer)
      request.off('data', count).off('end', finish).off('close', finish).off('error', finish).pause()
      resolve(isRead(request))
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length
      if (bytes > maxBytes) finish()
    }
    request.on('data', count).once('end', finish).once('close', finish).once('error', finish).resume()
  })
