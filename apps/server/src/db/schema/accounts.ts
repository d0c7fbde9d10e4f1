import type { Generated } from 'kysely'
import type { JsonText, Owned, Time } from './columns.ts'

/** A school, a practice or a family: nothing of one is visible to another (rules.md, Accounts). */
export interface OrganisationTable {
  id: Generated<number>
  name: string
  created_at: Time
  /** Another text after every change of how its words sound; empty while there was none. */
  sounds_version: Generated<string>
}

export type Role = 'student' | 'begeleider' | 'beheerder'

export interface UserTable extends Owned {
  id: Generated<number>
  role: Role
  /** In e-mail form, lower case. */
  username: string
  email: string
  name: string
  /** argon2id. */
  password_hash: string
  /** Names the user's live channel; random. */
  channel_id: string
  created_at: Time
  updated_at: Time
  last_login_at: Time | null
}

/** A student (RUL-5); points are not here: they are the sum of a ledger (rules.md, Points). */
export interface StudentTable extends Owned {
  id: Generated<number>
  user_id: number
  identifier: string
  first_name: string
  last_name: string
  screen_name: string
  date_of_birth: Time | null
  level_id: number | null
  buddy_id: number
  dle: number
  phase_id: number
  introduction_completed: boolean
  end_reward_1_collected: boolean
  end_reward_2_collected: boolean
  end_reward_3_collected: boolean
  end_reward_4_collected: boolean
  end_reward_win_code: number
  /** Different words answered. */
  num_words: number
  user_manual_flow: number
  /** May the scheduler propose repetitions? */
  repetition_proposals: Generated<boolean>
  created_at: Time
  updated_at: Time
}

/** Of an organisation, or (with a `user_id`) of one user (rules.md, Accounts). */
export interface SubscriptionTable extends Owned {
  id: Generated<number>
  user_id: number | null
  product: string
  kind: 'demo' | 'paid'
  from: Time
  until: Time
  can_be_renewed: boolean
}

/** One login: every token that was renewed from it. Revoked as a whole. */
export interface TokenFamilyTable {
  id: Generated<number>
  user_id: number
  client_id: string
  created_at: Time
  revoked_at: Time | null
  /** Which exchange token it was made with; null for a password. */
  exchange_token_id: number | null
}

/** A way in for one student without its password (rules.md, Accounts). */
export interface ExchangeTokenTable extends Owned {
  id: Generated<number>
  student_id: number
  kind: 'impersonation' | 'take_over' | 'login_card'
  /** SHA-256 of the token, hexadecimal. */
  hash: string
  /** HMAC of the pictures that a card asks for, with the token as key; null: it asks for none. */
  pictures_hash: string | null
  /** The user who made it. */
  made_by: number
  created_at: Time
  /** Null: until it is revoked. */
  expires_at: Time | null
  /** The last time; an impersonation is for one use. */
  used_at: Time | null
  revoked_at: Time | null
}

export interface TokenTable {
  /** SHA-256 of the token, hexadecimal: the token itself is stored nowhere. */
  hash: string
  family_id: number
  kind: 'access' | 'refresh'
  created_at: Time
  expires_at: Time
  /** When a refresh token was used, in ms. */
  used_at_ms: number | null
  /** What the tokens that a refresh token was exchanged for are derived with (docs/adr/0008-token-rotation.md). */
  salt: string
}

/** A link by which a user chooses a new password, once. */
export interface PasswordResetTable {
  user_id: number
  /** SHA-256 of the token, hexadecimal. */
  hash: string
  expires_at: Time
}

/** Values that every process of an installation shares. */
export interface SettingTable {
  name: string
  value: string
}

/** What a student's live channel told; worth telling for ten seconds (docs/adr/0007-live-channel.md). */
export interface LiveEventTable extends Owned {
  id: Generated<number>
  student_id: number
  event: string
  /** The event's data, as the contract has it. */
  data: JsonText
  created_at: Time
}

/** What was answered to a key, so that a repeat has no second effect (rules.md, Exercise). Kept 7 days. */
export interface IdempotencyTable {
  user_id: number
  key: string
  request_hash: string
  body: JsonText
  created_at: Time
}

export interface AuditTable {
  id: Generated<number>
  organisation_id: number | null
  user_id: number | null
  action: string
  detail: string
  created_at: Time
}

/** How often something was tried, in a database that several processes share. `key`: a keyed hash of who and what. */
export interface AttemptTable {
  key: string
  points: number
  /** Ms since 1970. */
  expire: number | null
}
