import type { Confusion } from '@letterliaan/contract'
import { splitCommaList } from '@letterliaan/exercises/logic'
import { foldLetterCase } from '@letterliaan/rules'
import { diagnoseSpelling, readSpelling, type WordToSpell, type WrittenWord } from '../learn/index.ts'
import { countSpellings } from './errors.ts'
import type { Misspelling } from './misspellings.ts'

interface Mistake {
  readonly expected: string
  readonly written: string
}

/** Mistakes are cached, because children often make the same one, and explaining it takes up to 1 ms. */
const maxCached = 50_000
/** A longer piece shows that the diagnosis did not recognise the word. */
const maxLetters = 4

export type ConfusionCounter = (misspellings: readonly Misspelling[]) => Confusion[]

/** Returns a function that counts which graphemes replace which others, most frequent first (INZ-5). */
export function createConfusionCounter(): ConfusionCounter {
  const cache = new Map<string, readonly Mistake[]>()

  const mistakesIn = ({ word_id, taught, spelling }: Misspelling): readonly Mistake[] => {
    if (taught === null) return []
    const key = `${word_id} ${spelling.isRefused} ${spelling.written}`
    const mistakes = cache.get(key) ?? mistakesOf(taught, spelling)
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

/** Returns no mistakes if a refused letter can't be read as one error. */
const mistakesOf = (taught: NonNullable<Misspelling['taught']>, spelling: WrittenWord): Mistake[] => {
  const { whole } = spelling.isRefused ? readSpelling(taught, spelling) : { whole: spelling.written }
  return whole === null ? [] : findMistakes(taught, whole)
}

const findMistakes = (taught: NonNullable<Misspelling['taught']>, written: string): Mistake[] => {
  const single = findSingleMistake(taught.word, foldLetterCase(written))
  const mistakes = single === null ? explainMistakes(taught, written) : [single]
  return mistakes.filter((mistake) => Math.max(mistake.expected.length, mistake.written.length) <= maxLetters)
}

const explainMistakes = (taught: NonNullable<Misspelling['taught']>, written: string): Mistake[] =>
  diagnoseSpelling(taught, written)
    .pieces.filter(({ right }) => !right)
    .map(({ target, answer }) => ({ expected: foldLetterCase(target), written: foldLetterCase(answer) }))

/** Finds one wrong or doubled grapheme between right ones. Returns null if the spelling needs a diagnosis. */
export function findSingleMistake(
  { word, read_letters }: Pick<WordToSpell, 'word' | 'read_letters'>,
  written: string,
): Mistake | null {
  const graphemes = splitCommaList(foldLetterCase(read_letters))
  if (graphemes.join('') !== foldLetterCase(word)) return null
  const before = countWhile(graphemes, (at) => written.startsWith(graphemes.slice(0, at).join('')))
  const head = graphemes.slice(0, before).join('')
  const tail = written.slice(head.length)
  const rest = graphemes.slice(before)
  const after = countWhile(rest, (at) => tail.endsWith(rest.slice(rest.length - at).join('')))
  const end = rest.slice(rest.length - after).join('')
  const expected = rest.slice(0, rest.length - after)
  const middle = tail.slice(0, tail.length - end.length)
  if (expected.length === 1) return { expected: expected.join(''), written: middle }
  const doubled = graphemes[before - 1]
  return expected.length === 0 && doubled !== undefined && middle === doubled
    ? { expected: doubled, written: doubled + middle }
    : null
}

function countWhile(items: readonly string[], holds: (count: number) => boolean): number {
  let count = 0
  while (count < items.length && holds(count + 1)) count++
  return count
}
