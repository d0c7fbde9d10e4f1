import * as z from 'zod'
import { ownStepLimits } from '../limits.ts'
import { Difficulty } from './scalars.ts'
import { TemplateName } from './template-name.ts'
import { VerbForm } from './verb-form.ts'

const { label, text, word, sentence, image, list } = ownStepLimits

/** Replaces the analysis: comma lists, `structure_audio_parts` by sound id. */
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
  /** The verb of a copied step; ignored once the word or its sentence no longer fits it. */
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
  /** As the analysis names it; `eigen` for none. */
  category: z.string().min(1).max(20),
  world: z.int().min(1).max(4),
  /** Didactische leeftijd: months of education, 10 a school year from groep 3. */
  dl: z.int().min(1).max(60),
  anchors: maxOf(OwnAnchor, ownStepLimits.anchors, 'ankerwoorden'),
  words: maxOf(OwnWord, ownStepLimits.words, 'woorden'),
  recipe: maxOf(OwnExercise, ownStepLimits.exercises, 'oefeningen'),
})
export type OwnStepBody = z.infer<typeof OwnStepBody>
