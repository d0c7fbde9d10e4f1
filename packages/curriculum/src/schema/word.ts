import { Color, VerbForm } from '@letterliaan/contract'
import * as z from 'zod'

const CommaList = z.string().min(1)

/** `structure` to `colors` come from `analyse`; written ones win, explained by `override_reason`. `marked`: `voet|bal`. */
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
  /** Although the analyser does not see the category. */
  category_reason: z.string().min(10).optional(),
  /** Although a later step teaches the pattern. */
  untaught_reason: z.string().min(10).optional(),
  /** Null without one that a child would use. */
  plural_form: z.string().min(1).nullable(),
  /** A picture's name, only if it truly depicts the word; or null (docs/recipes/add-a-picture.md). */
  image: z.string().min(1).nullable(),
  sentence: z.string().min(1),
  /** Used by Werkwoord, and to explain errors by person and time. */
  verb: z.strictObject(VerbForm.shape).optional(),
  /** Although its sentence is dictated and has what a later step teaches. */
  sentence_reason: z.string().min(10).optional(),
})

export const WordFile = wordFields.extend({
  /** The replacement in a Flemish school for a word that is Netherlandic only; null: none (ADR 66). */
  flemish: wordFields.nullable().optional(),
})
export type WordFile = z.infer<typeof WordFile>

/** Comma lists of equal length, `colors` one a letter (dutch.md §1.4–1.5). */
export interface CurriculumWord {
  readonly word: string
  /** The step that teaches it, where that is another. */
  readonly nr?: number
  /** `voet|bal`, if there are marks: codes don't show where parts meet. */
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
