import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as client from 'openid-client'
import type { BrowserSecret } from './browser-secret.ts'
import {
  findAddressProblem,
  UnreachableService,
  type OutgoingFetch,
} from '../../../plugins/outgoing/outgoing-fetch.ts'
import type { VerifiedIdentity } from './provider.ts'
import { readSubject } from './subject-claim.ts'

/** The settings of a provider, with its secret in plain text. */
export interface OidcConnection {
  readonly issuer: string
  readonly client_id: string
  readonly client_secret: string | null
  readonly subject_claim: string
}

/** Requests the profile for claims other than `sub`, because Entra sends `oid` only with the profile. */
const scopeFor = ({ subject_claim }: OidcConnection): string =>
  subject_claim === 'sub' ? 'openid email' : 'openid email profile'
const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const
const metadataTtlMs = 10 * 60 * 1000
const maxClockDifferenceSeconds = 30

/** Thrown if a provider's response is invalid or missing. `code` is logged and never shown to users. */
export class ProviderRefused extends Error {
  constructor(code: string) {
    super(code)
    this.name = 'ProviderRefused'
  }
}

/** Thrown if the ID token lacks the claim that identifies an account. */
export class SubjectMissing extends ProviderRefused {}

export interface OidcNeeds {
  readonly fetchFromSchool: OutgoingFetch
  readonly allowsPrivate: boolean
}

/** Implements OpenID Connect with PKCE, state and nonce. Issuers must match exactly. */
export function createOpenId({ fetchFromSchool, allowsPrivate }: OidcNeeds) {
  const known = new LRUCache<string, client.ServerMetadata>({ max: 500, ttl: metadataTtlMs })

  const fetchForClient: client.CustomFetch = (url, { method, headers, body }) =>
    fetchFromSchool(url, { method, headers, body: body instanceof URLSearchParams ? body : null })

  const prepare = (config: client.Configuration): client.Configuration => {
    config[client.customFetch] = fetchForClient
    client.enableNonRepudiationChecks(config)
    // oxlint-disable-next-line typescript/no-deprecated -- Deprecated as a warning: only with the setting for tests.
    if (allowsPrivate) client.allowInsecureRequests(config)
    return config
  }

  const toMetadata = (client_secret: string | null): Partial<client.ClientMetadata> => ({
    ...(client_secret !== null && { client_secret }),
    [client.clockTolerance]: maxClockDifferenceSeconds,
  })

  async function discover({
    issuer,
    client_id,
    client_secret,
  }: OidcConnection): Promise<client.Configuration> {
    const key = createHash('sha256').update(issuer).digest('base64')
    // Stored once, because storing it at each use would keep it for ever.
    let metadata = known.get(key)
    if (metadata === undefined) {
      metadata = await discoverMetadata(issuer, client_id)
      known.set(key, metadata)
    }
    // Keys are fetched for each login, so that changed keys are used at once.
    return prepare(new client.Configuration(metadata, client_id, toMetadata(client_secret)))
  }

  async function discoverMetadata(issuer: string, client_id: string): Promise<client.ServerMetadata> {
    const config = await client.discovery(new URL(issuer), client_id, {}, undefined, {
      // oxlint-disable-next-line typescript/no-deprecated -- As above.
      execute: allowsPrivate ? [client.allowInsecureRequests] : [],
      [client.customFetch]: fetchForClient,
    })
    const metadata = config.serverMetadata()
    if (metadata.issuer !== issuer) throw new ProviderRefused('issuer differs')
    for (const name of endpoints) {
      const address = metadata[name]
      const problem = address === undefined ? null : findAddressProblem(address, allowsPrivate)
      if (problem !== null) throw new ProviderRefused(`${name} is ${problem}`)
    }
    return { ...metadata }
  }

  return {
    /** Returns the address to redirect to. Throws UnreachableService or ProviderRefused. */
    async begin(connection: OidcConnection, secret: BrowserSecret, redirect_uri: string): Promise<URL> {
      return explain(async () =>
        client.buildAuthorizationUrl(await discover(connection), {
          redirect_uri,
          scope: scopeFor(connection),
          state: secret.state,
          nonce: secret.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secret.verifier),
          code_challenge_method: 'S256',
        }),
      )
    },

    /** Checks state, issuer, signature, audience, nonce and times. */
    async finish(
      connection: OidcConnection,
      secret: BrowserSecret,
      cameBackAt: URL,
    ): Promise<VerifiedIdentity> {
      return explain(async () => {
        const config = await discover(connection)
        const tokens = await client.authorizationCodeGrant(config, cameBackAt, {
          pkceCodeVerifier: secret.verifier,
          expectedState: secret.state,
          expectedNonce: secret.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined || claims.iss !== connection.issuer)
          throw new ProviderRefused('issuer differs')
        const subject = readSubject(claims, connection.subject_claim)
        if (subject === null) throw new SubjectMissing(`claim ${connection.subject_claim} missing`)
        return {
          issuer: connection.issuer,
          subject,
          verifiedEmail: readVerifiedEmail(claims),
          session: typeof claims['sid'] === 'string' ? claims['sid'] : null,
        }
      })
    },

    /** Checks, without the cache, that the provider responds and has the endpoints that are needed. */
    async check({ issuer, client_id }: OidcConnection): Promise<void> {
      await explain(async () => {
        const metadata = await discoverMetadata(issuer, client_id)
        if (metadata.authorization_endpoint === undefined || metadata.token_endpoint === undefined)
          throw new ProviderRefused('endpoints missing')
        await fetchKeys(metadata)
      })
    },

    /** Fetches the provider's current keys, to verify a logout token. */
    async keysOf(connection: OidcConnection): Promise<unknown> {
      return explain(async () => fetchKeys((await discover(connection)).serverMetadata()))
    },
  }

  async function fetchKeys({ jwks_uri }: client.ServerMetadata): Promise<unknown> {
    if (jwks_uri === undefined) throw new ProviderRefused('keys missing')
    const response = await fetchFromSchool(jwks_uri)
    if (response.status !== 200) throw new ProviderRefused(`keys ${response.status}`)
    return response.json()
  }
}

export type OpenIdClient = ReturnType<typeof createOpenId>

/** Requires that `email_verified` is true. A provider that omits the claim verified nothing. */
const readVerifiedEmail = ({ email, email_verified }: client.IDToken): string | null =>
  typeof email === 'string' && email_verified === true ? email.trim().toLowerCase() : null

async function explain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderRefused) throw error
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof UnreachableService) throw cause
    const { code, message } = error as { readonly code?: string; readonly message: string }
    throw new ProviderRefused(`${code ?? ''} ${message}`.trim())
  }
}
