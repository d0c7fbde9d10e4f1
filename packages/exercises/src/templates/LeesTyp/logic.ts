import { catalogue, spoken } from '@letterliaan/texts'
import { hiddenTypingFlow, type HiddenTyping, type HiddenTypingEvent } from '../../kit/hidden-typing.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { judgeRestricted, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/** What it says of itself; what more templates say is in the catalogues of `@letterliaan/texts`. */
export const texts = catalogue({
  instruction: spoken('Lees het woord en typ het'),
})

/** The word is in view for a while, then it is typed from memory; next while the field is not empty (TPL-36). */
const leesTypFlow = hiddenTypingFlow({
  showsWordFirst: true,
  isFilledIn: (_turn, input) => input.trim() !== '',
})

/** The word typed from memory, letter by letter. */
export const leesTyp: TemplateLogic<'LeesTyp', TypedAnswer, HiddenTyping, HiddenTypingEvent> = {
  ...judgeRestricted,
  flow: leesTypFlow,
  name: 'LeesTyp',
  texts,
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: (word) => word.word !== '',
  expectedInput: ({ word }) => word.word,
}
