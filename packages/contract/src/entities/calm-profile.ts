import * as z from 'zod'

/** audio.md. `auto`: the device's where the server has only its synthesiser; `device`: except for recordings. */
export const VoiceWish = z.enum(['auto', 'device', 'server'])
export type VoiceWish = z.infer<typeof VoiceWish>

export const GameLook = z.enum(['jungle', 'field-camp'])
export type GameLook = z.infer<typeof GameLook>

/** Stored with the account (supervisor.md, Calm profile); mute and volume belong to the device. */
export const CalmProfile = z.strictObject({
  /** How many times longer words and letters stay in view, and between letters. */
  pace: z.literal([1, 1.5, 2]),
  music: z.boolean(),
  effects: z.boolean(),
  voice: VoiceWish,
  /** At the same pitch. */
  voice_speed: z.literal([1, 0.85, 0.7]),
  letter_size: z.literal([1, 1.2, 1.4]),
  letter_spacing: z.enum(['normal', 'wide', 'widest']),
  font: z.enum(['andika', 'opendyslexic']),
  less_motion: z.boolean(),
  strong_contrast: z.boolean(),
  /** How the game looks and speaks; `field-camp` is for who finds the jungle childish (look.md, Field camp). */
  look: GameLook,
  /** 'Door elkaar' asks harder words of what is due; the child's own wish, and nothing proposes it. */
  harder_mix: z.boolean(),
  read_aloud: z.boolean(),
  /** Decided by the supervisor. */
  confidence_tap: z.boolean(),
  /** May the child look at a hidden word? Decided by the supervisor. */
  word_eye: z.boolean(),
})
export type CalmProfile = z.infer<typeof CalmProfile>

export const CalmProfileChanges = CalmProfile.partial()
export type CalmProfileChanges = z.infer<typeof CalmProfileChanges>

export const OwnCalmProfileChanges = CalmProfileChanges.omit({ confidence_tap: true, word_eye: true })
export type OwnCalmProfileChanges = z.infer<typeof OwnCalmProfileChanges>

/** Without choices; whether texts are read aloud depends on the group. */
export const usualCalmProfile: Omit<CalmProfile, 'read_aloud'> = {
  pace: 1,
  music: true,
  effects: true,
  voice: 'auto',
  voice_speed: 1,
  letter_size: 1,
  letter_spacing: 'normal',
  font: 'andika',
  less_motion: false,
  strong_contrast: false,
  look: 'jungle',
  harder_mix: false,
  confidence_tap: false,
  word_eye: true,
}
