import type { CalmProfile } from '@letterliaan/contract'

export type SeenProfile = Pick<
  CalmProfile,
  'letter_size' | 'letter_spacing' | 'font' | 'less_motion' | 'strong_contrast' | 'look'
>

const letters: Readonly<Record<CalmProfile['letter_size'], string | undefined>> = {
  1: undefined,
  1.2: 'large',
  1.4: 'largest',
}

/** Null: nobody is logged in. Undefined: no profile. */
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

export function setCalmAttributes(root: Pick<HTMLElement, 'dataset'>, profile: SeenProfile | null): void {
  for (const [name, value] of Object.entries(toCalmAttributes(profile))) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
}
