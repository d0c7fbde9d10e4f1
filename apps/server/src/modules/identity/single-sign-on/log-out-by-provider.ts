import { nowSeconds } from '../../../clock.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { endLoginsOf } from '../login/end-logins.ts'
import { UnreachableService } from '../../../plugins/outgoing/fetch-from-school.ts'
import {
  clockTolerance,
  logoutTokenTtlSeconds,
  readLogoutToken,
  type ProviderLogout,
} from './oidc/logout-token.ts'
import { ProviderRefused } from './oidc/open-id.ts'
import type { IdentityProvider } from './provider.ts'
import { findIdentity, listIdentitiesOfSession, useOnce } from './queries.ts'
import type { SignIn, SignInNeeds } from './sign-in.ts'
import { databaseOf } from '../../../db/of-organisation.ts'

/** False: the token is refused. */
export type LogOutByProvider = (provider: IdentityProvider, token: string) => Promise<boolean>

/** Ends the logins of a user who logged out at the provider. */
export const createLogOutByProvider =
  (needs: SignInNeeds, signIn: SignIn): LogOutByProvider =>
  async (provider, token) => {
    const { database, clock, openId } = needs
    try {
      const connection = signIn.connect(provider)
      const keys = await openId.keysOf(connection)
      const said = await readLogoutToken(token, { ...connection, keys }, clock.nowMs())
      const logout = provider.subject_claim === 'sub' ? said : { ...said, subject: null }
      if (logout.subject === null && logout.session === null)
        throw new ProviderRefused('logout token: no session')
      const now = nowSeconds(clock)
      const used = hashToken(`${provider.id} logout ${logout.jti}`)
      if (!(await useOnce(database.queries, used, now + 2 * logoutTokenTtlSeconds)))
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
  provider: IdentityProvider,
  { iat, subject, session }: ProviderLogout,
  now: number,
): Promise<void> =>
  databaseOf(database, provider.organisation_id).transaction(async (transaction) => {
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
