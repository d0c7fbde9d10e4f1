import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { judgeStapDictee } from './judge.ts'

export const stapDictee: TemplateLogic<'StapDictee', TypedAnswer> = {
  ...judgeStapDictee,
  name: 'StapDictee',
  category: 'Dictee',
  is_dictation: true,
  tries: 1,
  hidesWord: false,
  enterSubmits: true,
  tellsOutcome: false,
  hasStepTestOutro: true,
  opensWith: ['word', 'sentence', 'word'],
  canPlay: (word) => word.word !== '' && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
