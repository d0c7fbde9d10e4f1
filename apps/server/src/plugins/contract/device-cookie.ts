import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceTtlSeconds } from '../../db/personal-data/tables.ts'

export interface DeviceCookie {
  readonly read: () => string | null
  readonly write: (value: string) => void
}

export interface Cookies {
  /** The cookie of a device with an earlier login (docs/adr/0018-limits.md), sent with this call only. */
  readonly deviceCookie: DeviceCookie
  /** The cookie of a device paired with a group (CARD-5), sent when children choose their name. */
  readonly groupCookie: DeviceCookie
  /** The cookie of a login through the school. */
  readonly ssoCookie: DeviceCookie
  /** The cookie of a login with a second factor or a passkey (ORG-5). */
  readonly loginCookie: DeviceCookie
}

export const ssoTtlSeconds = 10 * 60
export const challengeTtlSeconds = 5 * 60

export function openCookies(request: FastifyRequest, reply: FastifyReply): Cookies {
  const open = (name: string, path: string, manners?: CookieManners): DeviceCookie =>
    cookieOf(request, reply, name, path, manners)
  return {
    deviceCookie: open('letterliaan-device', request.routeOptions.url ?? '/'),
    groupCookie: open('letterliaan-group-device', '/api/v1/group-device'),
    // SameSite is lax, because the provider redirects back.
    ssoCookie: open('letterliaan-sso', '/sso', { sameSite: 'lax', maxAge: ssoTtlSeconds }),
    loginCookie: open('letterliaan-login', '/oauth2/token', {
      sameSite: 'strict',
      maxAge: challengeTtlSeconds,
    }),
  }
}

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
