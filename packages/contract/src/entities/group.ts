import * as z from 'zod'
import { groupLimits } from '../limits.ts'
import { Id } from './scalars.ts'
import { StaffRole } from './supervisor.ts'

export const Colleague = z.object({ id: Id, name: z.string(), role: StaffRole })
export type Colleague = z.infer<typeof Colleague>

/** The first year, such as 2026 for 2026-2027. */
const SchoolYear = z.int().min(2000).max(2099)

/** `level_id`: groep 3 to 8, or null if mixed. `num_students` excludes archived children. */
export const Group = z.object({
  id: Id,
  name: z.string(),
  school_year: SchoolYear,
  level_id: Id.nullable(),
  num_students: z.int().min(0),
  supervisors: z.array(Colleague),
})
export type Group = z.infer<typeof Group>

const content = {
  name: z.string().trim().min(1).max(groupLimits.name),
  school_year: SchoolYear,
  level_id: z.int().min(3).max(8).nullable(),
}

export const NewGroupBody = z.strictObject(content)
export type NewGroupBody = z.infer<typeof NewGroupBody>

/** A supervisor who leaves out the own id no longer sees the group. */
export const GroupBody = z.strictObject({
  ...content,
  supervisor_ids: z.array(Id).max(groupLimits.supervisors),
})
export type GroupBody = z.infer<typeof GroupBody>

export const GroupStudentsBody = z.strictObject({
  add: z.array(Id).max(groupLimits.students).default([]),
  remove: z.array(Id).max(groupLimits.students).default([]),
})
export type GroupStudentsBody = z.infer<typeof GroupStudentsBody>
