import { catalogue, spoken } from '@letterliaan/texts'
import {
  freeTyping,
  stuckWriting,
  maxSentenceLength,
  type FreeTyping,
  type FreeTypingEvent,
} from '../../kit/free-typing-flow.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/judge-typed-word.ts'
import { containsWord, judgeSentence } from '../../kit/words-in-text.ts'

/** What it says of itself; what more templates say is in the catalogues of `@letterliaan/texts`. */
export const texts = catalogue({
  instruction: spoken('Schrijf zelf een zin met dit woord'),
  wordLoose: spoken('Bijna! Schrijf het woord los, precies zoals het hier staat.'),
})

/** A word is given, the child writes a sentence of its own; next only when the word is in it (TPL-16, TPL-35). */
const zinnen1Flow = freeTyping({
  isFilledIn: ({ word }, input) => containsWord(input, word.word),
  answer: (_turn, answer) => ({ answer }),
  maxLength: maxSentenceLength,
  stuckAt: ({ word }) => stuckWriting([word]),
})

/** A sentence of one's own, with the word in it. */
export const zinnen1: TemplateLogic<'Zinnen1', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  ...judgeSentence,
  flow: zinnen1Flow,
  name: 'Zinnen1',
  texts,
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: false,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  writes: 'own-sentences',
  canPlay: (word) => word.word !== '',
  expectedInput: ({ word }) => word.word,
}
