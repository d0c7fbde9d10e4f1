import type { Color, Word } from '@letterliaan/contract'
import * as colourTexts from '@letterliaan/texts/colours'
import { splitCommaList, lettersOf } from '../../kit/word-data.ts'

/** The kinds of end sound that a child names: kort, lang, tweeteken, medeklinker, and the stomme e, which is heard as a soft u (dutch.md §1.3). */
export const endSoundKinds = ['K', 'L', 'T', 'M', 'D'] as const
export type EndSoundKind = (typeof endSoundKinds)[number]

export const isEndSoundKind = (text: unknown): text is EndSoundKind =>
  endSoundKinds.some((kind) => kind === text)

/** Where each entry of a comma list begins in the word; with the word's length at the end. */
const startsOf = (entries: readonly string[]): number[] => {
  let start = 0
  return [0, ...entries.map((entry) => (start += lettersOf(entry).length))]
}

/** The klankgroepen as texts. */
export const groupTexts = (word: Word): string[] => splitCommaList(word.sound_groups)

/** How many letters stand before each cut between klankgroepen: `[2]` for ki-kker. */
export const cutsOf = (word: Word): number[] => startsOf(groupTexts(word)).slice(1, -1)

/**
 * The kind of the last sound of each klankgroep; null if a group has none. A group that ends inside a grapheme (the
 * nk of win-kel) ends on its sound; silent letters and marks are not heard.
 */
export const endSoundKindsOf = (word: Word): (EndSoundKind | null)[] => {
  const codes = splitCommaList(word.structure)
  const starts = startsOf(splitCommaList(word.read_letters))
  const groups = startsOf(groupTexts(word))
  return groups.slice(1).map((end, group) => {
    const last = codes.findLast((code, at) => {
      const isInside = (starts[at] ?? 0) < end && (starts[at + 1] ?? 0) > (groups[group] ?? 0)
      return isInside && isEndSoundKind(code[0])
    })
    return isEndSoundKind(last?.[0]) ? last[0] : null
  })
}

/** A word with all its cuts: 'wa|ter|val'. */
export const markCuts = ({ word }: Pick<Word, 'word'>, cuts: readonly unknown[]): string =>
  lettersOf(word)
    .map((letter, at) => (at > 0 && cuts.includes(at) ? `|${letter}` : letter))
    .join('')

/** A word with a cut after so many letters, as it is posted: 'k|ikker'. */
export const markCut = ({ word }: Pick<Word, 'word'>, at: number): string => {
  const letters = lettersOf(word)
  return `${letters.slice(0, at).join('')}|${letters.slice(at).join('')}`
}

/** Can the word be cut there at all? */
export const isCutPlace = ({ word }: Pick<Word, 'word'>, at: number): boolean =>
  Number.isInteger(at) && at > 0 && at < lettersOf(word).length

/** How a kind of end sound looks and what it is called (dutch.md §1.3 and §1.5). */
export const endSoundLooks: Readonly<Record<EndSoundKind, { readonly name: string; readonly color: Color }>> =
  {
    K: { name: colourTexts.meanings.green, color: 'green' },
    L: { name: colourTexts.meanings.yellow, color: 'yellow' },
    T: { name: colourTexts.meanings.red, color: 'red' },
    M: { name: colourTexts.meanings.lightblue, color: 'lightblue' },
    D: { name: colourTexts.meanings.orange, color: 'orange' },
  }
