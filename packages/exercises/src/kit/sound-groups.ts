import type { Word } from '@letterliaan/contract'
import { splitCommaList, hasSoundGroups, lettersOf } from './word-data.ts'

/** The klankgroepen of a word, in order. */
export const soundGroupsOf = ({ sound_groups }: Pick<Word, 'sound_groups'>): string[] =>
  splitCommaList(sound_groups)

/** Has the word klankgroepen that spell it, and more than one? */
export const hasManySoundGroups = (word: Word): boolean =>
  hasSoundGroups(word) && soundGroupsOf(word).length > 1

/** A text dealt over the klankgroepen of the word: each gets as many letters as it has, the last one also the rest. */
export const dealOverGroups = (word: Pick<Word, 'sound_groups'>, text: string): string[] => {
  const groups = soundGroupsOf(word)
  const letters = lettersOf(text)
  let start = 0
  return groups.map((group, at) => {
    const end = at === groups.length - 1 ? letters.length : start + lettersOf(group).length
    const dealt = letters.slice(start, end).join('')
    start = end
    return dealt
  })
}

/** In which klankgroep the next letter comes; the last when all are full. */
export const groupOfNextLetter = (word: Pick<Word, 'sound_groups'>, text: string): number => {
  const groups = soundGroupsOf(word)
  const dealt = dealOverGroups(word, text)
  const open = groups.findIndex((group, at) => lettersOf(dealt[at] ?? '').length < lettersOf(group).length)
  return open === -1 ? groups.length - 1 : open
}

const maxGroups = 40

/** The klankgroepen that a client sent; null when they are no list of texts. */
export const readGroups = (value: unknown): string[] | null =>
  Array.isArray(value) &&
  value.length <= maxGroups &&
  value.every((group): group is string => typeof group === 'string' && group.length <= 100)
    ? value
    : null
