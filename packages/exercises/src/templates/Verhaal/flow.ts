import { freeTyping } from '../../kit/free-typing-flow.ts'
import { containsWord } from '../../kit/words-in-text.ts'
import { longestStory } from './judge.ts'

/** A story with the two words that were chosen at the intro; next only when both are in it (TPL-18, TPL-35). */
export const verhaalFlow = freeTyping({
  isFilledIn: ({ words }, input) => words.every(({ word }) => containsWord(input, word)),
  answer: ({ words }, answer) => ({ words: words.map(({ word }) => word), answer }),
  longest: longestStory,
})
