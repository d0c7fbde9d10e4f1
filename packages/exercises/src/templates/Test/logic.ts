import { freeTypingFlow, type FreeTyping, type FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { judgeFree, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/**
 * Of the test route. A toets is taken as it is: it is not begun anew when it is opened, as a dictation is. Word and
 * sentence are heard, the word is typed freely and once (TPL-19). The whole word at once, one try: any difference is
 * wrong (rules.md, Comparison of words).
 */
export const toets: TemplateLogic<'Test', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  ...judgeFree,
  flow: freeTypingFlow,
  name: 'Test',
  category: 'Dictee',
  is_dictation: false,
  tries: 1,
  hidesWord: false,
  enterSubmits: true,
  tellsOutcome: false,
  checksWholeWord: true,
  hasStepTestOutro: false,
  withoutHints: true,
  opensWith: ['word', 'sentence', 'word'],
  canPlay: (word) => word.word !== '' && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
