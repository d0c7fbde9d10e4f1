import type { DictationMark, ExportBy, Region, StaffRole } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface AccountTables {
  readonly organisation: OrganisationTable
  readonly user: UserTable
  readonly student: StudentTable
  readonly subscription: SubscriptionTable
  readonly token_family: TokenFamilyTable
  readonly token: TokenTable
  readonly exchange_token: ExchangeTokenTable
  readonly password_reset: PasswordResetTable
  readonly invitation: InvitationTable
  readonly setting: SettingTable
  readonly live_event: LiveEventTable
  readonly idempotency: IdempotencyTable
  readonly audit: AuditTable
  readonly audit_student: AuditStudentTable
  readonly audit_seal: AuditSealTable
  readonly attempt: LimitCountTable
  readonly familiar_network: FamiliarNetworkTable
  readonly weekly_mail: WeeklyMailTable
}

/** A school, a practice, a family or a board. It never sees data of another organisation (rules.md, Accounts). */
export interface OrganisationTable {
  readonly id: Generated<number>
  readonly name: string
  readonly created_at: UnixSecondsColumn
  /** Changes with every correction of a sound; empty before the first. */
  readonly sounds_version: Generated<string>
  /** Null: undecided, so children are asked (DAG-2). */
  readonly asks_date_of_birth: boolean | null
  /** Number of words in 'Door elkaar', one of `mixSizes`. */
  readonly mix_size: Generated<number>
  readonly dictation_mark: Generated<DictationMark>
  /** '99XX', or '99XX01' with a location; null: unknown. */
  readonly brin: string | null
  /** Code that identifies the organisation at '/inloggen'; null: no login at the school's provider. */
  readonly login_code: string | null
  /** When staff must have a second factor; null: never (ORG-5). */
  readonly second_factor_from: Generated<UnixSecondsColumn | null>
  /** Staff is logged out after this time without an action. */
  readonly idle_minutes: Generated<number>
  /** One of `holidayRegions`; null: none chosen. */
  readonly holiday_region: string | null
  readonly own_holidays: Generated<JsonText>
  /** Months without activity after which a child is proposed for erasure. */
  readonly inactive_months: Generated<number>
  readonly audit_months: Generated<number>
  /** Fitted to the organisation's answers; null: the defaults. */
  readonly memory_parameters: Generated<JsonText | null>
  /** A logit fitted from answers; null: the default. */
  readonly ease_of_blocks: Generated<number | null>
  /** A board has staff and schools, and no children (docs/adr/0051-board.md). */
  readonly kind: Generated<'school' | 'bestuur'>
  /** Null for a board and for a school without one. */
  readonly board_id: number | null
  /** When the school was closed, which ends and refuses logins but keeps all data; null: open. */
  readonly closed_at: UnixSecondsColumn | null
  readonly export_by: Generated<ExportBy>
  /** `CalmProfileChanges` that new children start with. */
  readonly new_child_profile: Generated<JsonText>
  readonly region: Generated<Region>
}

export type Role = 'student' | StaffRole

export interface UserTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly role: Role
  readonly username: string
  readonly email: string
  readonly name: string
  /** An argon2id hash. */
  readonly password_hash: string
  readonly channel_id: string
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
  readonly last_login_at: UnixSecondsColumn | null
  readonly let_in_at: Generated<UnixSecondsColumn | null>
  /** When the user was blocked, which ends and refuses all logins (ORG-3); null: not blocked. */
  readonly blocked_at: Generated<UnixSecondsColumn | null>
}

/** A student (RUL-5); its points are the sum of a ledger (rules.md, Points). */
export interface StudentTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number
  readonly identifier: string
  readonly first_name: string
  readonly last_name: string
  readonly screen_name: string
  readonly date_of_birth: UnixSecondsColumn | null
  readonly level_id: number | null
  readonly buddy_id: number
  readonly dle: number
  readonly phase_id: number
  readonly introduction_completed: boolean
  readonly end_reward_1_collected: boolean
  readonly end_reward_2_collected: boolean
  readonly end_reward_3_collected: boolean
  readonly end_reward_4_collected: boolean
  readonly end_reward_win_code: number
  readonly user_manual_flow: number
  /** When a supervisor archived the student, who then can't log in but keeps all data; null: active. */
  readonly archived_at: UnixSecondsColumn | null
  /** Leerlingnummer: the school's own key. */
  readonly school_key: string | null
  /** ECK iD: the same in all school products. */
  readonly eckid: string | null
  /** The highest world opened because the path has no steps before it (rules.md, Path). */
  readonly opened_world: Generated<number>
  /** The `WorldGain` of the last change of the path: worlds that it opened or passed without work; null: none. */
  readonly path_gain: JsonText | null
  /** Given by a supervisor, so the child can't change it (DAG-2). */
  readonly first_name_given: Generated<boolean>
  readonly last_name_given: Generated<boolean>
  readonly level_given: Generated<boolean>
  readonly calm_profile: JsonText | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** Belongs to an organisation, or to one user by `user_id` (rules.md, Accounts). */
