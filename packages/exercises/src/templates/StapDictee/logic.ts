import { freeTypingFlow, type FreeTyping, type FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { judgeFree, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/**
 * Word and sentence are heard, the word is typed freely; nothing is told until the end (TPL-21). The whole word at
 * once, one try.
 */
export const stapDictee: TemplateLogic<'StapDictee', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  ...judgeFree,
  flow: freeTypingFlow,
  name: 'StapDictee',
  category: 'Dictee',
  is_dictation: true,
  tries: 1,
  hidesWord: false,
  enterSubmits: true,
  tellsOutcome: false,
  checksWholeWord: true,
  hasStepTestOutro: true,
  opensWith: ['word', 'sentence', 'word'],
  canPlay: (word) => word.word !== '' && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
