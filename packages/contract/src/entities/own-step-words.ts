import * as z from 'zod'
import { ownStepLimits } from '../limits.ts'
import { OwnStepBody, OwnWord } from './own-step-body.ts'
import { SoundGroup } from './review.ts'
import { Color } from './scalars.ts'

export const AnalysedWord = z.object({
  word: z.string(),
  /** The word with the marks used for its analysis; null: by rules alone. */
  marked: z.string().nullable(),
  /** The divisions to choose from if the word is uncertain; else empty. */
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
