import type { CategoryErrors, ErrorType, OwnSpelling } from '@letterliaan/contract'
import { nameErrorTag } from '@letterliaan/dutch'
import { nameVerbForm } from '@letterliaan/dutch/verbs'
import type { InsightLexicon } from './lexicon.ts'
import type { Misspelling } from './misspellings.ts'

/** A teacher reads no more spellings of one kind of error. */
const maxSpellings = 20

interface LoggedError {
  readonly tag: string
  readonly category: string
  readonly misspelling: Misspelling
}

/** Counts errors by category and kind, most frequent first (INZ-3). */
export function countErrors(
  misspellings: readonly Misspelling[],
  { categories }: InsightLexicon,
): CategoryErrors[] {
  const byCategory = Map.groupBy(misspellings.flatMap(toErrors), ({ category }) => category)
  return categories
    .flatMap(({ category, name }) => {
      const errors = byCategory.get(category)
      return errors === undefined ? [] : { category, name, count: errors.length, types: typesOf(errors) }
    })
    .toSorted((a, b) => b.count - a.count)
}

const toErrors = (misspelling: Misspelling): LoggedError[] =>
  misspelling.error_class.split(',').map((entry) => {
    const [tag = '', category = ''] = entry.split(':')
    return { tag, category, misspelling }
  })

const typesOf = (errors: readonly LoggedError[]): ErrorType[] =>
  [...Map.groupBy(errors, ({ tag }) => tag)]
    .map(([tag, ofTag]) => ({
      tag,
      name: nameErrorTag(tag),
      count: ofTag.length,
      spellings: countSpellings(ofTag.map(({ misspelling }) => misspelling)),
    }))
    .toSorted((a, b) => b.count - a.count)

/** Groups spellings by the category of the intended word, not of the error. */
export const groupSpellingsByKind = (
  misspellings: readonly Misspelling[],
  { categoryOf }: Pick<InsightLexicon, 'categoryOf'>,
): ReadonlyMap<string, readonly OwnSpelling[]> =>
  new Map(
    [...Map.groupBy(misspellings, ({ word_id }) => categoryOf(word_id))].map(([category, ofKind]) => [
      category,
      countSpellings(ofKind),
    ]),
  )

/** Counts how often each spelling occurs. The most frequent is first; of equal ones, the latest. */
export const countSpellings = (misspellings: readonly Misspelling[]): OwnSpelling[] =>
  [...Map.groupBy(misspellings, ({ word, written }) => `${word}\0${written}`).values()]
    .flatMap((same) => {
      const last = same.at(-1)
      const verb = last?.taught?.word.verb
      return last
        ? {
            word: last.word,
            written: last.written,
            verb: verb && nameVerbForm(verb),
            count: same.length,
            last_at: last.at,
          }
        : []
    })
    .toSorted((a, b) => b.count - a.count || b.last_at - a.last_at)
    .slice(0, maxSpellings)
