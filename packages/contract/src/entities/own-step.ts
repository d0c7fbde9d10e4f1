import * as z from 'zod'
import { ownStepLimits } from '../limits.ts'
import { Difficulty, byDifficulty, Id, UnixSeconds, Color } from './scalars.ts'
import { TemplateName } from './template-name.ts'
import { VerbForm } from './verb-form.ts'
import { ExerciseCategory, Anchor, ExerciseSummary, StudentExercise } from './exercise.ts'
import { Word } from './word.ts'
import { SoundGroup } from './review.ts'

const { label, text, word, sentence, image, list, alt, pictureBytes, filePictures } = ownStepLimits

/** Replaces parts of the analysis. Lists are separated by commas; `structure_audio_parts` has sound ids. */
export const WordCorrection = z.strictObject({
  read_letters: z.string().min(1).max(list),
  structure_audio_parts: z.string().max(list),
  sound_groups: z.string().min(1).max(list),
  structure: z.string().max(list).optional(),
  syllables: z.string().max(list).optional(),
})
export type WordCorrection = z.infer<typeof WordCorrection>

export const OwnWord = z.strictObject({
  word: z.string().trim().min(1, 'Vul het woord in.').max(word, `Een woord heeft hoogstens ${word} letters.`),
  marked: z.string().max(list).nullable().default(null),
  correction: WordCorrection.nullable().default(null),
  plural_form: z.string().trim().min(1).max(word).nullable().default(null),
  image: z.string().min(1).max(image).nullable().default(null),
  sentence: z.string().trim().max(sentence, `Een zin heeft hoogstens ${sentence} tekens.`).default(''),
  difficulties: z.array(Difficulty).min(1, 'Kies bij hoeveel sterren het woord meedoet.').max(3).default([1]),
  /** The verb of a copied step. Ignored if the word or its sentence no longer fits it. */
  verb: z.strictObject(VerbForm.shape).optional(),
})
export type OwnWord = z.infer<typeof OwnWord>

const shortText = z.string().trim().max(text, `Deze tekst heeft hoogstens ${text} tekens.`)

export const OwnAnchor = z.strictObject({
  word: z.string().trim().min(1, 'Vul het ankerwoord in.').max(word),
  image: z.string().min(1, 'Kies een plaatje.').max(image),
  description: shortText,
  hint: shortText,
  tip: shortText,
})
export type OwnAnchor = z.infer<typeof OwnAnchor>

export const OwnExercise = z.strictObject({
  template: TemplateName,
  name: z.string().trim().min(1, 'Geef de oefening een naam.').max(label),
  description: z.string().trim().min(1, 'Vertel wat het kind doet.').max(text),
  num_words: z.int().min(1).max(10),
  use_audio_word: z.boolean(),
  use_audio_structure: z.boolean(),
  use_audio_sound_groups: z.boolean(),
  use_audio_plural: z.boolean(),
  use_audio_sentence: z.boolean(),
  repeat_exercise_after_complete: z.boolean().default(false),
})
export type OwnExercise = z.infer<typeof OwnExercise>

const maxOf = <T extends z.ZodType>(schema: T, max: number, what: string) =>
  z.array(schema).max(max, `Een stap heeft hoogstens ${max} ${what}.`)

export const OwnStepBody = z.strictObject({
  label: z.string().trim().min(1, 'Geef de stap een naam.').max(label),
  rule: shortText,
  description: shortText,
  hint: shortText,
  tip: shortText,
  /** The category's name in the analysis, or `eigen` if there is none. */
  category: z.string().min(1).max(20),
  world: z.int().min(1).max(4),
  /** Didactische leeftijd: months of education, of which a school year from groep 3 has 10. */
  dl: z.int().min(1).max(60),
  anchors: maxOf(OwnAnchor, ownStepLimits.anchors, 'ankerwoorden'),
  words: maxOf(OwnWord, ownStepLimits.words, 'woorden'),
  recipe: maxOf(OwnExercise, ownStepLimits.exercises, 'oefeningen'),
})
export type OwnStepBody = z.infer<typeof OwnStepBody>

/** `error`: prevents saving. `word`, `exercise`: the index, from 0. */
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

export const OwnStepProposal = z.object({
  step: OwnStepBody,
  /** Words outside the step's category that its rule and help still fit. */
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
      /** True if the field changed after the copy was made or last updated. */
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
  /** The present step of the product; null if this step is no copy. */
  original: OwnStepOriginal.nullable(),
})
export type OwnStep = z.infer<typeof OwnStep>

export const OwnStepChange = z.strictObject({
  step: OwnStepBody.optional(),
  /** Gives a 409 if the step was changed since this version. */
  version: z.int().min(1).optional(),
  /** The product's version that the copy was compared with. Remaining differences are intended. */
  source_version: z.int().min(1).optional(),
  is_archived: z.boolean().optional(),
})
export type OwnStepChange = z.infer<typeof OwnStepChange>

export const AnalysedWord = z.object({
  word: z.string(),
  /** The word with the marks used for its analysis; null if rules alone are used. */
  marked: z.string().nullable(),
  /** The divisions to choose from if the word is uncertain; empty if it is not. */
  cuts: z.array(z.object({ marked: z.string(), syllables: z.string() })),
  read_letters: z.string(),
  structure: z.string(),
  structure_audio_parts: z.string(),
  sound_groups: z.string(),
  syllables: z.string(),
  colors: z.array(Color.nullable()),
  categories: z.array(z.object({ category: z.string(), label: z.string() })),
  likely_errors: z.array(z.string()),
  plural_form: z.string().nullable(),
  groups: z.array(SoundGroup),
  doubts: z.array(z.string()),
  /** Other spellings that sound the same, whether or not they are words. */
  sound_alikes: z.array(z.string()),
  refusal: z.string().nullable(),
})
export type AnalysedWord = z.infer<typeof AnalysedWord>

export const PastedWords = z.object({
  words: z.array(OwnWord),
  refused: z.array(z.object({ text: z.string(), reason: z.string() })),
})
export type PastedWords = z.infer<typeof PastedWords>

export const OwnWordList = z.strictObject({
  label: OwnStepBody.shape.label,
  words: z.array(OwnWord).min(1).max(ownStepLimits.words),
  apart: z.array(OwnWord.shape.word).max(ownStepLimits.words).default([]),
})
export type OwnWordList = z.infer<typeof OwnWordList>

const FilePicture = z.strictObject({
  name: z.string().min(1).max(image),
  alt: z.string().max(alt),
  data: z.base64().max(pictureBytes * 2),
})

export const OwnStepFile = z.strictObject({
  format: z.literal('letterliaan-stap', 'Dit bestand is geen stap van Letterliaan.'),
  version: z.literal(1, 'Dit bestand is van een nieuwere versie van Letterliaan.'),
  step: OwnStepBody,
  pictures: z.array(FilePicture).max(filePictures).default([]),
})
export type OwnStepFile = z.infer<typeof OwnStepFile>

export const OwnPicture = z.object({
  id: Id,
  name: z.string(),
  alt: z.string(),
})
export type OwnPicture = z.infer<typeof OwnPicture>

export const StepPictures = z.object({ product: z.array(z.string()), own: z.array(OwnPicture) })
export type StepPictures = z.infer<typeof StepPictures>
