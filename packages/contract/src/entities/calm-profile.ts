import * as z from 'zod'

/** audio.md. `auto`: the device's voice if the server has only its synthesiser. `device`: all but recordings. */
export const VoiceWish = z.enum(['auto', 'device', 'server'])
export type VoiceWish = z.infer<typeof VoiceWish>

export const GameLook = z.enum(['jungle', 'field-camp'])
export type GameLook = z.infer<typeof GameLook>

/** Stored with the account (supervisor.md, Calm profile). Mute and volume are stored on the device instead. */
export const CalmProfile = z.strictObject({
  /** Factor for the time that words and letters stay visible, and for the time between letters. */
  pace: z.literal([1, 1.5, 2]),
  music: z.boolean(),
  effects: z.boolean(),
  voice: VoiceWish,
  /** Speed of the voice, whose pitch does not change. */
  voice_speed: z.literal([1, 0.85, 0.7]),
  letter_size: z.literal([1, 1.2, 1.4]),
  letter_spacing: z.enum(['normal', 'wide', 'widest']),
  font: z.enum(['andika', 'opendyslexic']),
  less_motion: z.boolean(),
  strong_contrast: z.boolean(),
  /** Look and wording of the game. `field-camp` is for older children (look.md, Field camp). */
  look: GameLook,
  /** True if 'Door elkaar' asks harder due words. It can be chosen, but is never proposed. */
  harder_mix: z.boolean(),
  read_aloud: z.boolean(),
  confidence_tap: z.boolean(),
  /** Whether the child may look at a hidden word. Only the supervisor sets this. */
  word_eye: z.boolean(),
})
export type CalmProfile = z.infer<typeof CalmProfile>

export const CalmProfileChanges = CalmProfile.partial()
export type CalmProfileChanges = z.infer<typeof CalmProfileChanges>

export const OwnCalmProfileChanges = CalmProfileChanges.omit({ confidence_tap: true, word_eye: true })
export type OwnCalmProfileChanges = z.infer<typeof OwnCalmProfileChanges>

/** The defaults. Whether texts are read aloud depends on the child's school year. */
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
