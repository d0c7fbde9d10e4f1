import * as z from 'zod'
import { Id, textWithoutNul, UnixSeconds } from './scalars.ts'

export const maxPreparedIdentities = 500

export const ProviderAudience = z.enum(['staff', 'students', 'everyone'])
export type ProviderAudience = z.infer<typeof ProviderAudience>

/** A domain such as 'school.nl', without '@'. */
const MailDomain = textWithoutNul(253)
  .transform((text) => text.trim().toLowerCase().replace(/^@/, ''))
  .pipe(z.string().regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/))

const name = textWithoutNul(60)
  .transform((text) => text.trim())
  .pipe(z.string().min(1))

const address = z.url({ protocol: /^https?$/ }).max(500)

/** `client_secret`: null if it does not change or the provider needs none. */
export const IdentityProviderBody = z.strictObject({
  name,
  domains: z.array(MailDomain).max(20),
  for_whom: ProviderAudience,
  is_enabled: z.boolean(),
  issuer: address,
  client_id: textWithoutNul(300).min(1),
  client_secret: textWithoutNul(1000).min(1).nullable(),
  /** The claim of the ID token that identifies an account. */
  subject_claim: textWithoutNul(200)
    .regex(/^[\w:./-]+$/)
    .default('sub'),
  /** The administrator declares that the claim never changes and identifies one person. Not for `sub` and `oid`. */
  is_claim_permanent: z.boolean().default(false),
})
export type IdentityProviderBody = z.infer<typeof IdentityProviderBody>

export const Identity = z.object({
  id: Id,
  subject: z.string(),
  origin: z.enum(['link', 'administrator', 'domain']),
  name: z.string(),
  username: z.string(),
  last_used_at: UnixSeconds.nullable(),
})
export type Identity = z.infer<typeof Identity>

/** A provider, without its secret. Its administrators need the addresses to register this installation. */
export const IdentityProvider = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  issuer: z.string(),
  domains: z.array(z.string()),
  for_whom: ProviderAudience,
  is_enabled: z.boolean(),
  client_id: z.string(),
  has_client_secret: z.boolean(),
  subject_claim: z.string(),
  identities: z.array(Identity),
  callback_url: z.string(),
  logout_url: z.string(),
})
export type IdentityProvider = z.infer<typeof IdentityProvider>

/** `login_url`: null if there is no provider yet. */
export const IdentityProviders = z.object({
  providers: z.array(IdentityProvider),
  login_code: z.string().nullable(),
  login_url: z.string().nullable(),
})
export type IdentityProviders = z.infer<typeof IdentityProviders>

/** `problem`: null if the server reached the provider and the provider offers all that is needed. */
export const ProviderCheck = z.object({ problem: z.string().nullable() })
export type ProviderCheck = z.infer<typeof ProviderCheck>

/** Set by an administrator: a login as `subject` belongs to this user. */
export const PreparedIdentities = z.strictObject({
  people: z
    .array(z.strictObject({ username: textWithoutNul(254).min(1), subject: textWithoutNul(255).min(1) }))
    .min(1)
    .max(maxPreparedIdentities),
})
export type PreparedIdentities = z.infer<typeof PreparedIdentities>

export const PreparedIdentitiesResult = z.object({
  num_joined: z.int(),
  refused: z.array(z.object({ username: z.string(), subject: z.string(), problem: z.string() })),
})
export type PreparedIdentitiesResult = z.infer<typeof PreparedIdentitiesResult>

/** The caller's own account. `id`: null if the account is not linked. */
export const OwnIdentity = z.object({
  id: Id.nullable(),
  provider_key: z.string(),
  provider: z.string(),
  last_used_at: UnixSeconds.nullable(),
})
export type OwnIdentity = z.infer<typeof OwnIdentity>

export const SchoolLogin = z.object({
  organisation: z.string(),
  providers: z.array(z.object({ key: z.string(), name: z.string(), for_whom: ProviderAudience })),
})
export type SchoolLogin = z.infer<typeof SchoolLogin>

export const SignInCodeBody = z.object({
  code: textWithoutNul(200).min(1),
  client_id: textWithoutNul(100).default('letterliaan-game'),
  client_secret: textWithoutNul(200).optional(),
})
export type SignInCodeBody = z.infer<typeof SignInCodeBody>

export const LinkBody = z.strictObject({ provider_key: textWithoutNul(50).min(1) })
export const LinkBegun = z.object({ url: z.string() })
