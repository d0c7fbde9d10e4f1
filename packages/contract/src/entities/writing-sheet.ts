import * as z from 'zod'
import { writingSheetLimits } from '../limits.ts'
import { Id, UnixSeconds } from './scalars.ts'

/** `is_right`: null if the word is not marked. */
export const WritingSheetWord = z.object({
  word_id: Id,
  word: z.string(),
  is_right: z.boolean().nullable(),
})
export type WritingSheetWord = z.infer<typeof WritingSheetWord>

/** Words that a child copies on paper (ADR 68). This practice does not change the estimates of its knowledge. */
export const WritingSheet = z.object({
  id: Id,
  student_id: Id,
  screen_name: z.string(),
  code: z.string(),
  words: z.array(WritingSheetWord),
  created_at: UnixSeconds,
  marked_at: UnixSeconds.nullable(),
})
export type WritingSheet = z.infer<typeof WritingSheet>

/** The words that a child missed in its last dictations, and its sheets with the latest first. */
export const WritingSheets = z.object({
  missed: z.array(WritingSheetWord.pick({ word_id: true, word: true })),
  sheets: z.array(WritingSheet),
})
export type WritingSheets = z.infer<typeof WritingSheets>

export const NewWritingSheets = z.strictObject({
  sheets: z
    .array(z.strictObject({ student_id: Id, word_ids: z.array(Id).min(1).max(writingSheetLimits.words) }))
    .min(1)
    .max(writingSheetLimits.atOnce),
})
export type NewWritingSheets = z.infer<typeof NewWritingSheets>

export const WritingSheetMarks = z.strictObject({
  marks: z
    .array(z.strictObject({ word_id: Id, is_right: z.boolean() }))
    .min(1)
    .max(writingSheetLimits.words),
})
export type WritingSheetMarks = z.infer<typeof WritingSheetMarks>
