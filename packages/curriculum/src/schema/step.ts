import * as z from 'zod'
import { TemplateName, byDifficulty, type ExerciseSummary } from '@letterliaan/contract'
import { WordFile, type CurriculumWord } from './word.ts'

const Points = z.int().min(0).optional()
const Score = z.int().min(0).max(100).optional()

/** An exercise as an author writes it. Defaults are in rules.md, Exercise. */
export const ExerciseFile = z.strictObject({
  template: TemplateName,
  name: z.string().min(1),
  description: z.string().min(1),
  num_words: z.int().min(6).max(10),
  /** Shown in the outro. The default is the template's text. */
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

const Sentence = z.string().min(1)

export const AnchorWord = z.strictObject({
  word: z.string().min(1),
  image: z.string().min(1),
  description: Sentence,
  hint: Sentence,
  tip: Sentence,
})
export type AnchorWord = z.infer<typeof AnchorWord>

/** An earlier step. If `letters` is set, only its words with these letters as one grapheme are mixed in. */
export const MixedStep = z.strictObject({
  step: z.int().min(1).max(899),
  letters: z.string().min(1).optional(),
})
export type MixedStep = z.infer<typeof MixedStep>

/** The way to learn a spelling (dutch.md §1.1): by ear, by rule, by heart, or as a loanword. */
export const Strategy = z.enum(['luister', 'regel', 'weet', 'leen'])
export type Strategy = z.infer<typeof Strategy>

export const stepFields = {
  /** 1–70 on the standard path, 101–899 outside it (ADR 62). */
  nr: z.int().min(1).max(899),
  world: z.int().min(1).max(4),
  /** Position in its world on the standard path. An extra step has none. */
  position: z.int().min(1).max(25).optional(),
  label: z.string().min(1),
  /** The name of the category in the analyser (dutch.md §2). */
  category: z.string().min(1),
  strategy: Strategy,
  group: z.int().min(3).max(8),
  /** Didactische leeftijd: months of education, 10 a school year from groep 3. */
  dl: z.int().min(1).max(60),
  rule: Sentence,
  description: Sentence,
  hint: Sentence,
  tip: Sentence,
  /** Earlier steps mixed in during practice, so that the title does not reveal the answer (WEET-7). */
  mixes: z.array(MixedStep).min(1).max(3).optional(),
  anchors: z.array(AnchorWord).min(2).max(3),
}

/** Compares by the order of teaching. Extra steps come after other steps of the same month. */
export const compareByTeaching = (
  one: Pick<StepFile, 'dl' | 'nr'>,
  other: Pick<StepFile, 'dl' | 'nr'>,
): number => one.dl - other.dl || one.nr - other.nr

export const StepFile = z.strictObject({
  ...stepFields,
  words: byDifficulty(z.array(WordFile)),
  few_words_reason: z.string().min(10).optional(),
  recipe: z.array(ExerciseFile),
})
export type StepFile = z.infer<typeof StepFile>

/** One of the two spellings of a mixed step. The step's own list has its words too. */
export interface CurriculumSide {
  readonly name: string
  readonly category: string
  readonly anchors: readonly AnchorWord[]
  readonly words: readonly string[]
}

export interface CurriculumStep extends Omit<StepFile, 'words' | 'few_words_reason' | 'recipe'> {
  readonly words: Readonly<Record<'1' | '2' | '3', readonly CurriculumWord[]>>
  readonly recipe: readonly CurriculumExercise[]
  readonly sides?: readonly CurriculumSide[]
  readonly errors?: readonly string[]
}
