import { freeTypingFlow, type FreeTyping, type FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { judgeFree, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/**
 * Word and sentence are heard, the word is typed freely; told right or wrong (TPL-20). The whole word at once; there is
 * a second try.
 */
export const oefenDictee: TemplateLogic<'OefenDictee', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  ...judgeFree,
  flow: freeTypingFlow,
  name: 'OefenDictee',
  category: 'Dictee',
  is_dictation: true,
  tries: 2,
  hidesWord: false,
  enterSubmits: true,
  tellsOutcome: true,
  checksWholeWord: true,
  hasStepTestOutro: true,
  opensWith: ['word', 'sentence', 'word'],
  canPlay: (word) => word.word !== '' && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
