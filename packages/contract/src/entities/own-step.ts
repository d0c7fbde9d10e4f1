import * as z from 'zod'
import { Anchor, ExerciseSummary, StudentExercise } from './exercise.ts'
import { OwnStepBody } from './own-step-body.ts'
import { OwnStepFinding } from './own-step-check.ts'
import { byDifficulty, Id, UnixSeconds } from './scalars.ts'
import { Word } from './word.ts'

export const OwnStepProposal = z.object({
  step: OwnStepBody,
  /** Words outside the step's category, although its rule and help fit them. */
  differing: z.array(z.string()),
})
export type OwnStepProposal = z.infer<typeof OwnStepProposal>

export const OwnStepSource = z.object({
  nr: z.int().min(1),
  version: z.int().min(1),
  label: z.string(),
  current_version: z.int().min(1),
})
export type OwnStepSource = z.infer<typeof OwnStepSource>

export const OwnStepSummary = z.object({
  id: Id,
  curriculum_step_id: Id,
  version: z.int().min(1),
  label: z.string(),
  category: z.string(),
  world: z.int().min(1).max(4),
  dl: z.int().min(1),
  num_words: z.int().min(0),
  num_students: z.int().min(0),
  source: OwnStepSource.nullable(),
  updated_at: UnixSeconds,
})
export type OwnStepSummary = z.infer<typeof OwnStepSummary>

/** Fields of a newer original that can be applied one by one. */
export const OwnStepField = z.enum([
  'label',
  'rule',
  'description',
  'hint',
  'tip',
  'anchors',
  'words',
  'recipe',
])
export type OwnStepField = z.infer<typeof OwnStepField>

export const OwnStepOriginal = z.object({
  version: z.int().min(1),
  step: OwnStepBody,
  differences: z.array(
    z.object({
      field: OwnStepField,
      /** Changed after the copy was made or last updated. */
      is_new: z.boolean(),
    }),
  ),
})
export type OwnStepOriginal = z.infer<typeof OwnStepOriginal>

export const OwnStepPreview = z.object({
  label: z.string(),
  anchors: z.array(Anchor),
  words: byDifficulty(z.array(Word)),
  exercises: z.array(z.object({ exercise: ExerciseSummary, run: StudentExercise })),
})
export type OwnStepPreview = z.infer<typeof OwnStepPreview>

export const OwnStep = z.object({
  ...OwnStepSummary.shape,
  step: OwnStepBody,
  findings: z.array(OwnStepFinding),
  /** The product's step as it is now; null if the step is no copy. */
  original: OwnStepOriginal.nullable(),
})
export type OwnStep = z.infer<typeof OwnStep>

export const OwnStepChange = z.strictObject({
  step: OwnStepBody.optional(),
  /** 409 if it was changed since. */
  version: z.int().min(1).optional(),
  /** The product's version that the copy was compared with; remaining differences are intended. */
  source_version: z.int().min(1).optional(),
  is_archived: z.boolean().optional(),
})
export type OwnStepChange = z.infer<typeof OwnStepChange>
