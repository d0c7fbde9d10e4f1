import type { Role } from '../../db/schema.ts'

/** Whose data may be seen: every query is limited to it (rules.md, Accounts). */
export interface OrganisationCaller {
  readonly organisation_id: number
}

/** Somebody who is logged in. */
export interface UserCaller extends OrganisationCaller {
  readonly user_id: number
  readonly role: Role
  readonly family_id: number
  /** When the access token does (unix seconds). */
  readonly expires_at: number
  readonly has_active_subscription: boolean
  /** A supervisor who impersonates a student, and may change nothing. */
  readonly is_read_only: boolean
  /** Null for a user that is no student. */
  readonly student_id: number | null
}

export interface StudentCaller extends UserCaller {
  readonly student_id: number
}

/** The student that a row is about, and the organisation that may see it. */
export type StudentOwner = Pick<StudentCaller, 'organisation_id' | 'student_id'>
