import { freeTyping, longestSentence } from '../../kit/free-typing-flow.ts'
import { containsWord } from '../../kit/words-in-text.ts'

/** A word is given, the child writes a sentence of its own; next only when the word is in it (TPL-16, TPL-35). */
export const zinnen1Flow = freeTyping({
  isFilledIn: ({ word }, input) => containsWord(input, word.word),
  answer: (_task, answer) => ({ answer }),
  longest: longestSentence,
})
