import type { RecordedType, SoundReviewWord } from '@letterliaan/contract'
import * as common from '../../app/texts/common.ts'

export interface Recordable {
  readonly type: RecordedType
  readonly name: string
  /** What to say into the microphone. */
  readonly text: string
}

export function recordablesOfWord({
  word,
  plural_form,
  sentence,
  sound_groups,
}: SoundReviewWord): Recordable[] {
  const all: Recordable[] = [
    { type: 'word', name: common.word, text: word },
    { type: 'sound_groups', name: common.soundGroups, text: sound_groups.replaceAll(',', ' – ') },
    { type: 'sentence', name: common.sentence, text: sentence },
    { type: 'plural', name: common.plural, text: plural_form ?? '' },
  ]
  return all.filter(({ text }) => text !== '')
}
