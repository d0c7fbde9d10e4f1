import * as z from 'zod'
import { byDifficulty, Difficulty, Id, UnixSeconds } from './scalars.ts'

/** A person of the organisation, a neural voice, or the embedded synthesiser (audio.md). */
export const VoiceKind = z.enum(['recorded', 'neural', 'synthetic'])
export type VoiceKind = z.infer<typeof VoiceKind>

export const PronouncedType = z.enum(['word', 'plural'])
export type PronouncedType = z.infer<typeof PronouncedType>

export const RecordedType = z.enum(['word', 'plural', 'sound_groups', 'sentence'])
export type RecordedType = z.infer<typeof RecordedType>

/** Types that can be recorded, which include the texts of a step and single sounds. */
export const RecordableType = z.enum([...RecordedType.options, 'text', 'part'])
export type RecordableType = z.infer<typeof RecordableType>

/** Possible faults of a recording: too soft, too loud, noise, a click, or a missing start or end. */
export const RecordingDoubt = z.enum(['quiet', 'overdriven', 'noise', 'click', 'cut'])
export type RecordingDoubt = z.infer<typeof RecordingDoubt>

/** `sounds`: ids such as `k_a` (dutch.md §1.4). */
export const SoundGroup = z.object({ sounds: z.array(z.string()), stressed: z.boolean() })
export type SoundGroup = z.infer<typeof SoundGroup>

/** A pronunciation that a person corrected, or one by the rules and their doubts. */
export const Pronunciation = z.object({
  groups: z.array(SoundGroup),
  is_corrected: z.boolean(),
  unsure: z.array(z.string()),
})
export type Pronunciation = z.infer<typeof Pronunciation>

export const RecordedSound = z.object({
  duration_ms: z.int().min(0),
  created_at: UnixSeconds,
  name: z.string(),
  doubts: z.array(RecordingDoubt),
  pack_speaker: z.string().nullable(),
})
export type RecordedSound = z.infer<typeof RecordedSound>

export const SoundReviewWord = z.object({
  id: Id,
  word: z.string(),
  difficulty: Difficulty,
  sentence: z.string(),
  plural_form: z.string().nullable(),
  sound_groups: z.string(),
  file_name: z.string(),
  audio_version: z.string(),
  voices: z.object({
    word: VoiceKind,
    plural: VoiceKind.nullable(),
    sound_groups: VoiceKind,
    structure: VoiceKind.nullable(),
    sentence: VoiceKind.nullable(),
  }),
  pronunciations: z.object({ word: Pronunciation, plural: Pronunciation.nullable() }),
  recordings: z.object({
    word: RecordedSound.nullable(),
    plural: RecordedSound.nullable(),
    sound_groups: RecordedSound.nullable(),
    sentence: RecordedSound.nullable(),
  }),
  is_marked: z.boolean(),
})
export type SoundReviewWord = z.infer<typeof SoundReviewWord>

export const RecordableText = z.object({
  key: z.string(),
  text: z.string(),
  recording: RecordedSound.nullable(),
})
export type RecordableText = z.infer<typeof RecordableText>

/** A single sound: its `id` such as `l_aa` (dutch.md §1.4), its spelling, and an example word. */
export const RecordableSound = z.object({
  id: z.string(),
  letters: z.string(),
  word: z.string(),
  recording: RecordedSound.nullable(),
})
export type RecordableSound = z.infer<typeof RecordableSound>

const stepFields = {
  id: Id,
  world: z.int().min(1).max(4),
  /** Null if the step is not on the standard path. */
  position: z.int().min(1).nullable(),
  label: z.string(),
}

export const ReviewStep = z.object({
  ...stepFields,
  num_words: z.int().min(0),
  num_marked: z.int().min(0),
})
export type ReviewStep = z.infer<typeof ReviewStep>

export const ReviewStepWords = z.object({ ...stepFields, words: byDifficulty(z.array(SoundReviewWord)) })
export type ReviewStepWords = z.infer<typeof ReviewStepWords>

export const MarkedWord = z.object({ step: z.object(stepFields), word: SoundReviewWord })
export type MarkedWord = z.infer<typeof MarkedWord>
