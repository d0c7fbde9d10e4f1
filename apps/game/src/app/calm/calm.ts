import type { CalmProfile } from '@letterliaan/contract'
import type { ChildVoice, SoundPlayer } from '@letterliaan/ui/sound'
import { setCalmAttributes } from './calm-attributes.ts'

/** How calm the game is for the child that plays (supervisor.md, Calm profile). */
export interface Calm {
  /** How often as long words and letters stay in view, now. */
  readonly paceStretch: () => number
  /** From now on this one holds, everywhere; null: nobody's. */
  readonly follow: (profile: CalmProfile | null) => void
}

/** Its styles come with the first child that chose these letters. */
const loadOpenDyslexic = (): Promise<unknown> => import('@letterliaan/ui/opendyslexic.css')

export function createCalm(
  root: Pick<HTMLElement, 'dataset'>,
  sound: Pick<SoundPlayer, 'followAccount'>,
  voice: Pick<ChildVoice, 'follow'>,
  loadFont = loadOpenDyslexic,
): Calm {
  let pace = 1
  return {
    paceStretch: () => pace,
    follow(profile) {
      pace = profile?.pace ?? 1
      sound.followAccount(profile)
      voice.follow(profile)
      setCalmAttributes(root, profile)
      // Without it the game is read in Andika.
      if (profile?.font === 'opendyslexic') loadFont().catch(() => undefined)
    },
  }
}
