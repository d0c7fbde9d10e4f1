import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const computeEtag = (content: string): string => `W/"${hash('sha1', content, 'base64url')}"`

export function isHeldByCaller(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  if (request.headers['if-none-match'] !== etag) return false
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  return true
}

/** Adds an ETag of the uncompressed content. Answers 304 if the caller has the same content. */
export function registerRevalidation(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const revalidate = request.routeOptions.config.endpoint?.revalidate
    if (revalidate === undefined || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload)
    if (revalidate === 'everyone') reply.header('cache-control', 'private, no-cache')
    return done(null, isHeldByCaller(request, reply, computeEtag(payload)) ? '' : payload)
  })
}
