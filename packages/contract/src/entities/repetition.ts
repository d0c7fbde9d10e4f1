import * as z from 'zod'
import { StepStatus } from '../status.ts'
import { Id } from './scalars.ts'

/** A repetition, or an own step in the treehouse (`repeats_step_id` null). Its status is 0, then 4 (REP-1, REP-2). */
export const RepeatableStep = z.object({
  id: Id,
  phase_id: z.int().min(1).max(4).nullable(),
  label: z.string(),
  status: z.union([z.literal(StepStatus.open), z.literal(StepStatus.completed)]),
  repeats_step_id: Id.nullable(),
  is_mixed: z.boolean(),
  /** True if it is practised with a game. After it is done, two children may play it on one device (ADR 78). */
  has_game: z.boolean(),
  num_words: z.int().min(1),
})
export type RepeatableStep = z.infer<typeof RepeatableStep>
