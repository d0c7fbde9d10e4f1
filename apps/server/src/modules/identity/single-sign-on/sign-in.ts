import { getNowSeconds, type Clock } from '../../../clock.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { hashToken, createSecret } from '../../../plugins/auth/token-secret.ts'
import { ssoTtlSeconds } from '../../../plugins/contract/device-cookie.ts'
import { drawBrowserSecret, type BrowserSecret } from './browser-secret.ts'
import { UnreachableService } from '../../../plugins/outgoing/outgoing-fetch.ts'
import { joinAccount, linkAccount, type JoinedAccount, type JoinRefusal } from './join-account.ts'
import { ProviderRefused, SubjectMissing, type OidcConnection, type OpenIdClient } from './open-id.ts'
import { makeSecretContext, type ConnectedProvider, type VerifiedIdentity } from './provider.ts'
import { findProviderByKey, consumeSsoAttempt } from './queries.ts'
import type { SecretBox } from '../../../plugins/auth/secret-box.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import { findQueriesOfOwner } from '../../../plugins/auth/owner.ts'
import { insertRows } from '../../../db/tables/rows.ts'

/** Seconds in which the page must exchange its code. */
const codeTtlSeconds = 60

export type SignInRefusal = JoinRefusal | 'failed' | 'away' | 'expired' | 'no-subject'

export interface SignInNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly openId: OpenIdClient
  readonly secretBox: SecretBox
  /** The public address. The redirect addresses that are registered with providers begin with it. */
  readonly publicUrl: () => string
  readonly onRefused: (error: Error) => void
}

export interface StartedSignIn {
  readonly secret: BrowserSecret
  readonly url: string
}

export type SignInResult =
  | { readonly kind: 'login'; readonly isStudent: boolean; readonly code: string }
  | { readonly kind: 'linked' }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal; readonly isLink: boolean }

export const makeCallbackPath = ({ key }: Pick<ConnectedProvider, 'key'>): string => `/sso/${key}/callback`

export function createSingleSignOnFlow(needs: SignInNeeds) {
  const { database, clock, openId, secretBox } = needs

  const own = ({ organisation_id }: ConnectedProvider) => limitDatabase(database, organisation_id)

  const addressOf = (path: string): string => `${needs.publicUrl().replace(/\/$/, '')}${path}`

  const findEnabled = async (key: string): Promise<ConnectedProvider | undefined> => {
    const queries = await findQueriesOfOwner(database.queries, ownerFinders.identityProvider, key)
    const provider = queries ? await findProviderByKey(queries, key) : undefined
    return provider?.is_enabled === true ? provider : undefined
  }

  const connect = (provider: ConnectedProvider): OidcConnection => {
    const { client_id, client_secret: sealed } = provider.settings
    const client_secret = sealed === null ? null : secretBox.open(sealed, makeSecretContext(provider))
    if (sealed !== null && client_secret === null) throw new ProviderRefused('client secret of another key')
    const { issuer, subject_claim } = provider
    return { issuer, client_id, client_secret, subject_claim }
  }

  /** Begins a login. `linker`: the user, if it links its account. Throws UnreachableService, ProviderRefused. */
  async function begin(provider: ConnectedProvider, linker: number | null): Promise<StartedSignIn> {
    const secret = drawBrowserSecret()
    const url = await openId.begin(connect(provider), secret, addressOf(makeCallbackPath(provider)))
    await insertRows(own(provider).queries, 'sso_attempt', {
      hash: hashToken(secret.state),
      organisation_id: provider.organisation_id,
      provider_id: provider.id,
      browser_hash: hashToken(secret.text),
      user_id: linker,
      expires_at: getNowSeconds(clock) + ssoTtlSeconds,
    })
    return { secret, url: url.href }
  }

  /** Deletes the attempt first, so that a state works once, even if the login fails. */
  async function finish(
    provider: ConnectedProvider,
    secret: BrowserSecret,
    query: string,
    state: string,
  ): Promise<SignInResult> {
    const hash = hashToken(state)
    const ofSchool = own(provider)
    const attempt = await consumeSsoAttempt(
      ofSchool.queries,
      { hash, provider_id: provider.id },
      getNowSeconds(clock),
    )
    if (attempt?.browser_hash !== hashToken(secret.text))
      return { kind: 'refused', refusal: 'expired', isLink: false }
    const linker = attempt.user_id
    const isLink = linker !== null
    try {
      const cameBackAt = new URL(`${addressOf(makeCallbackPath(provider))}${query}`)
      const said = await openId.finish(connect(provider), secret, cameBackAt)
      return await ofSchool.transaction((transaction) => enter(transaction, provider, said, secret, linker))
    } catch (error) {
      if (error instanceof UnreachableService) return { kind: 'refused', refusal: 'away', isLink }
      if (!(error instanceof ProviderRefused)) throw error
      needs.onRefused(error)
      const refusal = error instanceof SubjectMissing ? 'no-subject' : 'failed'
      return { kind: 'refused', refusal, isLink }
    }
  }

  async function enter(
    transaction: Transaction,
    provider: ConnectedProvider,
    said: VerifiedIdentity,
    secret: BrowserSecret,
    linker: number | null,
  ): Promise<SignInResult> {
    const now = getNowSeconds(clock)
    const joined: JoinedAccount =
      linker === null
        ? await joinAccount(transaction, provider, said, now)
        : await linkAccount(transaction, provider, said, linker, now)
    if ('refusal' in joined) return { kind: 'refused', refusal: joined.refusal, isLink: linker !== null }
    if (linker !== null) return { kind: 'linked' }
    const code = createSecret()
    await insertRows(transaction, 'sso_attempt', {
      hash: hashToken(createSecret()),
      organisation_id: provider.organisation_id,
      provider_id: provider.id,
      browser_hash: hashToken(secret.text),
      user_id: null,
      code_hash: hashToken(code),
      identity_id: joined.identity_id,
      provider_session: said.session,
      expires_at: now + codeTtlSeconds,
    })
    return { kind: 'login', isStudent: joined.user.role === 'student', code }
  }

  return { findEnabled, begin, finish, connect, addressOf }
}

export type SingleSignOnFlow = ReturnType<typeof createSingleSignOnFlow>
