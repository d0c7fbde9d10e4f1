import type { CalmProfile } from '@letterliaan/contract'
import type { ChildVoice, SoundPlayer } from '@letterliaan/ui/sound'

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

type SeenProfile = Pick<
  CalmProfile,
  'letter_size' | 'letter_spacing' | 'font' | 'less_motion' | 'strong_contrast' | 'look'
>

const letters: Readonly<Record<CalmProfile['letter_size'], string | undefined>> = {
  1: undefined,
  1.2: 'large',
  1.4: 'largest',
}

/** `profile`: null if nobody is logged in. A value is undefined if there is no profile. */
export function toCalmAttributes(profile: SeenProfile | null): Readonly<Record<string, string | undefined>> {
  return {
    letters: profile === null ? undefined : letters[profile.letter_size],
    spacing: profile === null || profile.letter_spacing === 'normal' ? undefined : profile.letter_spacing,
    font: profile === null || profile.font === 'andika' ? undefined : profile.font,
    motion: profile?.less_motion ? 'less' : undefined,
    contrast: profile?.strong_contrast ? 'more' : undefined,
    look: profile === null || profile.look === 'jungle' ? undefined : profile.look,
  }
}

function setCalmAttributes(root: Pick<HTMLElement, 'dataset'>, profile: SeenProfile | null): void {
  for (const [name, value] of Object.entries(toCalmAttributes(profile))) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
}
