import type { Role } from '../../db/schema.ts'

/** Every query is limited to it (rules.md, Accounts). */
export interface OrganisationCaller {
  readonly organisation_id: number
}

export interface UserCaller extends OrganisationCaller {
  readonly user_id: number
  readonly role: Role
  readonly family_id: number
  readonly expires_at: number
  readonly has_active_subscription: boolean
  /** Files about children (docs/adr/0051-board.md). */
  readonly may_export: boolean
  /** Impersonates a student without changing anything. */
  readonly is_read_only: boolean
  readonly student_id: number | null
  /** The organisation asks one, and it must be set up first (ORG-5). */
  readonly needs_second_factor?: boolean
}

export interface StudentCaller extends UserCaller {
  readonly student_id: number
}

export type StudentOwner = Pick<StudentCaller, 'organisation_id' | 'student_id'>
