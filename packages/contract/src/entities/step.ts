import * as z from 'zod'
import { StepStatus } from '../status.ts'
import { Anchor, ExerciseSummary } from './exercise.ts'
import { byDifficulty, Difficulty, Id } from './scalars.ts'
import { Word } from './word.ts'

export const stepStatus = z.union([
  z.literal(StepStatus.locked),
  z.literal(StepStatus.open),
  z.literal(StepStatus.pausedExploring),
  z.literal(StepStatus.pausedPractising),
  z.literal(StepStatus.completed),
  z.literal(StepStatus.passed),
  z.literal(StepStatus.pausedAtDictation),
  z.literal(StepStatus.test),
])

const picture = z
  .string()
  .nullable()
  .describe(
    'Address of a picture of the step: its anchors come first, then its words. Null where there is no (further) picture.',
  )

/** Mastery does not change the status (rules.md, Beheerst). */
export const masteryFields = {
  is_mastered: z.boolean().describe('Beheerst: its words were still known days after it was passed.'),
  has_faded: z.boolean().describe('It was mastered once; later answers say that its words need refreshing.'),
}

const stepFields = {
  id: Id,
  position: z.int().min(1),
  status: stepStatus,
  status_label: z.string(),
  label: z.string(),
  description: z.string(),
  /** If null, the step has no world, and the app returns to the treehouse. */
  phase_id: z.int().min(1).max(4).nullable(),
  /** The server sets it from the path (rules.md, Step status). */
  required_step_id: Id.nullable().describe(
    'The step that must be passed before this one opens: the one before it in the path, unless a supervisor chose another. Null for the first step and for a repetition.',
  ),
  /** True if a supervisor or the scheduler marked the step, until it is repeated (rules.md, Step status). */
  is_repeatable: z.boolean(),
  test_required: z.boolean(),
  can_start_test: z.boolean(),
  test_complete: z.boolean(),
  test_id: Id.nullable(),
  highest_difficulty_completed: Difficulty.nullable(),
  anchor_word: z.string(),
  anchors: z.array(Anchor),
  hint: z.string().describe('What to think of in this step, by its author; the lesson page shows it.'),
  tip: z.string().describe('How to go about this step, by its author; the lesson page shows it.'),
  notes: z
    .string()
    .describe(
      'A word of the supervisor who prepared the step, for this child; the lesson page shows it. Empty when there is none.',
    ),
  min_difficulty: Difficulty,
  max_difficulty: Difficulty,
  /** Didactische leeftijd: months of education after which the step is taught. */
  dl: z.int().min(0),
  media_1: picture,
  media_2: picture,
  media_3: picture,
  media_4: picture,
  /** True for the step where the child is (MAP-11). */
  current_step: z.boolean(),
  /** The word of a paused exercise, or null. */
  current_word: z.string().nullable(),
  is_complete: z.boolean(),
  is_waived: z
    .boolean()
    .describe(
      'A supervisor let the child skip it, and the child did not pass it itself: it is not told as passed.',
    ),
  ...masteryFields,
}

export const StepSummary = z.object(stepFields)
export type StepSummary = z.infer<typeof StepSummary>

export const Step = z.object({
  ...stepFields,
  exercises: z.array(ExerciseSummary),
  words: byDifficulty(z.array(Word)),
})
export type Step = z.infer<typeof Step>

export const StepsByPhase = z.object({
  '1': z.array(StepSummary),
  '2': z.array(StepSummary),
  '3': z.array(StepSummary),
  '4': z.array(StepSummary),
})
export type StepsByPhase = z.infer<typeof StepsByPhase>
