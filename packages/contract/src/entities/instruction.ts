import * as z from 'zod'
import { groupLimits } from '../limits.ts'
import { NewGroupBody } from './group.ts'
import { SkillEstimate } from './insight.ts'
import { CalendarDay, Id, UnixSeconds } from './scalars.ts'

/** An additional group for these children, who also stay in their own groups (ADR 44). */
export const NewInstruction = NewGroupBody.extend({
  student_ids: z.array(Id).min(1).max(groupLimits.students),
  /** Key of a spelling category; null if there is no particular one. */
  category: z.string().min(1).max(80).nullable(),
  look_again_on: CalendarDay,
})
export type NewInstruction = z.infer<typeof NewInstruction>

/** `is_seen`: marks the group as seen, so that Vandaag stops reminding. */
export const InstructionBody = z.strictObject({
  look_again_on: CalendarDay,
  is_seen: z.boolean(),
  is_closed: z.boolean(),
})
export type InstructionBody = z.infer<typeof InstructionBody>

export const InstructionSummary = z.object({
  id: Id,
  group_id: Id,
  group_name: z.string(),
  category: z.string().nullable(),
  category_name: z.string().nullable(),
  look_again_on: CalendarDay,
  made_by: z.string(),
  made_at: UnixSeconds,
  seen_by: z.string().nullable(),
  seen_at: UnixSeconds.nullable(),
  closed_at: UnixSeconds.nullable(),
})
export type InstructionSummary = z.infer<typeof InstructionSummary>

/** `since`: when the child joined the group. If there is no category, there are no estimates. */
export const InstructionChild = z.object({
  student_id: Id,
  name: z.string(),
  since: UnixSeconds,
  before: SkillEstimate.nullable(),
  now: SkillEstimate.nullable(),
  /** Null if the change is not larger than its error. */
  changed: z.enum(['forward', 'back']).nullable(),
})
export type InstructionChild = z.infer<typeof InstructionChild>

/** Lists the children by name: the present ones, or those at the time when the group was closed. */
export const Instruction = InstructionSummary.extend({ children: z.array(InstructionChild) })
export type Instruction = z.infer<typeof Instruction>
