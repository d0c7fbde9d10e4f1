import type { SoundName } from '../../sound/sounds.ts'

export interface Joy {
  /** Duration of the motion (ms). Content with a button stays longer. */
  readonly lastsMs: number
  readonly sounds: readonly SoundName[]
}

/** Celebrations from small to large. Each lasts longer and has more sound than the previous (look.md, Joy). */
export const celebrations = {
  word: { lastsMs: 900, sounds: ['right'] },
  exercise: { lastsMs: 1600, sounds: ['coin', 'chirp'] },
  dictation: { lastsMs: 2600, sounds: ['badge'] },
  step: { lastsMs: 4000, sounds: ['step-passed'] },
  badge: { lastsMs: 5000, sounds: ['unlock', 'badge'] },
  world: { lastsMs: 24_000, sounds: ['hop', 'unlock', 'diamond', 'badge', 'step-passed'] },
  diamonds: { lastsMs: 28_000, sounds: ['cave-open', 'letters', 'diamond', 'badge', 'step-passed'] },
} as const satisfies Record<string, Joy>
