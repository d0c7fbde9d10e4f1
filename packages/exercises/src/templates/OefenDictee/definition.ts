import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { judgeOefenDictee } from './judge.ts'

export const oefenDictee: TemplateLogic<'OefenDictee', TypedAnswer> = {
  ...judgeOefenDictee,
  name: 'OefenDictee',
  category: 'Dictee',
  is_dictation: true,
  tries: 2,
  hidesWord: false,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: true,
  opensWith: ['word', 'sentence', 'word'],
  canPlay: (word) => word.word !== '' && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
