import * as z from 'zod'
import { StepStatus } from '../status.ts'
import { Id } from './scalars.ts'

/**
 * What waits in the treehouse: a step of no world that the supervisor prepared there (rules.md, Path; `repeats_step_id` is
 * null, and it is listed while it is open), or the repetition of a step (REP-1, REP-2). A repetition is a step of its own: its `id` opens a lesson page
 * with one Oefenen exercise and one OefenDictee over the words to repeat, without a phase, so that it returns to the
 * treehouse. Status 0 until both are done, then 4.
 */
export const RepeatableStep = z.object({
  id: Id,
  /** The world of the step that is repeated; null where it has none. */
  phase_id: z.int().min(1).max(4).nullable(),
  label: z.string(),
  status: z.union([z.literal(StepStatus.open), z.literal(StepStatus.completed)]),
  repeats_step_id: Id.nullable(),
  num_words: z.int().min(1),
})
export type RepeatableStep = z.infer<typeof RepeatableStep>

/** A supervisor's setting of a student's step: may it be repeated? */
export const StepRepeatable = z.object({ step_id: Id, is_repeatable: z.boolean() })
export type StepRepeatable = z.infer<typeof StepRepeatable>

/** May the scheduler propose repetitions to a student? */
export const RepetitionSwitch = z.object({ student_id: Id, proposals: z.boolean() })
export type RepetitionSwitch = z.infer<typeof RepetitionSwitch>
