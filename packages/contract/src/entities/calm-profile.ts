import * as z from 'zod'

/**
 * Whose voice a child hears (audio.md): `auto`: the best that the server has, and the device's own where the server has
 * only its synthesiser; `device`: the device's own, but for recordings; `server`: never the device's.
 */
export const VoiceWish = z.enum(['auto', 'device', 'server'])
export type VoiceWish = z.infer<typeof VoiceWish>

/**
 * How calm the game is for one child (supervisor.md, Calm profile). It is stored with the account, so it is the same on every
 * device; a device's own mute and volume stay its own.
 */
export const CalmProfile = z.strictObject({
  /** How often as long a word or letter stays in view, and a letter waits for the next. */
  pace: z.literal([1, 1.5, 2]),
  music: z.boolean(),
  effects: z.boolean(),
  voice: VoiceWish,
  /** How fast words are said; lower is slower, at the same pitch. */
  voice_speed: z.literal([1, 0.85, 0.7]),
  /** How large letters are, times their usual size. */
  letter_size: z.literal([1, 1.2, 1.4]),
  letter_spacing: z.enum(['normal', 'wide', 'widest']),
  font: z.enum(['andika', 'opendyslexic']),
  less_motion: z.boolean(),
  strong_contrast: z.boolean(),
  /** Are instructions read aloud by themselves? */
  read_aloud: z.boolean(),
  /** Does the child tell before checking whether it is sure? Its supervisor decides. */
  confidence_tap: z.boolean(),
})
export type CalmProfile = z.infer<typeof CalmProfile>

/** What a supervisor changes; what is not named stays as it is. */
export const CalmProfileChanges = CalmProfile.partial()
export type CalmProfileChanges = z.infer<typeof CalmProfileChanges>

/** What a child changes of its own. */
export const OwnCalmProfileChanges = CalmProfileChanges.omit({ confidence_tap: true })
export type OwnCalmProfileChanges = z.infer<typeof OwnCalmProfileChanges>
