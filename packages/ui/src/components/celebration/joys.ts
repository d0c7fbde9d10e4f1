import type { SoundName } from '../../sound/sounds.ts'

export interface Joy {
  /** How long something moves; what has a button stays after it. */
  readonly lastsMs: number
  readonly sounds: readonly SoundName[]
}

/** From the smallest to the largest: each lasts longer, sounds longer, and has more layers (look.md, Joy). */
export const joys = {
  word: { lastsMs: 900, sounds: ['right'] },
  exercise: { lastsMs: 1600, sounds: ['coin', 'chirp'] },
  dictation: { lastsMs: 2600, sounds: ['badge'] },
  step: { lastsMs: 4000, sounds: ['step-passed'] },
  badge: { lastsMs: 5000, sounds: ['unlock', 'badge'] },
  world: { lastsMs: 24_000, sounds: ['hop', 'unlock', 'diamond', 'badge', 'step-passed'] },
  diamonds: { lastsMs: 28_000, sounds: ['cave-open', 'letters', 'diamond', 'badge', 'step-passed'] },
} as const satisfies Record<string, Joy>

export type JoyName = keyof typeof joys
