import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { hasCodes, hasColors } from '../../kit/word-data.ts'
import { judgeTypHints } from './judge.ts'

export const typHints: TemplateLogic<'TypHints', TypedAnswer> = {
  ...judgeTypHints,
  name: 'TypHints',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word', 'plural'],
  canPlay: (word) => word.word !== '' && word.audio_word && hasColors(word) && hasCodes(word),
  expectedInput: ({ word }) => word.word,
}
