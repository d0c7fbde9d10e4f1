import { isSound, type SoundId } from '../sounds.ts'

export interface FixedGrapheme {
  readonly letters: string
  readonly sound: SoundId | null
}

export interface WordEntry {
  /** `verbs`, `adjectives`, `english`, … */
  readonly kinds: readonly string[]
  /** Index of the stressed vowel letter, or -1 if the rules decide. */
  readonly stress: number
  readonly fixed: ReadonlyMap<number, FixedGrapheme>
  /** Indices at which a new part starts. */
  readonly cuts: readonly number[]
}

export type WordList = ReadonlyMap<string, WordEntry>

/** Marks for vowels: ā is a long a, ă a short a (both against the rules), ə a stomme e. */
const markedGraphemes: Readonly<Record<string, FixedGrapheme>> = {
  ā: { letters: 'a', sound: 'l_aa' },
  ē: { letters: 'e', sound: 'l_ee' },
  ī: { letters: 'i', sound: 't_ie' },
  ō: { letters: 'o', sound: 'l_oo' },
  ū: { letters: 'u', sound: 'l_uu' },
  ă: { letters: 'a', sound: 'k_a' },
  ĕ: { letters: 'e', sound: 'k_e' },
  ĭ: { letters: 'i', sound: 'k_i' },
  ŏ: { letters: 'o', sound: 'k_o' },
  ŭ: { letters: 'u', sound: 'k_u' },
  ə: { letters: 'e', sound: 'd_e' },
}

/** Matches `[ea:t_ie]`, `[e:]`, or one letter or mark. */
const itemPattern = /\[([^:\]]+):([a-z_]*)\]|./gu

/** Parses hot'el, collēga, făbriek, aard|appel, ə (stomme e), t[ea:t_ie]m; # starts a line with kinds. */
export function readWordList(text: string): WordList {
  const list = new Map<string, WordEntry>()
  let kinds: readonly string[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) kinds = line.slice(2).split(' ')
    else {
      for (const item of line.split(' ').filter(Boolean)) {
        const { word, entry } = readWordEntry(item)
        list.set(word, { ...entry, kinds: [...(list.get(word)?.kinds ?? []), ...kinds] })
      }
    }
  }
  return list
}

export function readWordEntry(item: string): { word: string; entry: WordEntry } {
  let word = ''
  let stress = -1
  const fixed = new Map<number, FixedGrapheme>()
  const cuts: number[] = []
  for (const [token, letters, sound = ''] of item.matchAll(itemPattern)) {
    const grapheme = letters ? { letters, sound: isSound(sound) ? sound : null } : markedGraphemes[token]
    if (token === "'") stress = word.length
    else if (token === '|') cuts.push(word.length)
    else if (grapheme) {
      fixed.set(word.length, grapheme)
      word += grapheme.letters
    } else word += token
  }
  return { word, entry: { kinds: [], stress, fixed, cuts } }
}

/** Returns the marks between two positions, shifted to start at 0. */
export function sliceWordEntry(entry: WordEntry, start: number, end: number): WordEntry {
  const within = (at: number): boolean => at >= start && at < end
  const fixed = [...entry.fixed].flatMap(([at, grapheme]) =>
    within(at) ? [[at - start, grapheme] as const] : [],
  )
  return {
    kinds: entry.kinds,
    stress: within(entry.stress) ? entry.stress - start : -1,
    fixed: new Map(fixed),
    cuts: [],
  }
}
