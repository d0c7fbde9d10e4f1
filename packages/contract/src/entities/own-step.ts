import * as z from 'zod'
import { Anchor, ExerciseSummary, StudentExercise } from './exercise.ts'
import { OwnStepBody } from './own-step-body.ts'
import { OwnStepFinding } from './own-step-check.ts'
import { byDifficulty, Id, UnixSeconds } from './scalars.ts'
import { Word } from './word.ts'

/** A step that is proposed for a list of words. */
export const OwnStepProposal = z.object({
  step: OwnStepBody,
  /** The words in which nothing is to be seen of its spelling category; its rule and help fit them all. */
  differing: z.array(z.string()),
})
export type OwnStepProposal = z.infer<typeof OwnStepProposal>

/** Where a copy comes from. */
export const OwnStepSource = z.object({
  nr: z.int().min(1),
  version: z.int().min(1),
  label: z.string(),
  /** The version that the product has now. */
  current_version: z.int().min(1),
})
export type OwnStepSource = z.infer<typeof OwnStepSource>

/** An own step of the organisation in a list, as it is now. */
export const OwnStepSummary = z.object({
  id: Id,
  /** Of its present version: what a prepared step refers to. */
  curriculum_step_id: Id,
  version: z.int().min(1),
  label: z.string(),
  category: z.string(),
  world: z.int().min(1).max(4),
  dl: z.int().min(1),
  num_words: z.int().min(0),
  /** How many children have it on their path. */
  num_students: z.int().min(0),
  source: OwnStepSource.nullable(),
  updated_at: UnixSeconds,
})
export type OwnStepSummary = z.infer<typeof OwnStepSummary>

/** The parts of a step that can be taken over one by one. */
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

/** The product's step that a copy was made of, as it is now, and where the copy differs from it. */
export const OwnStepOriginal = z.object({
  version: z.int().min(1),
  step: OwnStepBody,
  differences: z.array(
    z.object({
      field: OwnStepField,
      /** The product changed it after the copy was made, or was brought up to date. */
      is_new: z.boolean(),
    }),
  ),
})
export type OwnStepOriginal = z.infer<typeof OwnStepOriginal>

/** A step as a child would get it, to look at: nothing of it is kept. */
export const OwnStepPreview = z.object({
  label: z.string(),
  anchors: z.array(Anchor),
  words: byDifficulty(z.array(Word)),
  /** Its exercises, each with a run that is about to begin. */
  exercises: z.array(z.object({ exercise: ExerciseSummary, run: StudentExercise })),
})
export type OwnStepPreview = z.infer<typeof OwnStepPreview>

/** An own step to work on. */
export const OwnStep = z.object({
  ...OwnStepSummary.shape,
  step: OwnStepBody,
  findings: z.array(OwnStepFinding),
})
export type OwnStep = z.infer<typeof OwnStep>

/** A step of the product that can be copied. */
export const ProductStep = z.object({
  nr: z.int().min(1),
  world: z.int().min(1).max(4),
  position: z.int().min(1),
  label: z.string(),
  category: z.string(),
  dl: z.int().min(1),
})
export type ProductStep = z.infer<typeof ProductStep>
