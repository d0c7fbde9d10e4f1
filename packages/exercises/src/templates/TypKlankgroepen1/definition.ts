import { hasManySoundGroups, soundGroupsOf } from '../../kit/sound-groups.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { judgeTypKlankgroepen1, type TypedGroups } from './judge.ts'

export const typKlankgroepen1: TemplateLogic<'TypKlankgroepen1', TypedGroups> = {
  ...judgeTypKlankgroepen1,
  name: 'TypKlankgroepen1',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['sound_groups'],
  speaks: ['group'],
  canPlay: (word) => hasManySoundGroups(word) && word.audio_sound_groups,
  // The group whose turn it is when the word's turn begins: the groups are typed in order.
  ownData: (word) => ({ sound_group: soundGroupsOf(word)[0] ?? null }),
  expectedInput: ({ word }) => word.sound_groups,
}
