import * as z from 'zod'
import { ExerciseCategory } from './exercise.ts'
import { OwnExercise } from './own-step-body.ts'

/** What is to be known of an own step, for an editor. `error`: it can't be kept so. `word`, `exercise`: which one, from 0. */
export const OwnStepFinding = z.object({
  severity: z.enum(['error', 'warning']),
  field: z.enum(['label', 'rule', 'anchors', 'words', 'recipe']),
  word: z.int().min(0).nullable(),
  exercise: z.int().min(0).nullable(),
  /** A Dutch sentence. */
  message: z.string(),
})
export type OwnStepFinding = z.infer<typeof OwnStepFinding>

/** What can be done with a template: for the recipe of a step. */
export const RecipeChoice = z.object({
  exercise: OwnExercise,
  category: ExerciseCategory,
  /** How many of the step's words it can be played with. */
  num_playable: z.int().min(0),
})
export type RecipeChoice = z.infer<typeof RecipeChoice>

/** What the check says of a step that is being worked on, and what its recipe can be made of. */
export const OwnStepCheck = z.object({ findings: z.array(OwnStepFinding), choices: z.array(RecipeChoice) })
export type OwnStepCheck = z.infer<typeof OwnStepCheck>
