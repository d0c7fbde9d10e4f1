import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a browser keep the answer of an endpoint that says so and ask whether it still holds: the same answer again costs
 * no bytes. Registered before compression, so that the ETag is that of the content.
 */
export function registerRevalidation(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isKept = request.routeOptions.config.endpoint?.revalidate === true
    if (!isKept || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache' })
    if (request.headers['if-none-match'] !== etag) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}
