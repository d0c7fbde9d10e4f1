import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface SecondFactorTables {
  readonly totp: TotpTable
  readonly recovery_code: RecoveryCodeTable
  readonly passkey: PasskeyTable
  readonly login_challenge: LoginChallengeTable
  readonly email_change: EmailChangeTable
}

/** Codes of an app (RFC 6238). */
export interface TotpTable extends OwnedByOrganisation {
  readonly user_id: number
  /** Encrypted with the secret of the installation. */
  readonly sealed_secret: string
  /** The latest 30 seconds whose code was used: a code works once. */
  readonly last_step: number | null
  readonly created_at: UnixSecondsColumn
  /** Null: no code was entered yet, so none is asked. */
  readonly confirmed_at: UnixSecondsColumn | null
}

/** One that is left: a used one is gone. */
export interface RecoveryCodeTable extends OwnedByOrganisation {
  readonly hash: string
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}

/** WebAuthn */
export interface PasskeyTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number
  /** Its id, as the authenticator calls it. */
  readonly credential: string
  readonly public_key: string
  readonly counter: number
  readonly transports: JsonText
  readonly name: string
  readonly created_at: UnixSecondsColumn
  readonly last_used_at: UnixSecondsColumn | null
}

/** For minutes, used once. */
export interface LoginChallengeTable {
  /** 0: the passkey tells which one. */
  readonly organisation_id: number
  readonly hash: string
  readonly kind: 'second_factor' | 'passkey_login' | 'passkey_made'
  /** Null: the passkey tells who it is. */
  readonly user_id: number | null
  /** Hash of a secret that only the browser that began has. */
  readonly browser_hash: string
  readonly num_tries: number
  readonly expires_at: UnixSecondsColumn
}

/** A mail address that was asked for; its link was sent there. */
export interface EmailChangeTable extends OwnedByOrganisation {
  readonly hash: string
  readonly user_id: number
  readonly email: string
  readonly expires_at: UnixSecondsColumn
}
