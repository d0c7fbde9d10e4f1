import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { judgeLuisterTyp } from './judge.ts'

export const luisterTyp: TemplateLogic<'LuisterTyp', TypedAnswer> = {
  ...judgeLuisterTyp,
  name: 'LuisterTyp',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word', 'plural'],
  canPlay: (word) => word.word !== '' && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
