import type { SoundReviewWord, SoundType } from '@letterliaan/contract'

/** Something of a word that can be heard. */
export interface HeardSound {
  readonly type: Exclude<SoundType, 'part'>
  readonly name: string
  /** What its button says to who does not see the word beside it. */
  readonly label: string
}

/** What there is to hear of a word, in the order of its buttons. */
export function soundsOfWord({ word, plural_form, voices }: SoundReviewWord): HeardSound[] {
  const sounds: HeardSound[] = [
    { type: 'word', name: 'Woord', label: `Luister naar het woord ${word}` },
    { type: 'sound_groups', name: 'Klankgroepen', label: `Luister naar de klankgroepen van ${word}` },
    { type: 'structure', name: 'Losse klanken', label: `Luister naar de losse klanken van ${word}` },
    { type: 'sentence', name: 'Zin', label: `Luister naar de zin met ${word}` },
    { type: 'plural', name: 'Meervoud', label: `Luister naar het meervoud ${plural_form ?? ''}` },
  ]
  return sounds.filter(({ type }) => voices[type] !== null)
}
