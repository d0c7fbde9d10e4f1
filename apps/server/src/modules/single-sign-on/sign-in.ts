import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { hashToken, createSecret } from '../../plugins/auth/token-secret.ts'
import { ssoTtlSeconds } from '../../plugins/contract/device-cookie.ts'
import { drawBrowserSecret, type BrowserSecret } from './browser-secret.ts'
import { UnreachableService } from '../../plugins/outgoing/fetch-from-school.ts'
import { joinAccount, linkAccount, type Joined, type Refusal } from './join-account.ts'
import { ProviderRefused, type OidcConnection, type OpenId } from './oidc/open-id.ts'
import {
  secretContextOf,
  type IdentityProvider,
  type LtiProvider,
  type OidcProvider,
  type SamlProvider,
  type VerifiedIdentity,
} from './provider.ts'
import { findProviderByKey, insertAnswered, insertAttempt, takeAttempt } from './queries.ts'
import type { LtiInitiation, LtiLaunch } from './lti/lti-launch.ts'
import type { SamlLogin } from './saml/saml-login.ts'
import type { CheckedAnswer } from './ticket.ts'
import type { SecretBox } from '../../plugins/auth/secret-box.ts'
import { databaseOf } from '../../db/of-organisation.ts'
import { owners } from '../../plugins/auth/name-queries.ts'
import { queriesOfOwner } from '../../plugins/auth/owner.ts'

/** Unix seconds in which the page must have fetched its tokens. */
const codeTtlSeconds = 60

export type SignInRefusal = Refusal | 'failed' | 'away' | 'expired'

export interface SignInNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly openId: OpenId
  readonly saml: SamlLogin
  readonly lti: LtiLaunch
  readonly secretBox: SecretBox
  /** Where the product is found: addresses that a provider knows begin with it. */
  readonly publicUrl: () => string
  readonly onRefused: (error: Error) => void
}

/** Of which a login begins here. */
export type StartedProvider = OidcProvider | SamlProvider

export interface Begun {
  readonly secret: BrowserSecret
  readonly url: string
}

export type SignedIn =
  | { readonly kind: 'login'; readonly isStudent: boolean; readonly code: string }
  | { readonly kind: 'linked' }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal; readonly isLink: boolean }

export const callbackPathOf = ({ key, kind }: Pick<IdentityProvider, 'key' | 'kind'>): string =>
  `/sso/${key}/${{ oidc: 'callback', saml: 'acs', lti: 'launch' }[kind]}`

/** From the school's provider to a code that the page exchanges for tokens. */
export function createSignIn(needs: SignInNeeds) {
  const { database, clock, openId, saml, lti, secretBox } = needs

  const own = ({ organisation_id }: IdentityProvider) => databaseOf(database, organisation_id)

  const addressOf = (path: string): string => `${needs.publicUrl().replace(/\/$/, '')}${path}`

  const findEnabled = async (key: string): Promise<IdentityProvider | undefined> => {
    const queries = await queriesOfOwner(database.queries, owners.identityProvider, key)
    const provider = queries ? await findProviderByKey(queries, key) : undefined
    return provider?.is_enabled === true ? provider : undefined
  }

  const connect = (provider: OidcProvider): OidcConnection => {
    const { client_id, client_secret: sealed } = provider.settings
    const client_secret = sealed === null ? null : secretBox.open(sealed, secretContextOf(provider))
    if (sealed !== null && client_secret === null) throw new ProviderRefused('client secret of another key')
    return { issuer: provider.issuer, client_id, client_secret }
  }

  const remember = (
    provider: IdentityProvider,
    secret: BrowserSecret,
    { answered, linker }: { readonly answered: string; readonly linker: number | null },
  ) =>
    insertAttempt(own(provider).queries, {
      hash: hashToken(answered),
      organisation_id: provider.organisation_id,
      provider_id: provider.id,
      browser_hash: hashToken(secret.text),
      user_id: linker,
      expires_at: nowSeconds(clock) + ssoTtlSeconds,
    })

  /** `linker`: the user that links its own account. Throws UnreachableService or ProviderRefused. */
  async function begin(provider: StartedProvider, linker: number | null): Promise<Begun> {
    const secret = drawBrowserSecret()
    const callback = addressOf(callbackPathOf(provider))
    const url =
      provider.kind === 'oidc'
        ? String(await openId.begin(connect(provider), secret, callback))
        : await saml.begin(provider, secret, addressOf)
    const answered = provider.kind === 'oidc' ? secret.state : secret.requestId
    await remember(provider, secret, { answered, linker })
    return { secret, url }
  }

  /** Throws ProviderRefused. */
  async function beginLti(provider: LtiProvider, initiation: LtiInitiation): Promise<Begun> {
    const secret = drawBrowserSecret()
    const url = lti.begin(provider, secret, addressOf(callbackPathOf(provider)), initiation)
    await remember(provider, secret, { answered: secret.state, linker: null })
    return { secret, url }
  }

  /** The attempt is used up first, so a state works once whatever comes of it. */
  async function finish(
    provider: IdentityProvider,
    { secret, answered }: { readonly secret: BrowserSecret; readonly answered: string },
    verify: () => Promise<VerifiedIdentity>,
  ): Promise<SignedIn> {
    const hash = hashToken(answered)
    const ofSchool = own(provider)
    const attempt = await takeAttempt(ofSchool.queries, { hash, provider_id: provider.id }, nowSeconds(clock))
    if (attempt?.browser_hash !== hashToken(secret.text))
      return { kind: 'refused', refusal: 'expired', isLink: false }
    const linker = attempt.user_id
    const isLink = linker !== null
    try {
      const said = await verify()
      return await ofSchool.transaction((transaction) => enter(transaction, provider, said, secret, linker))
    } catch (error) {
      if (error instanceof UnreachableService) return { kind: 'refused', refusal: 'away', isLink }
      if (!(error instanceof ProviderRefused)) throw error
      needs.onRefused(error)
      return { kind: 'refused', refusal: 'failed', isLink }
    }
  }

  async function enter(
    transaction: Transaction,
    provider: IdentityProvider,
    said: VerifiedIdentity,
    secret: BrowserSecret,
    linker: number | null,
  ): Promise<SignedIn> {
    const now = nowSeconds(clock)
    const joined: Joined =
      linker === null
        ? await joinAccount(transaction, provider, said, now)
        : await linkAccount(transaction, provider, said, linker, now)
    if ('refusal' in joined) return { kind: 'refused', refusal: joined.refusal, isLink: linker !== null }
    if (linker !== null) return { kind: 'linked' }
    const code = createSecret()
    await insertAnswered(transaction, {
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

  return {
    findEnabled,
    begin,
    beginLti,
    connect,
    addressOf,

    finishOidc(
      provider: OidcProvider,
      secret: BrowserSecret,
      query: string,
      state: string,
    ): Promise<SignedIn> {
      const cameBackAt = new URL(`${addressOf(callbackPathOf(provider))}${query}`)
      return finish(provider, { secret, answered: state }, () =>
        openId.finish(connect(provider), secret, cameBackAt),
      )
    },

    /** After an answer by POST was checked: the rest waits for the browser that began. */
    finishChecked: (
      provider: SamlProvider | LtiProvider,
      secret: BrowserSecret,
      { said, requestId, nonce }: CheckedAnswer,
    ): Promise<SignedIn> =>
      finish(provider, { secret, answered: requestId }, async () => {
        if (nonce !== null && nonce !== secret.nonce) throw new ProviderRefused('launch: nonce')
        return said
      }),
  }
}

export type SignIn = ReturnType<typeof createSignIn>
