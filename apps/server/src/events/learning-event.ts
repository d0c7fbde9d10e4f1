import {
  Activity,
  ActivityBody,
  Difficulty,
  Id,
  StudentLocation,
  StudentMove,
  UnixSeconds,
} from '@letterliaan/contract'
import * as z from 'zod'

/** Events that are not in the audit log. */
export const LearningEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer_judged'), move: StudentMove }),
  z.object({ type: z.literal('login_refused'), student_id: Id, until: UnixSeconds }),
  z.object({ type: z.literal('location_told'), place: StudentLocation }),
  /** `payment`: as stored in the ledger. */
  z.object({
    type: z.literal('exercise_completed'),
    exercise_id: Id,
    difficulty: Difficulty,
    payment: z.object({ kind: z.enum(['first', 'repeat', 'none']), points: z.number() }),
  }),
  z.object({
    type: z.literal('test_completed'),
    test_id: Id,
    kind: z.string(),
    percentage_score: z.number().nullable(),
    passed: z.boolean(),
  }),
  z.object({ type: z.literal('step_passed'), step_id: Id }),
  z.object({ type: z.literal('stars_added'), step_id: Id }),
  /** `was_marked`: a supervisor had marked the step; voiding restores the mark (ADR 80). */
  z.object({ type: z.literal('repetition_passed'), step_id: Id, was_marked: z.boolean() }),
  /** `opened_world`: the value before the event, which voiding restores (ADR 80). */
  z.object({ type: z.literal('world_passed'), world: z.number(), opened_world: z.number() }),
  z.object({ type: z.literal('world_redone'), world: z.number(), difficulty: Difficulty }),
  z.object({ type: z.literal('note_written'), note_id: Id }),
  z.object({ type: z.literal('book_read'), book_id: Id }),
  z.object({ type: z.literal('workbook_downloaded'), step_id: Id }),
  z.object({ type: z.literal('place_entered'), place: ActivityBody.shape.type }),
  /** The stored activity of an event above, or an earned badge. */
  z.object({ type: z.literal('activity_stored'), activity: Activity }),
  z.object({ type: z.literal('badge_earned'), activity: Activity }),
])
export type LearningEvent = z.infer<typeof LearningEvent>
