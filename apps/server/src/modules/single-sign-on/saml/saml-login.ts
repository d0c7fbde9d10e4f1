import type { CacheProvider, Profile, SAML } from '@node-saml/node-saml'
import * as z from 'zod'
import { nowSeconds, type Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { ssoTtlSeconds } from '../../../plugins/contract/device-cookie.ts'
import type { BrowserSecret } from '../browser-secret.ts'
import { ProviderRefused } from '../oidc/open-id.ts'
import type { SamlProvider, VerifiedIdentity } from '../provider.ts'
import { findAttempt, useOnce } from '../queries.ts'
import type { CheckedAnswer } from '../ticket.ts'
import { databaseOf } from '../../../db/of-organisation.ts'

const clockSkewMs = 30_000
const maxAssertionAgeMs = 5 * 60 * 1000
const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

export interface SamlNeeds {
  readonly database: Database
  readonly clock: Clock
}

export type AddressOf = (path: string) => string

/** SAML 2.0: redirect to the provider, back by POST; the assertion itself must be signed. */
export function createSamlLogin({ database, clock }: SamlNeeds) {
  /** The requests that are under way, for all processes; a request is used up by `finish`. */
  const requests = ({ id, organisation_id }: SamlProvider): CacheProvider => ({
    saveAsync: async () => null,
    getAsync: async (requestId) => {
      const { queries } = databaseOf(database, organisation_id)
      const attempt = await findAttempt(queries, hashToken(requestId), nowSeconds(clock))
      return attempt?.provider_id === id ? new Date(clock.nowMs()).toISOString() : null
    },
    removeAsync: async () => null,
  })

  /** The library is loaded with the first login by SAML: it takes 21 MB (docs/adr/0017-memory.md). */
  async function open(provider: SamlProvider, addressOf: AddressOf, requestId?: string): Promise<SAML> {
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
    const { key, issuer, settings } = provider
    return new SAML({
      callbackUrl: addressOf(`/sso/${key}/acs`),
      issuer: addressOf(`/sso/${key}/metadata`),
      entryPoint: settings.entry_point,
      idpCert: [...settings.certificates],
      idpIssuer: issuer,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      signatureAlgorithm: 'sha256',
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      acceptedClockSkewMs: clockSkewMs,
      maxAssertionAgeMs,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: ssoTtlSeconds * 1000,
      cacheProvider: requests(provider),
      ...(requestId !== undefined && { generateUniqueId: () => requestId }),
    })
  }

  return {
    async begin(provider: SamlProvider, { requestId }: BrowserSecret, addressOf: AddressOf): Promise<string> {
      const saml = await open(provider, addressOf, requestId)
      return saml.getAuthorizeUrlAsync('', undefined, {})
    },

    async describe(provider: SamlProvider, addressOf: AddressOf): Promise<string> {
      return (await open(provider, addressOf)).generateServiceProviderMetadata(null, null)
    },

    /** Throws ProviderRefused. */
    async read(provider: SamlProvider, SAMLResponse: string, addressOf: AddressOf): Promise<CheckedAnswer> {
      refuseDocumentType(SAMLResponse)
      const saml = await open(provider, addressOf)
      const { profile } = await saml.validatePostResponseAsync({ SAMLResponse }).catch((error: Error) => {
        throw new ProviderRefused(`assertion: ${error.message}`)
      })
      if (profile === null) throw new ProviderRefused('assertion: none')
      const signed = readSigned(profile)
      if (signed.issuer !== provider.issuer) throw new ProviderRefused('assertion: issuer')
      if (signed.recipient !== addressOf(`/sso/${provider.key}/acs`))
        throw new ProviderRefused('assertion: recipient')
      const until = nowSeconds(clock) + ssoTtlSeconds + maxAssertionAgeMs / 1000
      if (!(await useOnce(database.queries, hashToken(`${provider.id} ${signed.id}`), until)))
        throw new ProviderRefused('assertion: replayed')
      return { requestId: signed.requestId, nonce: null, said: toIdentity(provider, profile) }
    },
  }
}

export type SamlLogin = ReturnType<typeof createSamlLogin>

/** No answer has one: whoever sends it wants something unfolded or fetched. */
function refuseDocumentType(SAMLResponse: string): void {
  const xml = Buffer.from(SAMLResponse, 'base64').toString()
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new ProviderRefused('assertion: document type')
}

/** Two would leave open which one was looked at. */
const only = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .length(1)
    .transform(([one]) => one as z.output<T>)

/** What the signature covers, of what decides. */
const SignedAssertion = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1) }),
    Issuer: only(z.object({ _: z.string() })),
    Conditions: only(z.object({ $: z.object({ NotOnOrAfter: z.string().min(1) }) })),
    Subject: only(
      z.object({
        SubjectConfirmation: only(
          z.object({
            SubjectConfirmationData: only(
              z.object({ $: z.object({ InResponseTo: z.string().min(1), Recipient: z.string() }) }),
            ),
          }),
        ),
      }),
    ),
  }),
})

function readSigned(profile: Profile) {
  const read = SignedAssertion.safeParse(profile.getAssertion?.())
  if (!read.success) throw new ProviderRefused('assertion: incomplete')
  const { $, Issuer, Subject } = read.data.Assertion
  const { InResponseTo, Recipient } = Subject.SubjectConfirmation.SubjectConfirmationData.$
  return { id: $.ID, issuer: Issuer._, requestId: InResponseTo, recipient: Recipient }
}

/** SAML does not say whether a mail address was verified: it joins nobody. */
function toIdentity({ issuer, settings }: SamlProvider, profile: Profile): VerifiedIdentity {
  const { subject_attribute } = settings
  const isLasting = profile.nameIDFormat !== transientFormat
  const ownName = isLasting ? profile.nameID : undefined
  const subject = subject_attribute === null ? ownName : profile[subject_attribute]
  if (typeof subject !== 'string' || subject === '' || subject.length > maxSubjectLength)
    throw new ProviderRefused('assertion: no lasting name')
  return { issuer, subject, verifiedEmail: null, session: profile.sessionIndex ?? null }
}

const maxSubjectLength = 255
