import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import * as z from 'zod'
import { getNowSeconds } from '../../../clock.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { UnreachableService } from '../../../plugins/outgoing/outgoing-fetch.ts'
import { ProviderRefused } from './open-id.ts'
import type { ConnectedProvider } from './provider.ts'
import { findIdentity, listIdentitiesOfSession, markAssertionUsed } from './queries.ts'
import type { SingleSignOnFlow, SignInNeeds } from './sign-in.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { endLoginsOf } from '../../../db/tables/token-family.ts'

/** Returns false if the token is refused. */
export type LogOutByProvider = (provider: ConnectedProvider, token: string) => Promise<boolean>

export const createLogOutByProvider =
  (needs: SignInNeeds, signIn: SingleSignOnFlow): LogOutByProvider =>
  async (provider, token) => {
    const { database, clock, openId } = needs
    try {
      const connection = signIn.connect(provider)
      const keys = await openId.keysOf(connection)
      const said = await readLogoutToken(token, { ...connection, keys }, clock.nowMs())
      const logout = provider.subject_claim === 'sub' ? said : { ...said, subject: null }
      if (logout.subject === null && logout.session === null)
        throw new ProviderRefused('logout token: no session')
      const now = getNowSeconds(clock)
      const used = hashToken(`${provider.id} logout ${logout.jti}`)
      if (!(await markAssertionUsed(database.queries, used, now + 2 * logoutTokenTtlSeconds)))
        throw new ProviderRefused('logout token: replayed')
      await endLogins(needs, provider, logout, now)
      return true
    } catch (error) {
      if (!(error instanceof ProviderRefused || error instanceof UnreachableService)) throw error
      needs.onRefused(error)
      return false
    }
  }

const endLogins = (
  { database }: SignInNeeds,
  provider: ConnectedProvider,
  { iat, subject, session }: ProviderLogout,
  now: number,
): Promise<void> =>
  limitDatabase(database, provider.organisation_id).transaction(async (transaction) => {
    const { issuer } = provider
    const identity =
      subject === null ? undefined : await findIdentity(transaction, provider, { issuer, subject })
    const ids =
      subject === null && session !== null
        ? await listIdentitiesOfSession(transaction, provider, session)
        : [identity?.id].filter((id) => id !== undefined)
    for (const identity_id of ids)
      await endLoginsOf(
        transaction,
        { identity_id, provider_session: session, untilAt: iat + clockTolerance },
        now,
      )
  })

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const maxAgeSeconds = 5 * 60
const clockTolerance = 30

const Claims = z.object({
  iat: z.int(),
  jti: z.string().min(1),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  nonce: z.undefined().optional(),
  events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
})

interface ProviderLogout {
  readonly iat: number
  readonly jti: string
  readonly subject: string | null
  readonly session: string | null
}

/** Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, §2.6). Throws ProviderRefused. */
async function readLogoutToken(
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

const logoutTokenTtlSeconds = maxAgeSeconds + clockTolerance
