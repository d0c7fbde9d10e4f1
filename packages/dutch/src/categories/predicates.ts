import type { GraphemeCode } from '../codes.ts'
import { vowelPattern } from '../letters.ts'
import type { Morph } from '../morphs/split.ts'
import type { SoundId, SoundKind } from '../sounds.ts'
import type { WordFacts, SpelledSoundGroup } from './facts.ts'

export const hasCode = (facts: WordFacts, wanted: GraphemeCode): boolean => facts.codes.has(wanted)
export const hasLetters = (facts: WordFacts, ...wanted: string[]): boolean =>
  wanted.some((text) => facts.spellings.has(text))
export const spellsSoundAs = (facts: WordFacts, sound: SoundId, letters: string): boolean =>
  facts.spellings.has(`${letters} ${sound}`)
export const matchesWord = (facts: WordFacts, pattern: RegExp): boolean => pattern.test(facts.word)

export const getFirstSoundGroup = (facts: WordFacts): SpelledSoundGroup | undefined => facts.groups[0]
export const getLastSoundGroup = (facts: WordFacts): SpelledSoundGroup | undefined => facts.groups.at(-1)
export const getOnlySoundGroup = (facts: WordFacts): SpelledSoundGroup | undefined =>
  facts.groups.length === 1 ? facts.groups[0] : undefined
export const hasInnerSoundGroupEnding = (facts: WordFacts, end: SoundKind): boolean =>
  facts.groups.slice(0, -1).some((group) => group.end === end)

export const hasSuffix = (facts: WordFacts, pattern: RegExp): boolean => {
  const last = facts.morphs.length > 1 ? facts.morphs.at(-1) : undefined
  return last?.role === 'suffix' && pattern.test(last.text)
}
export const hasWeakPrefix = (facts: WordFacts, ...prefixes: string[]): boolean =>
  facts.morphs.some((morph) => morph.role === 'weak' && prefixes.includes(morph.text))

/** Returns parts that are words (not the e of e-mail or ant of antwoord); none for a phrase ('ik word'). */
const wordsIn = ({ word, morphs }: WordFacts): Morph[] =>
  word.includes(' ')
    ? []
    : morphs.filter(
        ({ role, text }) =>
          role === 'stem' && text.length > 1 && vowelPattern.test(text) && !/^(?:me|ant)$/.test(text),
      )

export const listStems = (facts: WordFacts): string[] => wordsIn(facts).map(({ text }) => text)
export const isCompound = (facts: WordFacts): boolean => listStems(facts).length > 1

/** Minimum length of a word before linking letters. The me of meneer is too short. */
const minLinked = 3

/** Tests whether a part before the last one has this ending after its word: tanden(borstel). */
export function hasLinkingLetters(facts: WordFacts, ending: RegExp): boolean {
  const parts = wordsIn(facts).slice(0, -1)
  return parts.some(({ text, known }) => {
    if (text.length < minLinked || /^(?:een|zes)$/.test(text) || !ending.test(text)) return false
    // An unlisted part that ends in e is a word itself: administratie.
    return known === undefined ? !text.endsWith('e') : known.end < text.length
  })
}

export const joinsAfterE = (facts: WordFacts): boolean =>
  !facts.word.includes('-') &&
  wordsIn(facts)
    .slice(0, -1)
    .some(
      ({ text, known }) =>
        text !== 'mede' &&
        text.length > 2 &&
        known?.end === text.length &&
        !known.entry.kinds.includes('english') &&
        /[^aeiou]e$/.test(text),
    )

export function isInflectedForm(facts: WordFacts, kind: string, ending: RegExp): boolean {
  const part = facts.morphs.findLast((morph) => morph.role === 'stem')
  if (!part?.known?.entry.kinds.includes(kind)) return false
  return ending.test(facts.word.slice(facts.word.lastIndexOf(part.text) + part.known.end))
}
