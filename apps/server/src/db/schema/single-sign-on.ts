import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface SingleSignOnTables {
  readonly identity_provider: IdentityProviderTable
  readonly identity: IdentityTable
  readonly sso_attempt: SsoAttemptTable
  readonly used_assertion: UsedAssertionTable
}

/** A provider that users of a school log in with (docs/adr/0049-joining-accounts.md). */
export interface IdentityProviderTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Part of addresses: random, so that schools can't be counted. */
  readonly key: string
  readonly name: string
  /** Exactly the issuer that the provider states. */
  readonly issuer: string
  readonly subject_claim: string
  /** JSON with the client id and the encrypted client secret. */
  readonly settings: JsonText
  /** JSON list of mail domains that belong to the school. */
  readonly domains: JsonText
  readonly for_whom: 'staff' | 'students' | 'everyone'
  readonly is_enabled: boolean
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

export interface IdentityTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly issuer: string
  readonly subject: string
  readonly user_id: number
  readonly origin: 'link' | 'administrator' | 'domain'
  readonly created_at: UnixSecondsColumn
  readonly last_used_at: UnixSecondsColumn | null
}

/** A login in progress, valid for minutes. */
export interface SsoAttemptTable extends OwnedByOrganisation {
  readonly hash: string
  readonly provider_id: number
  readonly browser_hash: string
  /** The user who links an account; null for a login. */
  readonly user_id: number | null
  /** Hash of the code that the page exchanges for tokens; null until the provider has responded. */
  readonly code_hash: string | null
  readonly identity_id: number | null
  readonly provider_session: string | null
  readonly expires_at: UnixSecondsColumn
}

/** A used logout token. */
export interface UsedAssertionTable {
  readonly hash: string
  readonly expires_at: UnixSecondsColumn
}
