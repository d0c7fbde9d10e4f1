import { findWholeWords } from '@letterliaan/exercises/logic'
import { normaliseWord } from '@letterliaan/rules'

/** Ignores case. Does not find `foto` in `foto's`, or a word joined to another by a hyphen. */
export const containsWordLiterally = (text: string, word: string): boolean =>
  findWholeWords(normaliseWord(text), word).length > 0
