import type { Word } from '@letterliaan/contract'
import { normaliseCharacters } from '@letterliaan/rules'

/** The letters of a text, one by one: spaces, apostrophes and hyphens are letters too. */
export const lettersOf = (text: string): string[] => Array.from(normaliseCharacters(text))

/** The entries of a word's comma list (`read_letters`, `structure_audio_parts`, …); spaces inside stay. */
export const splitCommaList = (commaList: string): string[] => (commaList === '' ? [] : commaList.split(','))

/** Has the word graphemes that spell it? */
export const hasReadLetters = ({ word, read_letters }: Word): boolean =>
  word !== '' && splitCommaList(read_letters).join('') === word

/** Has each grapheme its own sound (an empty entry is a silent letter)? */
export const hasLetterSounds = (word: Word): boolean =>
  splitCommaList(word.structure_audio_parts).length === splitCommaList(word.read_letters).length

/** Has each letter an entry among the colours, and at least one a colour? */
export const hasColors = ({ word, colors }: Word): boolean =>
  colors.length === lettersOf(word).length && colors.some((color) => color !== null)

/** Has the word klankgroepen that spell it? */
export const hasSoundGroups = ({ word, sound_groups }: Word): boolean =>
  word !== '' && splitCommaList(sound_groups).join('') === word

/** Has each grapheme its code? */
export const hasCodes = (word: Word): boolean =>
  splitCommaList(word.structure).length === splitCommaList(word.read_letters).length
