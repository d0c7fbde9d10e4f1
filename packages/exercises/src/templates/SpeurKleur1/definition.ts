import type { PaintedAnswer } from '../../kit/painting.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasColors } from '../../kit/word-data.ts'
import { askedColors } from './asked.ts'
import { judgeSpeurKleur1 } from './judge.ts'

export const speurKleur1: TemplateLogic<'SpeurKleur1', PaintedAnswer> = {
  ...judgeSpeurKleur1,
  name: 'SpeurKleur1',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: hasColors,
  ownData: (word) => ({ colors: askedColors(word) }),
  expectedInput: ({ exercise_data }) => exercise_data.colors.join(','),
}
