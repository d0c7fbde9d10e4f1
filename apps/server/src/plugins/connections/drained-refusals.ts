import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** More than any file of the contract. */
const maxBytes = 16_000_000
/** How long somebody may take to send what is not wanted (ms). */
const maxMs = 5000

/**
 * Reads on what comes of a request that is refused before it is whole: a connection that is closed on its sender tells of a
 * broken network in the place of the refusal. Up to a bound; what goes on after it is cut off.
 */
export function registerDrainedRefusals(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || raw.complete || raw.destroyed) return
    if (!(await drain(raw))) reply.raw.once('finish', () => raw.destroy())
  })
}

/** True when all of it came. */
const drain = (request: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(finish, maxMs)
    function finish(): void {
      clearTimeout(timer)
      request.off('data', count).off('end', finish).off('close', finish).off('error', finish).pause()
      resolve(request.complete)
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length
      if (bytes > maxBytes) finish()
    }
    request.on('data', count).once('end', finish).once('close', finish).once('error', finish).resume()
  })
