import * as z from 'zod'
import { maxAnswerMs } from '../limits.ts'
import { ExerciseStatus } from '../status.ts'
import { byDifficulty, Difficulty, HexColor, Id, UnixSeconds } from './scalars.ts'
import { TemplateName } from './template-name.ts'
import { Word } from './word.ts'

/** Shown as binoculars, a shoe and a compass (LES-6). */
export const ExerciseCategory = z.enum(['Verkennen', 'Oefenen', 'Dictee'])
export type ExerciseCategory = z.infer<typeof ExerciseCategory>

/** Any value lower than `ExerciseStatus` also means open (LES-11). */
const exerciseStatus = z.int().max(ExerciseStatus.failed)

export const Anchor = z.object({
  id: Id,
  image: z.string(),
  image_url: z.string(),
  name: z.string(),
  description: z.string(),
  hint: z.string(),
  tip: z.string(),
  rule: z
    .object({ description: z.string(), hint: z.string(), tip: z.string() })
    .optional()
    .describe('What its step says to every word of it: for words that have other letters than the anchor.'),
  category: z.string().optional().describe('The spelling category of its step (dutch.md §2).'),
  sound_groups: z.string().optional().describe('Its klankgroepen, as those of a word.'),
})
export type Anchor = z.infer<typeof Anchor>

export const ExerciseType = z.object({
  name: z.string(),
  category: ExerciseCategory,
  template: TemplateName,
  is_dictation: z.boolean(),
  num_words: z.int().min(0),
})
export type ExerciseType = z.infer<typeof ExerciseType>

/** Data about the present word (RUL-5). */
export const ExerciseData = z.object({
  word: z.string(),
  anchor: Anchor.nullable(),
  anchors: z.array(Anchor),
  colors: z.array(HexColor.nullable()),
  template: TemplateName,
  sound_group: z.string().nullable(),
  choices: z
    .array(z.string())
    .optional()
    .describe(
      'What the child chooses among: spellings (KiesKlank), ids of anchors (SorteerLeer). Absent elsewhere.',
    ),
  gap: z
    .int()
    .min(0)
    .optional()
    .describe('KiesKlank: the number of the grapheme of `read_letters` that is left out, from 0.'),
})
export type ExerciseData = z.infer<typeof ExerciseData>

/** A word of a run (RUL-5). `time_spent` is in ms. */
const PlayedWord = z.object({
  word: z.string(),
  num_tries: z.int().min(0),
  num_errors: z.int().min(0),
  time_spent: z.int().min(0),
  completed: z.boolean(),
  success: z.boolean(),
  last_answer: z.string().nullable(),
  cheats_used: z.int().min(0),
  hints_used: z.int().min(0),
})

const ToldSlip = z.object({
  /** Says after a wrong move what the child can listen for or think of. Never set during a test. */
  feedback: z.string().optional(),
  written: z
    .string()
    .optional()
    .describe(
      'What the child wrote of the word when it went wrong last, or where it cut or put it (Klankgroepen, SorteerLeer). Told when `feedback` is.',
    ),
  is_unfinished: z
    .boolean()
    .optional()
    .describe('Does `written` end at a letter that was refused, before the end of the word?'),
  is_rebuilt: z
    .boolean()
    .optional()
    .describe('Is `feedback` about the error that a refused letter most likely began?'),
})
export type ToldSlip = z.infer<typeof ToldSlip>

export const DetailedResult = z.object({
  ...PlayedWord.shape,
  ...ToldSlip.shape,
  first_slip: ToldSlip.optional().describe(
    'The same of the first time that the word went wrong, where it went wrong again. Not in a dictation or test.',
  ),
})
export type DetailedResult = z.infer<typeof DetailedResult>

export const ExerciseDocument = z.object({ id: Id, name: z.string(), url: z.string() })
export type ExerciseDocument = z.infer<typeof ExerciseDocument>

