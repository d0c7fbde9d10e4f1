import { hiddenTypingFlow, type HiddenTyping, type HiddenTypingEvent } from '../../kit/hidden-typing.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { isWordOfTurn, judgeRestricted, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/** The word is heard and typed; next only when the input equals the word (TPL-36). */
const luisterTypFlow = hiddenTypingFlow({ showsWordFirst: false, isFilledIn: isWordOfTurn })

/** The word typed as it was heard, letter by letter. */
export const luisterTyp: TemplateLogic<'LuisterTyp', TypedAnswer, HiddenTyping, HiddenTypingEvent> = {
  ...judgeRestricted,
  flow: luisterTypFlow,
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
