import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceTtlSeconds } from '../../db/personal-data/tables.ts'

export interface DeviceCookie {
  readonly read: () => string | null
  readonly write: (value: string) => void
}

/** Opens the cookie of a device with an earlier login (docs/adr/0018-limits.md), sent with this call only. */
export const openDeviceCookie = (request: FastifyRequest, reply: FastifyReply): DeviceCookie =>
  cookieOf(request, reply, 'letterliaan-device', request.routeOptions.url ?? '/')

/** Opens the cookie of a device paired with a group (CARD-5), sent when children choose their name. */
export const openGroupCookie = (request: FastifyRequest, reply: FastifyReply): DeviceCookie =>
  cookieOf(request, reply, 'letterliaan-group-device', '/api/v1/group-device')

export const ssoTtlSeconds = 10 * 60

/** Opens the cookie of a login through the school. SameSite is lax, because the provider redirects back. */
export const openSsoCookie = (request: FastifyRequest, reply: FastifyReply): DeviceCookie =>
  cookieOf(request, reply, 'letterliaan-sso', '/sso', { sameSite: 'lax', maxAge: ssoTtlSeconds })

export const challengeTtlSeconds = 5 * 60

/** Opens the cookie of a login with a second factor or a passkey (ORG-5). */
export const openLoginCookie = (request: FastifyRequest, reply: FastifyReply): DeviceCookie =>
  cookieOf(request, reply, 'letterliaan-login', '/oauth2/token', {
    sameSite: 'strict',
    maxAge: challengeTtlSeconds,
  })

interface CookieManners {
  readonly sameSite: 'strict' | 'lax'
  readonly maxAge: number
}

const cookieOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  path: string,
  manners: CookieManners = { sameSite: 'strict', maxAge: deviceTtlSeconds },
): DeviceCookie => ({
  read: () => parseCookie(request.headers.cookie ?? '')[name] ?? null,
  write(value) {
    const secure = request.protocol === 'https'
    const placed = request.server.publicPath + path
    const cookie = { name, value, path: placed, secure, httpOnly: true, ...manners }
    reply.header('set-cookie', stringifySetCookie(cookie))
  },
})
