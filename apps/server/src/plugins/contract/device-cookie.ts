import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'letterliaan-device'
/** A school year, with its summer. */
const cookieTtlSeconds = 400 * 24 * 60 * 60

/** The cookie of a device that somebody logged in on (docs/adr/0018-limits.md). */
export interface DeviceCookie {
  readonly read: () => string | null
  readonly write: (value: string) => void
}

/** It is sent to this very call only, and no script reads it. */
export const deviceCookieOf = (request: FastifyRequest, reply: FastifyReply): DeviceCookie => ({
  read: () => parseCookie(request.headers.cookie ?? '')[cookieName] ?? null,
  write(value) {
    const path = request.routeOptions.url ?? '/'
    const secure = request.protocol === 'https'
    const cookie = {
      name: cookieName,
      value,
      path,
      secure,
      maxAge: cookieTtlSeconds,
      httpOnly: true,
      sameSite: 'strict' as const,
    }
    reply.header('set-cookie', stringifySetCookie(cookie))
  },
})
