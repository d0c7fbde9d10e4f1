import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { hasWholeWord } from '../../kit/words-in-text.ts'
import { judgeZinnen2 } from './judge.ts'

export const zinnen2: TemplateLogic<'Zinnen2', TypedAnswer> = {
  ...judgeZinnen2,
  name: 'Zinnen2',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['sentence'],
  writes: 'heard-sentences',
  canPlay: (word) => word.audio_sentence && hasWholeWord(word.sentence, word.word, word.difficulty),
  expectedInput: ({ word }) => word.sentence,
}
