import { Color, VerbForm } from '@letterliaan/contract'
import * as z from 'zod'

const CommaList = z.string().min(1)

/** `structure` to `colors` come from `analyse`. A file may replace them, and `override_reason` says why. */
const wordFields = z.strictObject({
  word: z.string().min(1),
  marked: z.string().min(1).optional(),
  structure: CommaList.optional(),
  read_letters: CommaList.optional(),
  sound_groups: CommaList.optional(),
  syllables: CommaList.optional(),
  structure_audio_parts: CommaList.optional(),
  colors: z.array(Color).optional(),
  override_reason: z.string().min(10).optional(),
  /** Why the word has this category although the analyser does not recognise it. */
  category_reason: z.string().min(10).optional(),
  /** Why the word is allowed although a later step teaches its pattern. */
  untaught_reason: z.string().min(10).optional(),
  /** Null if the word has no plural that a child would use. */
  plural_form: z.string().min(1).nullable(),
  /** Name of a picture that truly depicts the word; null if there is none (docs/recipes/add-a-picture.md). */
  image: z.string().min(1).nullable(),
  sentence: z.string().min(1),
  /** Used by Werkwoord, and to explain errors of person or tense. */
  verb: z.strictObject(VerbForm.shape).optional(),
  /** Why the sentence may be dictated although it contains a pattern that a later step teaches. */
  sentence_reason: z.string().min(10).optional(),
})

export const WordFile = wordFields.extend({
  /** Replaces a word that Flemish schools do not use. Null omits the word (ADR 66). */
  flemish: wordFields.nullable().optional(),
})
export type WordFile = z.infer<typeof WordFile>

/** Its comma lists have equal lengths, but `colors` has one colour per letter (dutch.md §1.4–1.5). */
export interface CurriculumWord {
  readonly word: string
  /** The step that teaches the word if that is another step. */
  readonly nr?: number
  /** `voet|bal` if the word has marks, because codes do not show where parts meet. */
  readonly marked?: string
  readonly structure: string
  readonly read_letters: string
  readonly sound_groups: string
  readonly syllables: string
  readonly structure_audio_parts: string
  readonly colors: readonly (Color | null)[]
  readonly plural_form: string | null
  readonly image: string | null
  readonly sentence: string
  readonly verb?: VerbForm | undefined
}
