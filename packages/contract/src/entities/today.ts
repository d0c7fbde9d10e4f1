import * as z from 'zod'
import { MeasureKind } from './measure.ts'
import { CalendarDay, Id } from './scalars.ts'

/** A child that needs something of its supervisor. */
export const TodayStudent = z.object({
  id: Id,
  screen_name: z.string(),
  buddy_id: z.int().min(1).max(6),
})
export type TodayStudent = z.infer<typeof TodayStudent>

/** A step of a child that needs something of its supervisor. */
const TodayStep = TodayStudent.extend({ step_id: Id, label: z.string(), position: z.int().min(1) })

/**
 * What needs a supervisor today (VAN-1, VAN-2). Each list holds what is so now: it is empty once all is done. Children are
 * those that the caller sees and that take part, by name.
 */
export const Today = z.object({
  /** What an organisation does first; the children are those that the caller sees. */
  first_steps: z.object({
    has_students: z.boolean(),
    has_steps: z.boolean(),
    has_cards: z.boolean(),
    /** Somebody decided whether the date of birth is asked (DAG-2). */
    has_decided_date_of_birth: z.boolean(),
  }),
  /** Children who have no step to play. */
  without_steps: z.array(TodayStudent),
  /** Children who can't go on: they have steps left, and all of them are locked. */
  stuck: z.array(TodayStudent),
  /** Children whose path runs out: `num_left` steps are still to be passed, fewer than three. */
  running_out: z.array(TodayStudent.extend({ num_left: z.int().min(0).max(2) })),
  /** Steps of which the last StapDictee, sluittoets or toets was not passed, and how often that was so. */
  failed_dictations: z.array(TodayStep.extend({ num_failed: z.int().min(1) })),
  /** Steps with an exercise that was not passed three times or more, and never yet; how often the worst of them was not. */
  failed_exercises: z.array(TodayStep.extend({ num_failed: z.int().min(3) })),
  /** Steps that are due for repetition, of children for whom repetitions are not proposed by themselves. */
  due_steps: z.array(TodayStep),
  /** Children of whom a measure proposes something of which nobody decided yet; the last measure of each. */
  measure_proposals: z.array(TodayStudent.extend({ measure_id: Id, kind: MeasureKind })),
  /** Notes about a child whose follow-up date has come, and that are not marked as done; the longest ago first. */
  follow_ups: z.array(
    TodayStudent.extend({ note_id: Id, text: z.string(), author: z.string(), follow_up_on: CalendarDay }),
  ),
  /** Words that somebody of the organisation marked as sounding odd. */
  num_marked_words: z.int().min(0),
  /** What children reported and nobody handled. */
  num_open_reports: z.int().min(0),
})
export type Today = z.infer<typeof Today>
