import type { Grapheme } from '../grapheme.ts'
import type { GraphemeCode } from '../codes.ts'
import type { Morph } from '../morphs/split.ts'
import { isVowelSound, getSoundKind, type SoundKind } from '../sounds.ts'

export interface SpelledSoundGroup {
  readonly onset: Grapheme[]
  vowel: Grapheme | undefined
  readonly coda: Grapheme[]
  end: SoundKind
}

export interface WordFacts {
  readonly word: string
  readonly graphemes: readonly Grapheme[]
  readonly groups: readonly SpelledSoundGroup[]
  readonly morphs: readonly Morph[]
  /** `letters` and `letters sound` of each grapheme, for quick lookup. */
  readonly spellings: ReadonlySet<string>
  readonly codes: ReadonlySet<GraphemeCode>
}

export function collectWordFacts(
  word: string,
  graphemes: readonly Grapheme[],
  morphs: readonly Morph[],
): WordFacts {
  const groups: SpelledSoundGroup[] = []
  const spellings = new Set<string>()
  const codes = new Set<GraphemeCode>()
  for (const grapheme of graphemes) {
    const letters = grapheme.letters.toLowerCase()
    spellings.add(letters).add(`${letters} ${grapheme.sound}`)
    codes.add(grapheme.code)
    if (grapheme.sound === null) continue
    const group = (groups[grapheme.group] ??= { onset: [], vowel: undefined, coda: [], end: 'M' })
    if (isVowelSound(grapheme.sound)) group.vowel = grapheme
    else (group.vowel ? group.coda : group.onset).push(grapheme)
    group.end = getSoundKind(grapheme.sound)
  }
  return { word, graphemes, groups, morphs, spellings, codes }
}
