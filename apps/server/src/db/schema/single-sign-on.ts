import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface SingleSignOnTables {
  readonly identity_provider: IdentityProviderTable
  readonly identity: IdentityTable
  readonly sso_attempt: SsoAttemptTable
  readonly used_assertion: UsedAssertionTable
}

/** Holds the providers that people of a school log in with (docs/adr/0049-joining-accounts.md). */
export interface IdentityProviderTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** In addresses: random, so that nobody counts schools. */
  readonly key: string
  readonly name: string
  /** Exactly as the provider calls itself. */
  readonly issuer: string
  /** The claim of the ID token that identifies an account. */
  readonly subject_claim: string
  /** The client id and the encrypted client secret. */
  readonly settings: JsonText
  /** Mail domains that the school calls its own, as a list. */
  readonly domains: JsonText
  readonly for_whom: 'staff' | 'students' | 'everyone'
  readonly is_enabled: boolean
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** Somebody at a provider is this user; an adapter of a chain of schools may fill it. */
export interface IdentityTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly issuer: string
  readonly subject: string
  readonly user_id: number
  readonly origin: 'link' | 'administrator' | 'domain'
  readonly created_at: UnixSecondsColumn
  readonly last_used_at: UnixSecondsColumn | null
}

/** A login that is under way, for minutes. */
export interface SsoAttemptTable extends OwnedByOrganisation {
  readonly hash: string
  readonly provider_id: number
  /** Hash of a secret that only the browser that began has. */
  readonly browser_hash: string
  /** The user that links its account; null: a login. */
  readonly user_id: number | null
  /** Hash of the code that the page exchanges for tokens; null: the provider has not answered. */
  readonly code_hash: string | null
  readonly identity_id: number | null
  readonly provider_session: string | null
  readonly expires_at: UnixSecondsColumn
}

/** A logout token that was used. */
export interface UsedAssertionTable {
  readonly hash: string
  readonly expires_at: UnixSecondsColumn
}
