import { OwnWord, type PastedWords } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { analyseOwnWord, splitWords } from '@letterliaan/curriculum'
import { categoryLabels } from './surroundings.ts'

/** The words of a pasted text, with the plural that the analysis proposes; what a step has no room for is told. */
export function pasteWords(text: string): PastedWords {
  const { words, refused } = splitWords(text)
  const reason = `In een stap passen ${ownStepLimits.words} woorden.`
  return {
    words: words.slice(0, ownStepLimits.words).map(toOwnWord),
    refused: [...refused, ...words.slice(ownStepLimits.words).map((extra) => ({ text: extra.word, reason }))],
  }
}

function toOwnWord({ word, sentence }: { readonly word: string; readonly sentence: string }): OwnWord {
  const bare = OwnWord.parse({ word, difficulties: [1, 2, 3] })
  const { plural_form } = analyseOwnWord(bare, categoryLabels())
  return { ...bare, plural_form, sentence: sentence.length <= ownStepLimits.sentence ? sentence : '' }
}
