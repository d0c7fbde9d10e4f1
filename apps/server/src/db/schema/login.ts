import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface LoginTables {
  readonly totp: TotpTable
  readonly recovery_code: RecoveryCodeTable
  readonly passkey: PasskeyTable
  readonly login_challenge: LoginChallengeTable
  readonly email_change: EmailChangeTable
  readonly identity_provider: IdentityProviderTable
  readonly identity: IdentityTable
  readonly sso_attempt: SsoAttemptTable
  readonly used_assertion: UsedLogoutTokenTable
}

/** The secret of an app's codes (RFC 6238). */
export interface TotpTable extends OwnedByOrganisation {
  readonly user_id: number
  /** Encrypted with the installation's secret. */
  readonly sealed_secret: string
  /** The last period of 30 seconds whose code was used, because each code may be used only once. */
  readonly last_step: number | null
  readonly created_at: UnixSecondsColumn
  /** Null until the first code is entered. Codes are required from then on. */
  readonly confirmed_at: UnixSecondsColumn | null
}

/** An unused recovery code; a used one is deleted. */
export interface RecoveryCodeTable extends OwnedByOrganisation {
  readonly hash: string
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}

export interface PasskeyTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number
  readonly credential: string
  readonly public_key: string
  readonly counter: number
  readonly transports: JsonText
  readonly name: string
  readonly created_at: UnixSecondsColumn
  readonly last_used_at: UnixSecondsColumn | null
}

/** A challenge, valid for minutes and used once. */
export interface LoginChallengeTable {
  /** 0 until the passkey identifies the organisation. */
  readonly organisation_id: number
  readonly hash: string
  readonly kind: 'second_factor' | 'passkey_login' | 'passkey_made'
  /** Null until the passkey identifies the user. */
  readonly user_id: number | null
  /** Hash of a secret that only the requesting browser has. */
  readonly browser_hash: string
  readonly num_tries: number
  readonly expires_at: UnixSecondsColumn
}

export interface EmailChangeTable extends OwnedByOrganisation {
  readonly hash: string
  readonly user_id: number
  readonly email: string
  readonly expires_at: UnixSecondsColumn
}

/** A provider that users of a school log in with (docs/adr/0049-joining-accounts.md). */
export interface IdentityProviderTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** A random part of addresses, so that nobody can count the schools. */
  readonly key: string
  readonly name: string
  /** The issuer exactly as the provider writes it. */
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
export interface UsedLogoutTokenTable {
  readonly hash: string
  readonly expires_at: UnixSecondsColumn
}
