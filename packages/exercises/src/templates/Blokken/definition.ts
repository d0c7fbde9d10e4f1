import type { TemplateLogic } from '../../kit/template.ts'
import { hasColors } from '../../kit/word-data.ts'
import { judgeBlokken, type BlokkenAnswer } from './judge.ts'

export const blokken: TemplateLogic<'Blokken', BlokkenAnswer> = {
  ...judgeBlokken,
  name: 'Blokken',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: (word) => hasColors(word) && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
