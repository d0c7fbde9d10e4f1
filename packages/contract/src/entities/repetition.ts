import * as z from 'zod'
import { StepStatus } from '../status.ts'
import { Id } from './scalars.ts'

/**
 * In the treehouse: an open step of no world prepared there (rules.md, Path; `repeats_step_id` null), or a repetition
 * (REP-1, REP-2). A repetition is a step with an Oefenen exercise and an OefenDictee over the words to repeat; it has
 * no phase, so it returns to the treehouse. Status 0 until both are done, then 4.
 */
export const RepeatableStep = z.object({
  id: Id,
  phase_id: z.int().min(1).max(4).nullable(),
  label: z.string(),
  status: z.union([z.literal(StepStatus.open), z.literal(StepStatus.completed)]),
  repeats_step_id: Id.nullable(),
  is_mixed: z.boolean(),
  num_words: z.int().min(1),
})
export type RepeatableStep = z.infer<typeof RepeatableStep>

export const StepRepeatable = z.object({ step_id: Id, is_repeatable: z.boolean() })
export type StepRepeatable = z.infer<typeof StepRepeatable>

export const RepetitionSwitch = z.object({ student_id: Id, proposals: z.boolean() })
export type RepetitionSwitch = z.infer<typeof RepetitionSwitch>
