import type { Word } from '@letterliaan/contract'
import { foldLetterCase, normaliseCharacters } from '@letterliaan/rules'

/** Spaces, apostrophes and hyphens count as letters. */
export const lettersOf = (text: string): string[] => Array.from(normaliseCharacters(text))

/** Spaces inside an entry stay. */
export const splitCommaList = (commaList: string): string[] => (commaList === '' ? [] : commaList.split(','))

export const hasReadLetters = ({ word, read_letters }: Word): boolean =>
  word !== '' && splitCommaList(read_letters).join('') === word

/** An empty entry is a silent letter. */
export const hasLetterSounds = (word: Word): boolean =>
  splitCommaList(word.structure_audio_parts).length === splitCommaList(word.read_letters).length

/** An entry for each letter, and at least one colour? */
export const hasColors = ({ word, colors }: Word): boolean =>
  colors.length === lettersOf(word).length && colors.some((color) => color !== null)

export const hasSoundGroups = ({ word, sound_groups }: Word): boolean =>
  word !== '' && splitCommaList(sound_groups).join('') === word

export const hasCodes = (word: Word): boolean =>
  splitCommaList(word.structure).length === splitCommaList(word.read_letters).length

/** 'Bijna!' is not true of a spelling without one. */
export const hasLetterOf = (written: string, text: string): boolean => {
  const letters = new Set(lettersOf(foldLetterCase(text)).filter((letter) => /[\p{L}\d]/u.test(letter)))
  return lettersOf(foldLetterCase(written)).some((letter) => letters.has(letter))
}
