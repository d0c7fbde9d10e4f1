import type { TemplateLogic } from '../../kit/template.ts'
import { hasSoundGroups } from '../../kit/word-data.ts'
import { judgeKijkLees } from './judge.ts'

export const kijkLees: TemplateLogic<'KijkLees', object> = {
  ...judgeKijkLees,
  name: 'KijkLees',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: hasSoundGroups,
  expectedInput: ({ word }) => word.word,
}
