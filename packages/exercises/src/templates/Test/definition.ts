import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { judgeTest } from './judge.ts'

/** Of the test route. A test is taken as it is: it is not begun anew when it is opened, as a dictation is. */
export const test: TemplateLogic<'Test', TypedAnswer> = {
  ...judgeTest,
  name: 'Test',
  category: 'Dictee',
  is_dictation: false,
  tries: 1,
  hidesWord: false,
  enterSubmits: true,
  tellsOutcome: false,
  hasStepTestOutro: false,
  withoutHints: true,
  opensWith: ['word', 'sentence', 'word'],
  canPlay: (word) => word.word !== '' && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
