import * as z from 'zod'
import { supervisorNoteLimits } from '../limits.ts'
import { CalendarDay, Id, textWithoutNul, UnixSeconds } from './scalars.ts'

/** A note that the child never sees (MEND-3). */
export const SupervisorNote = z.object({
  id: Id,
  student_id: Id,
  text: z.string(),
  author: z.string(),
  is_own: z.boolean(),
  /** The day from which 'Vandaag' shows the note (VAN-2); null if there is no follow-up. */
  follow_up_on: CalendarDay.nullable(),
  followed_up_at: UnixSeconds.nullable(),
  created_at: UnixSeconds,
  updated_at: UnixSeconds,
})
export type SupervisorNote = z.infer<typeof SupervisorNote>

/** A new follow-up date reopens the note. */
export const SupervisorNoteBody = z.strictObject({
  text: textWithoutNul(supervisorNoteLimits.text)
    .trim()
    .refine((text) => text !== '', { error: 'Schrijf eerst iets op.' }),
  follow_up_on: CalendarDay.nullable(),
})
export type SupervisorNoteBody = z.infer<typeof SupervisorNoteBody>

export const SupervisorNoteChange = SupervisorNoteBody.partial().extend({ is_done: z.boolean().optional() })
export type SupervisorNoteChange = z.infer<typeof SupervisorNoteChange>
