import type { Role } from '../../db/schema.ts'

/** A caller of an organisation. Every query is limited to that organisation (rules.md, Accounts). */
export interface OrganisationCaller {
  readonly organisation_id: number
}

export interface UserCaller extends OrganisationCaller {
  readonly user_id: number
  readonly role: Role
  readonly family_id: number
  readonly expires_at: number
  readonly has_active_subscription: boolean
  /** True if the caller may export files about children (docs/adr/0051-board.md). */
  readonly may_export: boolean
  /** True if a supervisor sees a student's game and can't change anything. */
  readonly is_read_only: boolean
  readonly student_id: number | null
  /** True if the organisation requires a second factor that the user has not set up yet (ORG-5). */
  readonly needs_second_factor?: boolean
}

export interface StudentCaller extends UserCaller {
  readonly student_id: number
}

export type StudentOwner = Pick<StudentCaller, 'organisation_id' | 'student_id'>
