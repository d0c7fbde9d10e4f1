import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import * as z from 'zod'
import { ProviderRefused } from './open-id.ts'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const maxAgeSeconds = 5 * 60
export const clockTolerance = 30

const Claims = z.object({
  iat: z.int(),
  jti: z.string().min(1),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  nonce: z.undefined().optional(),
  events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
})

export interface ProviderLogout {
  readonly iat: number
  readonly jti: string
  readonly subject: string | null
  readonly session: string | null
}

/** OpenID Connect Back-Channel Logout 1.0, §2.6. Throws ProviderRefused. */
export async function readLogoutToken(
  token: string,
  {
    issuer,
    client_id,
    keys,
  }: { readonly issuer: string; readonly client_id: string; readonly keys: unknown },
  nowMs: number,
): Promise<ProviderLogout> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys as JSONWebKeySet), {
    issuer,
    audience: client_id,
    algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
    maxTokenAge: maxAgeSeconds,
    clockTolerance,
    currentDate: new Date(nowMs),
  }).catch((error: Error) => {
    throw new ProviderRefused(`logout token: ${error.message}`)
  })
  const read = Claims.safeParse(payload)
  if (!read.success || (read.data.sub === undefined && read.data.sid === undefined))
    throw new ProviderRefused('logout token: claims')
  const { iat, jti, sub, sid } = read.data
  return { iat, jti, subject: sub ?? null, session: sid ?? null }
}

export const logoutTokenTtlSeconds = maxAgeSeconds + clockTolerance
