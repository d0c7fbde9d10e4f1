import type { RecordedType, SoundReviewWord } from '@letterliaan/contract'

/** Something of a word that can be recorded. */
export interface Recordable {
  readonly type: RecordedType
  readonly name: string
  /** What to say into the microphone. */
  readonly text: string
}

/** What can be recorded of a word. */
export function recordablesOfWord({
  word,
  plural_form,
  sentence,
  sound_groups,
}: SoundReviewWord): Recordable[] {
  const all: Recordable[] = [
    { type: 'word', name: 'Woord', text: word },
    { type: 'sound_groups', name: 'Klankgroepen', text: sound_groups.replaceAll(',', ' – ') },
    { type: 'sentence', name: 'Zin', text: sentence },
    { type: 'plural', name: 'Meervoud', text: plural_form ?? '' },
  ]
  return all.filter(({ text }) => text !== '')
}
