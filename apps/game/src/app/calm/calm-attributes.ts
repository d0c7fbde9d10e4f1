import type { CalmProfile } from '@letterliaan/contract'

export type CalmLook = Pick<
  CalmProfile,
  'letter_size' | 'letter_spacing' | 'font' | 'less_motion' | 'strong_contrast'
>

const letters: Readonly<Record<CalmProfile['letter_size'], string | undefined>> = {
  1: undefined,
  1.2: 'large',
  1.4: 'largest',
}

/** Null: nobody is logged in. Undefined: no profile. */
export function calmAttributesOf(look: CalmLook | null): Readonly<Record<string, string | undefined>> {
  return {
    letters: look === null ? undefined : letters[look.letter_size],
    spacing: look === null || look.letter_spacing === 'normal' ? undefined : look.letter_spacing,
    font: look === null || look.font === 'andika' ? undefined : look.font,
    motion: look?.less_motion ? 'less' : undefined,
    contrast: look?.strong_contrast ? 'more' : undefined,
  }
}

export function setCalmAttributes(root: Pick<HTMLElement, 'dataset'>, look: CalmLook | null): void {
  for (const [name, value] of Object.entries(calmAttributesOf(look))) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
}
