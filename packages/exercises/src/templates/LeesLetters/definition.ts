import type { TemplateLogic } from '../../kit/template.ts'
import { hasReadLetters } from '../../kit/word-data.ts'
import { judgeLeesLetters } from './judge.ts'

export const leesLetters: TemplateLogic<'LeesLetters', object> = {
  ...judgeLeesLetters,
  name: 'LeesLetters',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: hasReadLetters,
  expectedInput: ({ word }) => word.word,
}
