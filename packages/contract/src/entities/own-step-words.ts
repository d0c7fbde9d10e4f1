import * as z from 'zod'
import { ownStepLimits } from '../limits.ts'
import { OwnStepBody, OwnWord } from './own-step-body.ts'
import { SpokenGroup } from './review.ts'
import { Color } from './scalars.ts'
import { TemplateName } from './template-name.ts'

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

/** Words to keep as a step. */
export const OwnWordList = z.strictObject({
  label: OwnStepBody.shape.label,
  words: z.array(OwnWord).min(1).max(ownStepLimits.words),
  /** Those of the words that become a second step. */
  apart: z.array(OwnWord.shape.word).max(ownStepLimits.words).default([]),
})
export type OwnWordList = z.infer<typeof OwnWordList>
