import * as z from 'zod'
import { supervisorNoteLimits } from '../limits.ts'
import { CalendarDay, Id, textWithoutNul, UnixSeconds } from './scalars.ts'

/** What supervisors note about a child (supervisor.md, point 9): the child is told nothing of it (MEND-3). */
export const SupervisorNote = z.object({
  id: Id,
  student_id: Id,
  text: z.string(),
  /** Who wrote it. */
  author: z.string(),
  /** Did the caller write it? Only then can it be changed or removed. */
  is_own: z.boolean(),
  /** The day from which it is on 'Vandaag' (VAN-2); null: nothing was planned. */
  follow_up_on: CalendarDay.nullable(),
  /** Since then what was planned is done. */
  followed_up_at: UnixSeconds.nullable(),
  created_at: UnixSeconds,
  updated_at: UnixSeconds,
})
export type SupervisorNote = z.infer<typeof SupervisorNote>

/** A note as it is written; another follow-up date is a new plan, and waits again. */
export const SupervisorNoteBody = z.strictObject({
  text: textWithoutNul(supervisorNoteLimits.text)
    .trim()
    .refine((text) => text !== '', { error: 'Schrijf eerst iets op.' }),
  follow_up_on: CalendarDay.nullable(),
})
export type SupervisorNoteBody = z.infer<typeof SupervisorNoteBody>
