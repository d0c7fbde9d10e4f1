import type { CalmProfile } from '@letterliaan/contract'
import type { ChildVoice, SoundPlayer } from '@letterliaan/ui/sound'
import { setCalmAttributes } from './calm-attributes.ts'

/** supervisor.md, Calm profile */
export interface Calm {
  readonly paceStretch: () => number
  readonly follow: (profile: CalmProfile | null) => void
}

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
      if (profile?.font === 'opendyslexic') loadFont().catch(() => undefined)
    },
  }
}
