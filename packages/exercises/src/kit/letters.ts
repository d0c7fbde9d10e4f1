import { foldCase, normaliseSigns } from '@letterliaan/rules'

/** The letters of a text, one by one: spaces, apostrophes and hyphens are letters too. */
export const lettersOf = (text: string): string[] => Array.from(normaliseSigns(text))

/** Only letters (also accented), space, apostrophe and hyphen count as typing (TPL-34). */
export const countsAsLetter = (letter: string): boolean => /^[\p{L} '-]$/u.test(letter)

/** Are two letters the same but for case? */
export const sameLetter = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && foldCase(normaliseSigns(a)) === foldCase(normaliseSigns(b))

/** The entries of a word's comma list (`read_letters`, `structure_audio_parts`, …); spaces inside stay. */
export const entriesOf = (commaList: string): string[] => (commaList === '' ? [] : commaList.split(','))
