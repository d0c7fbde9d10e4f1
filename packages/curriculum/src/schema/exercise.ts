import { TemplateName } from '@letterliaan/contract'
import type { ExerciseSummary } from '@letterliaan/contract'
import * as z from 'zod'

const Points = z.int().min(0).optional()
const Score = z.int().min(0).max(100).optional()

/** An exercise as an author writes it; defaults are those of rules.md, Exercise. */
export const ExerciseFile = z.strictObject({
  template: TemplateName,
  name: z.string().min(1),
  description: z.string().min(1),
  num_words: z.int().min(6).max(10),
  /** Shown in the outro; by default the template's own text. */
  after_complete_text: z.string().min(1).optional(),
  use_audio_word: z.boolean().default(false),
  use_audio_structure: z.boolean().default(false),
  use_audio_sound_groups: z.boolean().default(false),
  use_audio_plural: z.boolean().default(false),
  use_audio_sentence: z.boolean().default(false),
  show_progress_bar: z.boolean().default(true),
  /** In seconds. */
  word_view_duration: z.number().positive().default(2),
  repeat_exercise_after_complete: z.boolean().default(false),
  points_rewarded_difficulty_1: Points,
  points_rewarded_difficulty_2: Points,
  points_rewarded_difficulty_3: Points,
  min_success_score_difficulty_1: Score,
  min_success_score_difficulty_2: Score,
  min_success_score_difficulty_3: Score,
})
export type ExerciseFile = z.infer<typeof ExerciseFile>

/** An exercise without the fields of a prepared step or a student. */
export type CurriculumExercise = Omit<ExerciseSummary, 'id' | 'step_id' | 'status' | 'documents'>
