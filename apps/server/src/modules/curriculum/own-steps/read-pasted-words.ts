import { OwnWord, type PastedWords } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { analyseWord, proposeSentence, splitWords, toWordFile } from '@letterliaan/curriculum'
import { isNoun } from '@letterliaan/curriculum/lexicon'
import { proposeWordCut } from './cut-words.ts'

/** Splits pasted text into words, with proposed plurals and sentences (DOE-6). */
export function readPastedWords(text: string): PastedWords {
  const { words, refused } = splitWords(text)
  return {
    words: words.slice(0, ownStepLimits.words).map(toOwnWord),
    refused: [
      ...refused,
      ...words.slice(ownStepLimits.words).map(({ word }) => ({ text: word, reason: tooMany })),
    ],
  }
}

const tooMany = `In een stap passen ${ownStepLimits.words} woorden.`

function toOwnWord({ word, sentence }: { readonly word: string; readonly sentence: string }): OwnWord {
  const { own: bare } = proposeWordCut(OwnWord.parse({ word, difficulties: [1, 2, 3] }))
  const { plural_form } = analyseWord(toWordFile(bare))
  const hasPlural = isNoun(word) && (plural_form?.length ?? 0) <= ownStepLimits.word
  const own = sentence.length <= ownStepLimits.sentence ? sentence : ''
  return {
    ...bare,
    plural_form: hasPlural ? plural_form : null,
    sentence: own || (proposeSentence(word) ?? ''),
  }
}
