import type { PaintedAnswer } from '../../kit/painting.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasColors } from '../../kit/word-data.ts'
import { judgeSpeurKleur2 } from './judge.ts'

export const speurKleur2: TemplateLogic<'SpeurKleur2', PaintedAnswer> = {
  ...judgeSpeurKleur2,
  name: 'SpeurKleur2',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: (word) => hasColors(word) && !word.colors.includes(null),
  expectedInput: ({ exercise_data }) => exercise_data.colors.join(','),
}
