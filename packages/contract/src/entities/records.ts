import * as z from 'zod'
import { Word } from './word.ts'

/** Records compare a child only with itself, and never measure time (ADR 77). */
export const ChildRecords = z.object({
  /** The most words in sequence that were right by ear at the first attempt, without help. 0: none yet. */
  streak: z.int().min(0),
  longest_word: z.string().nullable(),
  /** The last completed dictation with fewer mistakes than the same dictation the time before. */
  dictation: z
    .object({
      label: z.string(),
      num_words: z.int().min(1),
      missed: z.int().min(0),
      missed_before: z.int().min(1),
    })
    .nullable(),
})
export type ChildRecords = z.infer<typeof ChildRecords>

export const FoundWord = Word.pick({
  id: true,
  word: true,
  file_name: true,
  audio_version: true,
  voices: true,
  audio_word: true,
})
export type FoundWord = z.infer<typeof FoundWord>

export const FoundFamily = z.object({
  name: z.string(),
  /** `found`: null until the child spelled the word right; then only its number of letters is returned. */
  members: z.array(z.object({ found: FoundWord.nullable(), num_letters: z.int().min(1) })),
})
export type FoundFamily = z.infer<typeof FoundFamily>

export const OwnWords = z.object({ records: ChildRecords, families: z.array(FoundFamily) })
export type OwnWords = z.infer<typeof OwnWords>
