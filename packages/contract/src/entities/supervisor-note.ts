import * as z from 'zod'
import { supervisorNoteLimits } from '../limits.ts'
import { CalendarDay, Id, textWithoutNul, UnixSeconds } from './scalars.ts'

/** The child never sees it (MEND-3). */
export const SupervisorNote = z.object({
  id: Id,
  student_id: Id,
  text: z.string(),
  author: z.string(),
  is_own: z.boolean(),
  /** On 'Vandaag' from this day (VAN-2); null: not planned. */
  follow_up_on: CalendarDay.nullable(),
  followed_up_at: UnixSeconds.nullable(),
  created_at: UnixSeconds,
  updated_at: UnixSeconds,
})
export type SupervisorNote = z.infer<typeof SupervisorNote>

/** Another follow-up date makes it wait again. */
export const SupervisorNoteBody = z.strictObject({
  text: textWithoutNul(supervisorNoteLimits.text)
    .trim()
    .refine((text) => text !== '', { error: 'Schrijf eerst iets op.' }),
  follow_up_on: CalendarDay.nullable(),
})
export type SupervisorNoteBody = z.infer<typeof SupervisorNoteBody>

/** Fields that are left out stay as they are. */
export const SupervisorNoteChange = SupervisorNoteBody.partial().extend({ is_done: z.boolean().optional() })
export type SupervisorNoteChange = z.infer<typeof SupervisorNoteChange>
