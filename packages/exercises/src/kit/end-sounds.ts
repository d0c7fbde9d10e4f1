import type { Color, Word } from '@letterliaan/contract'
import { colourTexts } from '@letterliaan/texts/colours'
import { cutMark, findOtherSoundGroups, listSoundGroups } from './sound-groups.ts'
import { splitCommaList, splitLetters } from './word-data.ts'

/** Short, long, two-letter sound, consonant, and stomme e, which sounds like a soft u (dutch.md §1.3). */
export const endSoundKinds = ['K', 'L', 'T', 'M', 'D'] as const
export type EndSoundKind = (typeof endSoundKinds)[number]

export const isEndSoundKind = (text: unknown): text is EndSoundKind =>
  endSoundKinds.some((kind) => kind === text)

const startsOf = (entries: readonly string[]): number[] => {
  let start = 0
  return [0, ...entries.map((entry) => (start += splitLetters(entry).length))]
}

const cutsIn = (groups: readonly string[]): number[] => startsOf(groups).slice(1, -1)

/** Returns klankgroepen by the child's cuts so far: boot-je, or boo-tje if it cut before the t. */
export const listSoundGroupTexts = (word: Word, made: readonly unknown[] = []): string[] => {
  const groups = listSoundGroups(word)
  const others = findOtherSoundGroups(word)
  if (others === null) return groups
  const own = cutsIn(groups)
  return cutsIn(others).some((at) => made.includes(at) && !own.includes(at)) ? others : groups
}

/** Returns the number of letters before each cut: `[2]` for ki-kker. */
export const listCuts = (word: Word, made: readonly unknown[] = []): number[] =>
  cutsIn(listSoundGroupTexts(word, made))

/** Returns the cuts of the other correct division; the usual cuts if there is only one. */
export const listOtherCuts = (word: Word): number[] =>
  cutsIn(findOtherSoundGroups(word) ?? listSoundGroups(word))

export const isRightCut = (word: Word, made: readonly number[], at: number): boolean =>
  [listSoundGroups(word), findOtherSoundGroups(word) ?? []].some((groups) => {
    const cuts = cutsIn(groups)
    return cuts.includes(at) && made.every((place) => cuts.includes(place))
  })

interface EndSound {
  readonly kind: EndSoundKind
  /** A sound id as in `structure_audio_parts`: the oo of bo-men. */
  readonly sound: string
}

/** Returns end sounds; null for none. A group that cuts a grapheme (win-kel) ends in the grapheme's sound. */
export const listEndSounds = (word: Word, made: readonly unknown[] = []): (EndSound | null)[] => {
  const codes = splitCommaList(word.structure)
  const sounds = splitCommaList(word.structure_audio_parts)
  const starts = startsOf(splitCommaList(word.read_letters))
  const groups = startsOf(listSoundGroupTexts(word, made))
  return groups.slice(1).map((end, group) => {
    const last = codes.findLastIndex((code, at) => {
      const isInside = (starts[at] ?? 0) < end && (starts[at + 1] ?? 0) > (groups[group] ?? 0)
      return isInside && isEndSoundKind(code[0])
    })
    const kind = codes[last]?.[0]
    return isEndSoundKind(kind) ? { kind, sound: sounds[last]?.split('_')[1] ?? '' } : null
  })
}

export const listEndSoundKinds = (word: Word, made: readonly unknown[] = []): (EndSoundKind | null)[] =>
  listEndSounds(word, made).map((end) => end?.kind ?? null)

/** Formats all cuts: 'wa|ter|val'. */
export const formatCuts = ({ word }: Pick<Word, 'word'>, cuts: readonly unknown[]): string =>
  splitLetters(word)
    .map((letter, at) => (at > 0 && cuts.includes(at) ? cutMark + letter : letter))
    .join('')

/** Formats one cut as it is posted: 'k|ikker'. */
export const formatCut = ({ word }: Pick<Word, 'word'>, at: number): string => {
  const letters = splitLetters(word)
  return [letters.slice(0, at), letters.slice(at)].map((part) => part.join('')).join(cutMark)
}

export const isCutPlace = ({ word }: Pick<Word, 'word'>, at: number): boolean =>
  Number.isInteger(at) && at > 0 && at < splitLetters(word).length

export const endSoundLooks: Readonly<Record<EndSoundKind, { readonly name: string; readonly color: Color }>> =
  {
    K: { name: colourTexts.meanings.green, color: 'green' },
    L: { name: colourTexts.meanings.yellow, color: 'yellow' },
    T: { name: colourTexts.meanings.red, color: 'red' },
    M: { name: colourTexts.meanings.lightblue, color: 'lightblue' },
    D: { name: colourTexts.meanings.orange, color: 'orange' },
  }
