import { hasManySoundGroups } from '../../kit/sound-groups.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { judgeTypKlankgroepen2, type CutAndTyped } from './judge.ts'

export const typKlankgroepen2: TemplateLogic<'TypKlankgroepen2', CutAndTyped> = {
  ...judgeTypKlankgroepen2,
  name: 'TypKlankgroepen2',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  // A space of the word itself ('s avonds) could not be told from a cut.
  canPlay: (word) => hasManySoundGroups(word) && word.audio_word && !word.word.includes(' '),
  expectedInput: ({ word }) => word.word,
}
