import type { Word } from '@letterliaan/contract'
import { splitCommaList, hasSoundGroups, splitLetters } from './word-data.ts'

export const soundGroupTags = [
  'verdubbeling',
  'verenkeling',
  'te-veel-dubbel',
  'slot-n',
  'stomme-e',
  'be-ge-ver',
  'samenstelling',
  'i=ie',
  'trema',
] as const

/** Marks a cut: 'wa|ter|val'. */
export const cutMark = '|'

export const listSoundGroups = ({ sound_groups }: Pick<Word, 'sound_groups'>): string[] =>
  splitCommaList(sound_groups)

/**
 * Returns the other division that methods teach: boot-je is also boo-tje, because t and j sound as one
 * (dutch.md §1.2). Kat-je has none: no klankgroep ends in a short vowel before a single consonant.
 */
export const findOtherSoundGroups = (word: Pick<Word, 'sound_groups'>): string[] | null => {
  const groups = listSoundGroups(word)
  const [before = '', last = ''] = groups.slice(-2)
  if (groups.length < 2 || !/^jes?$/i.test(last) || !keepsLongWithoutT.test(before)) return null
  return [...groups.slice(0, -2), before.slice(0, -1), before.slice(-1) + last]
}

const keepsLongWithoutT = /(?:[aeiou]{2}|ij|[aeiou][^aeiou])t$/i

export const hasManySoundGroups = (word: Word): boolean =>
  hasSoundGroups(word) && listSoundGroups(word).length > 1

/** Divides text over klankgroepen by their number of letters. The last one also gets extra letters. */
export const divideOverSoundGroups = (word: Pick<Word, 'sound_groups'>, text: string): string[] => {
  const groups = listSoundGroups(word)
  const letters = splitLetters(text)
  let start = 0
  return groups.map((group, at) => {
    const end = at === groups.length - 1 ? letters.length : start + splitLetters(group).length
    const dealt = letters.slice(start, end).join('')
    start = end
    return dealt
  })
}

export const findSoundGroupOfNextLetter = (word: Pick<Word, 'sound_groups'>, text: string): number => {
  const groups = listSoundGroups(word)
  const dealt = divideOverSoundGroups(word, text)
  const open = groups.findIndex(
    (group, at) => splitLetters(dealt[at] ?? '').length < splitLetters(group).length,
  )
  return open === -1 ? groups.length - 1 : open
}

const maxTexts = 40

/** Returns null if the value is not a list of texts. */
export const readTextList = (value: unknown): string[] | null =>
  Array.isArray(value) &&
  value.length <= maxTexts &&
  value.every((text): text is string => typeof text === 'string' && text.length <= 100)
    ? value
    : null
