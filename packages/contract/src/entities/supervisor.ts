import * as z from 'zod'
import { Id, UnixSeconds } from './scalars.ts'

/** Who is logged in at the supervisor's side (rules.md, Accounts). */
export const Supervisor = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(['begeleider', 'beheerder']),
  /** The name of the organisation. */
  organisation: z.string(),
})
export type Supervisor = z.infer<typeof Supervisor>

/** The organisation of a supervisor, and what it decided for all its children. */
export const Organisation = z.object({
  id: Id,
  name: z.string(),
  /** Null: nobody decided yet, and it is asked (DAG-2). */
  asks_date_of_birth: z.boolean().nullable(),
})
export type Organisation = z.infer<typeof Organisation>

export const OrganisationBody = z.strictObject({ asks_date_of_birth: z.boolean() })
export type OrganisationBody = z.infer<typeof OrganisationBody>

/** A student as its supervisors see it in a list. `last_practised_at`: of its last answer; null: never. `archived_at` null: it takes part. */
export const SupervisedStudent = z.object({
  id: Id,
  screen_name: z.string(),
  /** First and last name. */
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  level_id: Id.nullable(),
  phase_id: z.int().min(1).max(4),
  buddy_id: z.int().min(1).max(6),
  last_practised_at: UnixSeconds.nullable(),
  archived_at: UnixSeconds.nullable(),
  group_ids: z.array(Id),
})
export type SupervisedStudent = z.infer<typeof SupervisedStudent>

/** The school group of a student, and whether instructions are read aloud to it (KALM-1). */
export const StudentLevel = z.object({ level_id: Id, read_aloud: z.boolean() })
export type StudentLevel = z.infer<typeof StudentLevel>

/** A student's new password. Told once, to who made it: only a hash is kept. */
export const StudentPassword = z.object({ password: z.string() })
export type StudentPassword = z.infer<typeof StudentPassword>

/** Until when a student that was let in is not held up by earlier attempts, or by those of strangers. */
export const LetIn = z.object({ until: UnixSeconds })
export type LetIn = z.infer<typeof LetIn>
