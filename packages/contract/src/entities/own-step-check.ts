import * as z from 'zod'
import { ExerciseCategory } from './exercise.ts'
import { OwnExercise } from './own-step-body.ts'

/** `error`: prevents saving. `word`, `exercise`: index from 0. */
export const OwnStepFinding = z.object({
  severity: z.enum(['error', 'warning']),
  field: z.enum(['label', 'rule', 'anchors', 'words', 'recipe']),
  word: z.int().min(0).nullable(),
  exercise: z.int().min(0).nullable(),
  message: z.string(),
})
export type OwnStepFinding = z.infer<typeof OwnStepFinding>

export const RecipeChoice = z.object({
  exercise: OwnExercise,
  category: ExerciseCategory,
  num_playable: z.int().min(0),
})
export type RecipeChoice = z.infer<typeof RecipeChoice>

export const OwnStepCheck = z.object({ findings: z.array(OwnStepFinding), choices: z.array(RecipeChoice) })
export type OwnStepCheck = z.infer<typeof OwnStepCheck>
