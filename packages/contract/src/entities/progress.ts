import * as z from 'zod'
import { Difficulty, Id, RedoLevel } from './scalars.ts'
import { masteryFields, stepStatus } from './step.ts'
import { FoundWord } from './records.ts'

export const ExercisedWord = FoundWord.extend({ without_errors: z.boolean() })
export type ExercisedWord = z.infer<typeof ExercisedWord>

export const Progress = z.object({
  id: Id,
  phase_id: z.int().min(1).max(4),
  step_id: Id,
  difficulty: Difficulty,
  /** Share of the exercises done at this difficulty, in percent. */
  progress: z.int().min(0).max(100),
  percentage_score: z.int().min(0).max(100),
  words_exercised: z.array(ExercisedWord),
  words_without_errors: z.int().min(0),
  status: stepStatus,
  status_label: z.string(),
  is_waived: z.boolean(),
  ...masteryFields,
  label: z.string(),
  position: z.int().min(1),
})
export type Progress = z.infer<typeof Progress>

/** The minimum difficulty at which work in the world's open steps counts; null outside a redo. */
export const WorldRedoLevel = z.object({ phase_id: z.int().min(1).max(4), difficulty: RedoLevel.nullable() })
export type WorldRedoLevel = z.infer<typeof WorldRedoLevel>

/** The game sends this at each next word (API-5). */
export const ProgressBody = z.strictObject({
  exercise_id: Id,
  difficulty: Difficulty,
  /** 1 intro, 2 content, 3 outro, 4 step-test outro. */
  step: z.int().min(1).max(4),
  word_index: z.int().min(0).max(99),
  errors: z.int().min(0).max(999),
  cheats_used: z.int().min(0).max(99),
  hints_used: z.int().min(0).max(99),
})
export type ProgressBody = z.infer<typeof ProgressBody>