/** A run (RUL-5). `current_word` null: no words yet, or complete. `points_earned` by this run: 0 until complete. */
export const StudentExercise = z.object({
  difficulty: Difficulty,
  current_word: z.string().nullable(),
  is_complete: z.boolean(),
  words: z.array(Word),
  exercise_data: ExerciseData.nullable(),
  expected_input: z.string().nullable(),
  detailed_results: z.array(DetailedResult),
  percentage_score: z.int().min(0).max(100).nullable(),
  is_retry: z.boolean(),
  started_at: UnixSeconds.nullable(),
  documents: z.array(ExerciseDocument),
  isForcedRepeat: z.boolean(),
  first_run: z
    .object({ right: z.int().min(0), all: z.int().min(1) })
    .optional()
    .describe(
      'Of a forced repeat: how many words of the run before it were right. That run decides (EX-10).',
    ),
  status: exerciseStatus,
  points_earned: z.int().min(0),
})
export type StudentExercise = z.infer<typeof StudentExercise>

const exerciseFields = {
  id: Id,
  step_id: Id,
  position: z.int().min(1),
  name: z.string(),
  description: z.string(),
  after_complete_text: z
    .string()
    .describe(
      'What the outro says to the child, however it went. Its author wrote it, or else it is that of the template. Empty for a test.',
    ),
  exercise_type: ExerciseType,
  points_rewarded_difficulty_1: z.int().min(0),
  points_rewarded_difficulty_2: z.int().min(0),
  points_rewarded_difficulty_3: z.int().min(0),
  min_success_score_difficulty_1: z.int().min(0).max(100),
  min_success_score_difficulty_2: z.int().min(0).max(100),
  min_success_score_difficulty_3: z.int().min(0).max(100),
  repeat_exercise_after_complete: z.boolean(),
  use_audio_word: z.boolean(),
  use_audio_structure: z.boolean(),
  use_audio_sound_groups: z.boolean(),
  use_audio_plural: z.boolean(),
  use_audio_sentence: z.boolean(),
  /** In seconds (default 2). */
  word_view_duration: z.number().positive(),
  show_progress_bar: z.boolean(),
  status: byDifficulty(exerciseStatus),
  documents: z.array(ExerciseDocument),
}

export const ExerciseSummary = z.object(exerciseFields)
export type ExerciseSummary = z.infer<typeof ExerciseSummary>

export const Exercise = z.object({
  ...exerciseFields,
  student_exercise: byDifficulty(StudentExercise),
  anchors: z
    .array(Anchor)
    .optional()
    .describe('Those of `exercise_data`, also when no word is asked any more.'),
  is_first_colouring: z
    .boolean()
    .optional()
    .describe(
      'Where letters get colours: has the student never begun such an exercise? Then it is shown how. Absent elsewhere.',
    ),
})
export type Exercise = z.infer<typeof Exercise>

/** The child's certainty before the answer is checked (KALM-2). Never scored. */
export const Confidence = z.enum(['sure', 'doubt'])
export type Confidence = z.infer<typeof Confidence>

const answerMeta = {
  exercise_id: Id,
  hints: z.int().min(0).max(99).default(0),
  /** When the word appeared, unix seconds. */
  startTime: UnixSeconds,
  /** Duration in ms, which is never scored. */
  time: z.int().min(0).max(maxAnswerMs),
  difficulty: Difficulty,
  word: z.string().min(1).max(100),
  cheats_used: z.int().min(0).max(99).default(0),
  hints_used: z.int().min(0).max(99).default(0),
  /** Shown to supervisors only. */
  confidence: Confidence.optional(),
}

/** An answer, which the server judges (API-2; rules.md, Exercise). */
export const AnswerBody = z.object({
  ...answerMeta,
  data: z
    .record(z.string().max(40), z.unknown())
    .describe('What the child did, by the template of the exercise.'),
})
export type AnswerBody = z.input<typeof AnswerBody>
