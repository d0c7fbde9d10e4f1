import type { Confusion } from '@letterliaan/contract'
import { diagnoseSpelling } from '../play/diagnosis/diagnose-move.ts'
import { countSpellings } from './errors.ts'
import type { Misspelling } from './misspellings.ts'

/** Letters of a word, and what was written for them. */
interface Mistake {
  readonly expected: string
  readonly written: string
}

/** Explaining a spelling costs most of a millisecond, and children make the same ones. */
const maxCached = 50_000
/** More letters than a grapheme has are a word that was not recognised. */
const maxLetters = 4

export type ConfusionCounter = (misspellings: readonly Misspelling[]) => Confusion[]

/** Counts which graphemes are written for which others, the most frequent first (INZ-5). */
export function createConfusionCounter(): ConfusionCounter {
  const cache = new Map<string, readonly Mistake[]>()

  const mistakesIn = ({ word_id, taught, written }: Misspelling): readonly Mistake[] => {
    if (taught === null) return []
    const key = `${word_id} ${written}`
    const mistakes = cache.get(key) ?? findMistakes(taught, written)
    if (cache.size >= maxCached) cache.clear()
    cache.set(key, mistakes)
    return mistakes
  }

  return (misspellings) => {
    const pairs = misspellings.flatMap((misspelling) =>
      mistakesIn(misspelling).map((mistake) => ({ mistake, misspelling })),
    )
    const byPair = Map.groupBy(pairs, ({ mistake }) => `${mistake.expected}\0${mistake.written}`)
    return [...byPair.values()]
      .flatMap((same) => {
        const [first] = same
        if (first === undefined) return []
        const spellings = countSpellings(same.map(({ misspelling }) => misspelling))
        const { expected, written } = first.mistake
        return { expected, written, count: same.length, spellings }
      })
      .toSorted((a, b) => b.count - a.count || a.expected.localeCompare(b.expected, 'nl'))
  }
}

const findMistakes = (taught: NonNullable<Misspelling['taught']>, written: string): Mistake[] =>
  diagnoseSpelling(taught, written)
    .pieces.filter(({ right }) => !right)
    .map(({ target, answer }) => ({ expected: target.toLowerCase(), written: answer.toLowerCase() }))
    .filter((mistake) => mistake.expected.length <= maxLetters && mistake.written.length <= maxLetters)
