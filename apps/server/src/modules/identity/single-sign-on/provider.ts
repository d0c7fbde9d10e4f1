import type { ProviderAudience } from '@letterliaan/contract'
import * as z from 'zod'
import type { Role } from '../../../db/schema.ts'

/** `client_secret` is encrypted. It is null if the provider needs no secret. */
export const ProviderSettings = z.object({ client_id: z.string(), client_secret: z.string().nullable() })
export type ProviderSettings = z.infer<typeof ProviderSettings>

export interface ConnectedProvider {
  readonly id: number
  readonly organisation_id: number
  readonly key: string
  readonly name: string
  readonly issuer: string
  readonly settings: ProviderSettings
  readonly subject_claim: string
  readonly domains: readonly string[]
  readonly for_whom: ProviderAudience
  readonly is_enabled: boolean
  readonly updated_at: number
}

const staff: ReadonlySet<Role> = new Set(['meekijker', 'begeleider', 'beheerder'])

export const isProviderForRole = (for_whom: ProviderAudience, role: Role): boolean =>
  (for_whom !== 'students' && staff.has(role)) || (for_whom !== 'staff' && role === 'student')

/** Binds an encrypted secret to its provider, so that it can't be decrypted for another provider. */
export const makeSecretContext = ({ key }: Pick<ConnectedProvider, 'key'>): string =>
  `client secret of ${key}`

export interface VerifiedIdentity {
  readonly issuer: string
  readonly subject: string
  /** Null if the provider verified no address. */
  readonly verifiedEmail: string | null
  /** The claim `sid`, by which the provider identifies this session. */
  readonly session: string | null
}
