import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Nothing of third parties: everything that the game needs comes from this address. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    workerSrc: ["'self'"],
  },
}

/** What a browser heeds on anything. The others are for a page: on a call or a picture they are bytes, and a page loads thirty of those. */
const sharedHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** A drawing that is opened by its address is a page too: one that does nothing. In a page it costs as little as can be. */
const drawingPolicy = "default-src 'none'"

/** What a policy calls the scripts that stand in the page of an app itself: by their content, so no other runs. */
function hashScripts(folder: string): string[] {
  const page = join(folder, 'index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** What a page may use of a device: the camera reads login cards, the microphone records words. Of the rest nothing. */
const permissionsPolicy =
  'camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(), usb=()'

/** Security headers on every answer, those of a page on pages. `game`: the folder of the built game. */
export function registerSecurity(app: FastifyInstance, game: string): void {
  const { directives } = contentSecurityPolicy
  const scriptSrc = [...directives.scriptSrc, ...hashScripts(game)]
  const setPageHeaders = helmet({
    contentSecurityPolicy: { ...contentSecurityPolicy, directives: { ...directives, scriptSrc } },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type'))
    if (type.startsWith('text/html')) {
      reply.header('permissions-policy', permissionsPolicy)
      return setPageHeaders(request.raw, reply.raw, () => done())
    }
    reply.headers(sharedHeaders)
    if (type.startsWith('image/svg')) reply.header('content-security-policy', drawingPolicy)
    return done()
  })
}
