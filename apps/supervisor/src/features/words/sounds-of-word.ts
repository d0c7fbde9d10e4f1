import type { SoundReviewWord, SoundType } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface HeardSound {
  readonly type: Exclude<SoundType, 'part'>
  readonly name: string
  /** Label for screen readers. */
  readonly label: string
}

/** Returns the sounds of a word in the order of its buttons. */
export function soundsOfWord({ word, plural_form, voices }: SoundReviewWord): HeardSound[] {
  const sounds: HeardSound[] = [
    { type: 'word', name: common.word, label: fill(texts.hear.word, { word }) },
    { type: 'sound_groups', name: common.soundGroups, label: fill(texts.hear.groups, { word }) },
    { type: 'structure', name: texts.separate, label: fill(texts.hear.separate, { word }) },
    { type: 'sentence', name: common.sentence, label: fill(texts.hear.sentence, { word }) },
    { type: 'plural', name: common.plural, label: fill(texts.hear.plural, { word: plural_form ?? '' }) },
  ]
  return sounds.filter(({ type }) => voices[type] !== null)
}
