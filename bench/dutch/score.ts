import type { SoundId, WordList } from '@letterliaan/dutch'
import { getSoundKind, pronounce } from '@letterliaan/dutch'
import type { MeasuredWord } from './words.ts'

/** Shares of words, 0–1. */
export interface Score {
  readonly groups: number
  readonly kinds: number
  readonly lenient: number
}

interface Reading {
  readonly listFor?: (word: string) => WordList
  readonly textOf?: (word: string) => string
}

/** Sounds that the dictionary writes as a long vowel and a consonant. */
const longInTheDictionary: ReadonlySet<SoundId> = new Set(['t_aai', 't_ooi', 't_eeuw', 't_uw'])

/**
 * Compares klankgroepen and vowel kinds with the dictionary. `lenient` accepts stomme e for full vowels, and
 * the reverse, after the first klankgroep, because the dictionary reduces these vowels (gratis).
 */
export function measureScore(
  measured: readonly MeasuredWord[],
  words: WordList,
  { listFor = () => words, textOf = (word) => word }: Reading = {},
): Score {
  const hits = { groups: 0, kinds: 0, lenient: 0 }
  for (const { word, kinds } of measured) {
    const kindsFound = kindsOf(textOf(word), listFor(word))
    if (kinds.some((wanted) => wanted.length === kindsFound.length)) hits.groups += 1
    if (kinds.some((wanted) => agrees(kindsFound, wanted, false))) hits.kinds += 1
    if (kinds.some((wanted) => agrees(kindsFound, wanted, true))) hits.lenient += 1
  }
  const share = (count: number): number => count / measured.length
  return { groups: share(hits.groups), kinds: share(hits.kinds), lenient: share(hits.lenient) }
}

/** Returns the list without this word, to measure words that are not in the list. */
export function withoutWord(words: WordList, word: string): WordList {
  if (!words.has(word)) return words
  const others = new Map(words)
  others.delete(word)
  return others
}

function kindsOf(word: string, words: WordList): string {
  return pronounce(word, undefined, words)
    .groups.map(({ sounds }) => {
      const vowel = sounds.find((sound) => getSoundKind(sound) !== 'M')
      if (vowel === undefined) return '-'
      return longInTheDictionary.has(vowel) ? 'L' : getSoundKind(vowel)
    })
    .join('')
}

function agrees(kindsFound: string, wanted: string, lenient: boolean): boolean {
  if (kindsFound.length !== wanted.length) return false
  return kindsFound.split('').every((kind, index) => {
    const other = wanted[index]
    if (kind === other || other === 'X') return true
    return lenient && index > 0 && (kind === 'D' || other === 'D')
  })
}
