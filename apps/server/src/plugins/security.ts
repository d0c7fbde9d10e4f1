import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

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

/** Headers for calls and pictures, of which a page loads thirty. Browsers ignore the other headers there. */
const sharedHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

const drawingPolicy = "default-src 'none'"

function hashScripts(page: string): string[] {
  const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** The camera scans login cards, and the microphone records words. */
const permissionsPolicy =
  'camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(), usb=()'

/** Adds security headers. `pages`: the pages with inline scripts. */
export function registerSecurity(app: FastifyInstance, pages: readonly string[]): void {
  const { directives } = contentSecurityPolicy
  const scriptSrc = [...directives.scriptSrc, ...pages.flatMap(hashScripts)]
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
