import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { judgeZinnen1 } from './judge.ts'

export const zinnen1: TemplateLogic<'Zinnen1', TypedAnswer> = {
  ...judgeZinnen1,
  name: 'Zinnen1',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: false,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  writes: 'own-sentences',
  canPlay: (word) => word.word !== '',
  expectedInput: ({ word }) => word.word,
}
