import type { Word } from '@letterliaan/contract'
import { normaliseSigns } from '@letterliaan/dutch/signs'
import { foldLetterCase } from '@letterliaan/rules'

/** Splits into letters, which include spaces, apostrophes and hyphens. */
export const splitLetters = (text: string): string[] => Array.from(normaliseSigns(text))

/** Splits at commas. Spaces inside an entry stay. */
export const splitCommaList = (commaList: string): string[] => (commaList === '' ? [] : commaList.split(','))

export const hasReadLetters = ({ word, read_letters }: Word): boolean =>
  word !== '' && splitCommaList(read_letters).join('') === word

/** True if the letters have sounds. An empty entry is a silent letter. */
export const hasLetterSounds = (word: Word): boolean =>
  splitCommaList(word.structure_audio_parts).length === splitCommaList(word.read_letters).length

/** True if there is an entry for each letter, and at least one colour. */
export const hasColors = ({ word, colors }: Word): boolean =>
  colors.length === splitLetters(word).length && colors.some((color) => color !== null)

export const hasSoundGroups = ({ word, sound_groups }: Word): boolean =>
  word !== '' && splitCommaList(sound_groups).join('') === word

export const hasCodes = (word: Word): boolean =>
  splitCommaList(word.structure).length === splitCommaList(word.read_letters).length

/** 'Bijna!' is untrue for a beginning, verb form or sentence that has no right letter. */
export const hasLetterOf = (written: string, text: string): boolean => {
  const letters = new Set(splitLetters(foldLetterCase(text)).filter((letter) => /[\p{L}\d]/u.test(letter)))
  return splitLetters(foldLetterCase(written)).some((letter) => letters.has(letter))
}

/** 'Bijna!' is true for a whole spelling that has half of the letters, in any order, and fewer others. */
export const isNearWord = (written: string, word: string): boolean => {
  const rest = splitLetters(foldLetterCase(word))
  const { length } = rest
  const letters = splitLetters(foldLetterCase(written))
  const shared = letters.filter((letter) => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return shared.length * 2 >= Math.max(length, letters.length)
}
