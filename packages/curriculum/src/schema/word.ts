import { Color, VerbForm } from '@letterliaan/contract'
import * as z from 'zod'

const CommaList = z.string().min(1)

/** `structure` to `colors` come from `analyse`; written ones win, and `override_reason` explains them. */
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
  /** Why the word has the category although the analyser does not recognise it. */
  category_reason: z.string().min(10).optional(),
  /** Why the word is allowed although a later step teaches its pattern. */
  untaught_reason: z.string().min(10).optional(),
  /** Null without a plural that a child would use. */
  plural_form: z.string().min(1).nullable(),
  /** Name of a picture, only if it truly depicts the word; or null (docs/recipes/add-a-picture.md). */
  image: z.string().min(1).nullable(),
  sentence: z.string().min(1),
  /** Used by Werkwoord, and to explain errors by person and time. */
  verb: z.strictObject(VerbForm.shape).optional(),
  /** Why the sentence is allowed although it is dictated and has what a later step teaches. */
  sentence_reason: z.string().min(10).optional(),
})

export const WordFile = wordFields.extend({
  /** The replacement in a Flemish school for a word that is Netherlandic only; null: none (ADR 66). */
  flemish: wordFields.nullable().optional(),
})
export type WordFile = z.infer<typeof WordFile>

/** Has comma lists of equal length; `colors` has one for each letter (dutch.md §1.4–1.5). */
export interface CurriculumWord {
  readonly word: string
  /** The step that teaches the word, if it is another one. */
  readonly nr?: number
  /** `voet|bal`, if there are marks: codes do not show where parts meet. */
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
