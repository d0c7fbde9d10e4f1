import type { TemplateLogic } from '../../kit/template.ts'
import { hasCodes, hasReadLetters, hasSoundGroups } from '../../kit/word-data.ts'
import { cutsOf, endKindsOf } from './groups.ts'
import { judgeKlankgroepen, type CutWord } from './judge.ts'

export const klankgroepen: TemplateLogic<'Klankgroepen', CutWord> = {
  ...judgeKlankgroepen,
  name: 'Klankgroepen',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: (word) =>
    hasReadLetters(word) &&
    hasSoundGroups(word) &&
    hasCodes(word) &&
    cutsOf(word).length > 0 &&
    !endKindsOf(word).includes(null),
  expectedInput: ({ word }) => word.sound_groups,
}
