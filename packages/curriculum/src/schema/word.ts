import { Color } from '@letterliaan/contract'
import * as z from 'zod'

const CommaList = z.string().min(1)

/**
 * A word as an author writes it. Everything from `structure` to `colors` is what `analyse` of
 * `@letterliaan/dutch` gives, so it is left out; where it is written, it wins, and where it then differs from the
 * analyser, `override_reason` says why. `marked` is the word with the author's marks (`voet|bal`).
 */
export const WordFile = z.strictObject({
  word: z.string().min(1),
  marked: z.string().min(1).optional(),
  structure: CommaList.optional(),
  read_letters: CommaList.optional(),
  sound_groups: CommaList.optional(),
  syllables: CommaList.optional(),
  structure_audio_parts: CommaList.optional(),
  colors: z.array(Color).optional(),
  override_reason: z.string().min(10).optional(),
  /** Why the word belongs to its step though the analyser does not see the category in it. */
  category_reason: z.string().min(10).optional(),
  /** Why the word may have a pattern that a later step teaches. */
  untaught_reason: z.string().min(10).optional(),
  /** Null if the word has no plural, or none that a child would use. */
  plural_form: z.string().min(1).nullable(),
  /** Name of an icon of @iconify-json/fluent-emoji-flat that truly depicts the word, or null. */
  image: z.string().min(1).nullable(),
  sentence: z.string().min(1),
})
export type WordFile = z.infer<typeof WordFile>

/** A word with all its codes: comma lists of equal length, `colors` one a letter (dutch.md §1.4–1.5). */
export interface CurriculumWord {
  readonly word: string
  /** The word with its author's marks (`voet|bal`), where it has any: the codes do not tell where its parts meet. */
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
}
