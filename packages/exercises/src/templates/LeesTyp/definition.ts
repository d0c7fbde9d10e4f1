import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { judgeLeesTyp } from './judge.ts'

export const leesTyp: TemplateLogic<'LeesTyp', TypedAnswer> = {
  ...judgeLeesTyp,
  name: 'LeesTyp',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: (word) => word.word !== '',
  expectedInput: ({ word }) => word.word,
}
