import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { hasColors } from '../../kit/word-data.ts'
import { judgeLetterBlokken } from './judge.ts'

export const letterBlokken: TemplateLogic<'LetterBlokken', TypedAnswer> = {
  ...judgeLetterBlokken,
  name: 'LetterBlokken',
  category: 'Oefenen',
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
