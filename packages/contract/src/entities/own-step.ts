import * as z from 'zod'
import { ownStepLimits } from '../limits.ts'
import { Anchor, ExerciseCategory, ExerciseSummary, StudentExercise } from './exercise.ts'
import { SpokenGroup } from './review.ts'
import { byDifficulty, Color, Difficulty, Id, UnixSeconds } from './scalars.ts'
import { TemplateName } from './template-name.ts'
import { Word } from './word.ts'

const { label, text, word, sentence, image, list } = ownStepLimits

/** What a supervisor says of a word's letters in the place of the analysis: comma lists, `structure_audio_parts` by id of the sound. */
export const WordCorrection = z.strictObject({
  read_letters: z.string().min(1).max(list),
  structure_audio_parts: z.string().max(list),
  sound_groups: z.string().min(1).max(list),
  /** The codes follow from letters and sounds, unless a step of the product says otherwise. */
  structure: z.string().max(list).optional(),
  syllables: z.string().max(list).optional(),
})
export type WordCorrection = z.infer<typeof WordCorrection>

/** A word of an own step as its author has it; all codes follow from it. */
export const OwnWord = z.strictObject({
  word: z.string().trim().min(1, 'Vul het woord in.').max(word, `Een woord heeft hoogstens ${word} letters.`),
  /** The word with marks of where its parts meet: `voet|bal`. */
  marked: z.string().max(list).nullable().default(null),
  correction: WordCorrection.nullable().default(null),
  plural_form: z.string().trim().min(1).max(word).nullable().default(null),
  /** Name of a picture, or null. */
  image: z.string().min(1).max(image).nullable().default(null),
  /** Empty when there is none. */
  sentence: z.string().trim().max(sentence, `Een zin heeft hoogstens ${sentence} tekens.`).default(''),
  /** At how many stars it is asked. */
  difficulties: z.array(Difficulty).min(1, 'Kies bij hoeveel sterren het woord meedoet.').max(3).default([1]),
})
export type OwnWord = z.infer<typeof OwnWord>

const shortText = z.string().trim().max(text, `Deze tekst heeft hoogstens ${text} tekens.`)

/** A word with a picture that stands for the rule of the step. */
export const OwnAnchor = z.strictObject({
  word: z.string().trim().min(1, 'Vul het ankerwoord in.').max(word),
  image: z.string().min(1, 'Kies een plaatje.').max(image),
  description: shortText,
  hint: shortText,
  tip: shortText,
})
export type OwnAnchor = z.infer<typeof OwnAnchor>

/** An exercise of an own step; what is not told here follows from its template. */
export const OwnExercise = z.strictObject({
  template: TemplateName,
  name: z.string().trim().min(1, 'Geef de oefening een naam.').max(label),
  /** A child's sentence that says what to do. */
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

/** An own step as its author has it. */
export const OwnStepBody = z.strictObject({
  label: z.string().trim().min(1, 'Geef de stap een naam.').max(label),
  rule: shortText,
  description: shortText,
  hint: shortText,
  tip: shortText,
  /** Key of the spelling category, as the analysis names it; `eigen` for no category in particular. */
  category: z.string().min(1).max(20),
  world: z.int().min(1).max(4),
  /** Didactische leeftijd: months of education, 10 a school year from groep 3. */
  dl: z.int().min(1).max(60),
  anchors: maxOf(OwnAnchor, ownStepLimits.anchors, 'ankerwoorden'),
  words: maxOf(OwnWord, ownStepLimits.words, 'woorden'),
  recipe: maxOf(OwnExercise, ownStepLimits.exercises, 'oefeningen'),
})
export type OwnStepBody = z.infer<typeof OwnStepBody>

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

/** A word that was pasted, with all that the analysis says of it; nothing is kept. */
export const AnalysedWord = z.object({
  word: z.string(),
  read_letters: z.string(),
  structure: z.string(),
  structure_audio_parts: z.string(),
  sound_groups: z.string(),
  syllables: z.string(),
  colors: z.array(Color.nullable()),
  /** The spelling categories that it belongs to, in the order of the curriculum, with their names. */
  categories: z.array(z.object({ category: z.string(), label: z.string() })),
  /** Spellings that a child may come up with. */
  likely_errors: z.array(z.string()),
  /** The plural that the analysis proposes, or null. */
  plural_form: z.string().nullable(),
  /** How it sounds, klankgroep by klankgroep. */
  groups: z.array(SpokenGroup),
  /** What the analysis is unsure of: Dutch sentences. */
  doubts: z.array(z.string()),
  /** The templates that can't be played with it while it has no sentence. */
  needs_sentence: z.array(TemplateName),
  /** Why a child can't spell it; null when it can. */
  refusal: z.string().nullable(),
})
export type AnalysedWord = z.infer<typeof AnalysedWord>

/** What was found in a pasted text. */
export const PastedWords = z.object({
  words: z.array(OwnWord),
  /** What is no word, and why. */
  refused: z.array(z.object({ text: z.string(), reason: z.string() })),
})
export type PastedWords = z.infer<typeof PastedWords>

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

/** A picture that goes with a step in a file: WebP in base64. */
const FilePicture = z.strictObject({
  name: z.string().min(1).max(image),
  alt: z.string().max(ownStepLimits.alt),
  data: z.base64().max(ownStepLimits.pictureBytes * 2),
})

/** A file with a step in it, to take to another organisation. */
export const OwnStepFile = z.strictObject({
  format: z.literal('letterliaan-stap', 'Dit bestand is geen stap van Letterliaan.'),
  version: z.literal(1, 'Dit bestand is van een nieuwere versie van Letterliaan.'),
  step: OwnStepBody,
  pictures: z.array(FilePicture).max(ownStepLimits.filePictures).default([]),
})
export type OwnStepFile = z.infer<typeof OwnStepFile>

/** A picture that an organisation uploaded. */
export const OwnPicture = z.object({
  id: Id,
  /** What a step calls it. */
  name: z.string(),
  /** What is to be seen. */
  alt: z.string(),
})
export type OwnPicture = z.infer<typeof OwnPicture>

/** The pictures that a step can have: those of the product by name, and the organisation's own. */
export const StepPictures = z.object({ product: z.array(z.string()), own: z.array(OwnPicture) })
export type StepPictures = z.infer<typeof StepPictures>

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
