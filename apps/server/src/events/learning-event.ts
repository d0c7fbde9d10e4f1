import { Activity, ActivityBody, Difficulty, Id, StudentLocation, StudentMove } from '@letterliaan/contract'
import * as z from 'zod'

/** What a child did, and what followed from it; nothing of it is in the audit log. */
export const LearningEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer_judged'), move: StudentMove }),
  z.object({ type: z.literal('location_told'), place: StudentLocation }),
  /** A run came to its end; `payment` is what it earns by the ledger. */
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
  /** A step that was passed before was done at a higher difficulty. */
  z.object({ type: z.literal('stars_added'), step_id: Id }),
  /** `was_marked`: had a supervisor asked for it? Voiding the session makes the mark again (ADR 25). */
  z.object({ type: z.literal('repetition_passed'), step_id: Id, was_marked: z.boolean() }),
  /** `opened_world`: the world that was open before, for voiding the session (ADR 25). */
  z.object({ type: z.literal('world_passed'), world: z.number(), opened_world: z.number() }),
  z.object({ type: z.literal('world_redone'), world: z.number(), difficulty: Difficulty }),
  z.object({ type: z.literal('note_written'), note_id: Id }),
  z.object({ type: z.literal('book_read'), book_id: Id }),
  z.object({ type: z.literal('workbook_downloaded'), step_id: Id }),
  z.object({ type: z.literal('place_entered'), place: ActivityBody.shape.type }),
  /** What followed: the activity of an event above, and each badge that it earned. */
  z.object({ type: z.literal('activity_stored'), activity: Activity }),
  z.object({ type: z.literal('badge_earned'), activity: Activity }),
])
export type LearningEvent = z.infer<typeof LearningEvent>