export interface SubscriptionTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number | null
  readonly product: string
  readonly kind: 'demo' | 'paid'
  readonly from: UnixSecondsColumn
  readonly until: UnixSecondsColumn
  readonly can_be_renewed: boolean
}

export interface TokenFamilyTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number
  readonly client_id: string
  readonly created_at: UnixSecondsColumn
  readonly revoked_at: UnixSecondsColumn | null
  readonly exchange_token_id: number | null
  readonly group_device_id: number | null
  /** The identity at the school's provider; null for other logins. */
  readonly identity_id: number | null
  /** The provider's session id (`sid`). */
  readonly provider_session: string | null
}

export interface ExchangeTokenTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly kind: 'impersonation' | 'take_over' | 'login_card'
  readonly hash: string
  /** HMAC of a card's pictures with the token as key; null: no pictures. */
  readonly pictures_hash: string | null
  /** Keyed hash of a card's short code; null: none. */
  readonly code_hmac: string | null
  /** Keyed hash of the pictures, for logins by short code or on an allowed device. */
  readonly pictures_hmac: string | null
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly expires_at: UnixSecondsColumn | null
  readonly used_at: UnixSecondsColumn | null
  readonly revoked_at: UnixSecondsColumn | null
}

export interface TokenTable extends OwnedByOrganisation {
  /** SHA-256, hexadecimal; the token itself is not stored. */
  readonly hash: string
  readonly family_id: number
  readonly kind: 'access' | 'refresh'
  readonly created_at: UnixSecondsColumn
  readonly expires_at: UnixSecondsColumn
  /** When a refresh token was used, ms. */
  readonly used_at_ms: number | null
  /** Salt from which the replacement tokens are derived (docs/adr/0008-token-rotation.md). */
  readonly salt: string
}

export interface PasswordResetTable extends OwnedByOrganisation {
  readonly user_id: number
  readonly hash: string
  readonly expires_at: UnixSecondsColumn
}

/** An invitation to join the staff (docs/adr/0046-staff.md); used once. */
export interface InvitationTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly role: StaffRole
  /** Null: the holder of the link enters the address. */
  readonly email: string | null
  readonly group_ids: JsonText
  readonly hash: string
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly expires_at: UnixSecondsColumn
  readonly used_at: UnixSecondsColumn | null
  readonly used_by: number | null
  readonly withdrawn_at: UnixSecondsColumn | null
}

export interface SettingTable {
  readonly name: string
  readonly value: string
}

/** A live event, delivered within ten seconds (docs/adr/0007-live-channel.md). */
export interface LiveEventTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly event: string
  readonly data: JsonText
  readonly created_at: UnixSecondsColumn
}

/** Stored responses by key, so that a repeated request has no second effect (rules.md, Exercise). Kept 7 days. */
export interface IdempotencyTable extends OwnedByOrganisation {
  readonly user_id: number
  readonly key: string
  readonly request_hash: string
  readonly body: JsonText
  readonly created_at: UnixSecondsColumn
}

export interface AuditTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number | null
  readonly action: string
  readonly detail: string
  readonly created_at: UnixSecondsColumn
  /** Hash of the row as written (ADR 50). */
  readonly hash: Generated<string | null>
  /** Null once redacted, so that the hash reveals nothing. */
  readonly salt: Generated<string | null>
  readonly redacted_at: Generated<UnixSecondsColumn | null>
}

/** Chains the hashes of the rows after the previous seal, up to `until_id`. */
export interface AuditSealTable extends OwnedByOrganisation {
  readonly number: number
  readonly until_id: number
  readonly num_rows: number
  readonly hash: string
  readonly sealed_at: UnixSecondsColumn
  /** When its rows were deleted, after the school's retention period. */
  readonly forgotten_at: Generated<UnixSecondsColumn | null>
}

export interface AuditStudentTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly audit_id: number
}

/** Counts attempts for several processes. `key`: a keyed hash of limit and subject. */
export interface LimitCountTable {
  readonly key: string
  readonly points: number
  readonly expire: number | null
}

/** A network where a school has logged in. `key`: a keyed hash of both. */
export interface FamiliarNetworkTable {
  readonly key: string
  readonly seen_at: UnixSecondsColumn
}

/** A supervisor who subscribed to the weekly mail (ZEG-6). */
export interface WeeklyMailTable extends OwnedByOrganisation {
  readonly user_id: number
  readonly sent_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
}
