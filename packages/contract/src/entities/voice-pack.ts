import * as z from 'zod'
import { voicePackLimits } from '../limits.ts'
import { RecordableType } from './review.ts'
import { UnixSeconds } from './scalars.ts'

export const VoiceLicence = z.enum(['scholen', 'cc-by', 'cc0'])
export type VoiceLicence = z.infer<typeof VoiceLicence>

const packFields = {
  speaker: z.string().trim().min(1).max(voicePackLimits.speaker),
  licence: VoiceLicence,
  consent: z.string().min(1).max(voicePackLimits.consent),
  made_on: z.iso.date(),
  /** SHA-256 of all content. */
  content_hash: z.string().regex(/^[0-9a-f]{64}$/),
}

/** A voice that this school imported (docs/voice-pack-format.md). */
export const VoicePack = z.object({
  ...packFields,
  /** Number of sounds in use. A school's own recordings are used instead of those in a pack. */
  num_sounds: z.int().min(0),
  name: z.string(),
  created_at: UnixSeconds,
})
export type VoicePack = z.infer<typeof VoicePack>

export const VoicePacks = z.object({
  packs: z.array(VoicePack),
  /** Number of the caller's recordings of the product's words and texts, which can be added to a pack. */
  own: z.record(RecordableType, z.int().min(0)),
})
export type VoicePacks = z.infer<typeof VoicePacks>

export const VoicePackImportPreview = z.object({
  ...packFields,
  num_sounds: z.int().min(1),
  /** Number of sounds that no step of the product has, which are left out. */
  num_unknown: z.int().min(0),
  /** Number of sounds that this school recorded itself, which do not change. */
  num_own: z.int().min(0),
  num_replaced: z.int().min(0),
  num_new: z.int().min(0),
  is_here: z.boolean(),
})
export type VoicePackImportPreview = z.infer<typeof VoicePackImportPreview>

export const MakeVoicePackBody = z.object({
  speaker: packFields.speaker,
  licence: VoiceLicence,
  agrees: z.literal(true),
  types: z.array(RecordableType).min(1).max(RecordableType.options.length),
})
export type MakeVoicePackBody = z.infer<typeof MakeVoicePackBody>
