import type { ProviderAudience } from '@letterliaan/contract'
import * as z from 'zod'
import type { Role } from '../../db/schema.ts'

export const OidcSettings = z.object({ client_id: z.string(), client_secret: z.string().nullable() })
export type OidcSettings = z.infer<typeof OidcSettings>

export const SamlSettings = z.object({
  entry_point: z.string(),
  certificates: z.array(z.string()).min(1),
  subject_attribute: z.string().nullable(),
})
export type SamlSettings = z.infer<typeof SamlSettings>

export const LtiSettings = z.object({
  client_id: z.string(),
  deployment_id: z.string(),
  authorization_url: z.string(),
  keys_url: z.string(),
  /** Of the custom fields; null: `sub`. */
  subject_attribute: z.string().nullable(),
})
export type LtiSettings = z.infer<typeof LtiSettings>

interface Provider {
  readonly id: number
  readonly organisation_id: number
  readonly key: string
  readonly name: string
  readonly issuer: string
  readonly domains: readonly string[]
  readonly for_whom: ProviderAudience
  readonly is_enabled: boolean
  readonly updated_at: number
}

export interface OidcProvider extends Provider {
  readonly kind: 'oidc'
  readonly settings: OidcSettings
}

export interface SamlProvider extends Provider {
  readonly kind: 'saml'
  readonly settings: SamlSettings
}

/** It begins each login itself: nobody starts one from here. */
export interface LtiProvider extends Provider {
  readonly kind: 'lti'
  readonly settings: LtiSettings
}

export type IdentityProvider = OidcProvider | SamlProvider | LtiProvider

const staff: ReadonlySet<Role> = new Set(['meekijker', 'begeleider', 'beheerder'])

export const isForRole = (for_whom: ProviderAudience, role: Role): boolean =>
  (for_whom !== 'students' && staff.has(role)) || (for_whom !== 'staff' && role === 'student')

/** What a secret is sealed for: copied to another provider it can't be opened. */
export const secretContextOf = ({ key }: Pick<IdentityProvider, 'key'>): string => `client secret of ${key}`

/** What the provider said, and was checked. */
export interface VerifiedIdentity {
  readonly issuer: string
  readonly subject: string
  /** Null: none that the provider vouches for. */
  readonly verifiedEmail: string | null
  /** `sid`: its own name for this session. */
  readonly session: string | null
}
