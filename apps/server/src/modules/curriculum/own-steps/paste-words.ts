import { OwnWord, type PastedWords } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { analyseWord, sentenceOfHomophone, splitWords, toWordFile } from '@letterliaan/curriculum'
import { cutWord } from './cut-words.ts'

/** The words of a pasted text, with the plural and, for a homophone, the sentence that are proposed (DOE-6); what a step has no room for is told. */
export function pasteWords(text: string): PastedWords {
  const { words, refused } = splitWords(text)
  const fitting = words.slice(0, ownStepLimits.words).map(toOwnWord)
  return {
    words: fitting.filter(hasPossiblePlural),
    refused: [
      ...refused,
      ...fitting
        .filter((entry) => !hasPossiblePlural(entry))
        .map(({ word }) => ({ text: word, reason: longPlural })),
      ...words.slice(ownStepLimits.words).map(({ word }) => ({ text: word, reason: tooMany })),
    ],
  }
}

const tooMany = `In een stap passen ${ownStepLimits.words} woorden.`
const longPlural = `Het meervoud van dit woord is langer dan ${ownStepLimits.word} letters.`

const hasPossiblePlural = ({ plural_form }: OwnWord): boolean =>
  plural_form === null || plural_form.length <= ownStepLimits.word

function toOwnWord({ word, sentence }: { readonly word: string; readonly sentence: string }): OwnWord {
  const { own: bare } = cutWord(OwnWord.parse({ word, difficulties: [1, 2, 3] }))
  const { plural_form } = analyseWord(toWordFile(bare))
  const own = sentence.length <= ownStepLimits.sentence ? sentence : ''
  return { ...bare, plural_form, sentence: own || (sentenceOfHomophone(word) ?? '') }
}
