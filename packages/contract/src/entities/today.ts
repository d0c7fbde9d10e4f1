import * as z from 'zod'
import { MeasureKind } from './measure.ts'
import { CalendarDay, Id } from './scalars.ts'

export const TodayStudent = z.object({
  id: Id,
  screen_name: z.string(),
  buddy_id: z.int().min(1).max(6),
})
export type TodayStudent = z.infer<typeof TodayStudent>

const TodayStep = TodayStudent.extend({ step_id: Id, label: z.string(), position: z.int().min(1) })

/** VAN-1, VAN-2. Each list is as of now. Children by name, only those the caller sees and that take part. */
export const Today = z.object({
  first_steps: z.object({
    has_students: z.boolean(),
    has_steps: z.boolean(),
    has_cards: z.boolean(),
    has_decided_date_of_birth: z.boolean(),
  }),
  without_steps: z.array(TodayStudent),
  stuck: z.array(TodayStudent),
  /** Fewer than three steps left to pass. */
  running_out: z.array(TodayStudent.extend({ num_left: z.int().min(0).max(2) })),
  /** The last StapDictee, sluittoets or toets failed, and how often. */
  failed_dictations: z.array(TodayStep.extend({ num_failed: z.int().min(1) })),
  /** Never passed and failed three times or more; the worst exercise's count. */
  failed_exercises: z.array(TodayStep.extend({ num_failed: z.int().min(3) })),
  due_steps: z.array(TodayStep),
  /** Undecided; only each child's last measure. */
  measure_proposals: z.array(TodayStudent.extend({ measure_id: Id, kind: MeasureKind })),
  /** Due and not done; the longest ago first. */
  follow_ups: z.array(
    TodayStudent.extend({ note_id: Id, text: z.string(), author: z.string(), follow_up_on: CalendarDay }),
  ),
  num_marked_words: z.int().min(0),
  num_open_reports: z.int().min(0),
})
export type Today = z.infer<typeof Today>
