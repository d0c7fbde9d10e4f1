import type { Word } from '@letterliaan/contract'
import { analyse, listLikelyErrors } from '@letterliaan/dutch'
import type { StepContent } from '../../apps/server/src/modules/curriculum/index.ts'
import {
  listJudgedCategories,
  type TaughtWord,
  toTaughtWord,
} from '../../apps/server/src/modules/curriculum/index.ts'
import { diagnoseSpelling } from '../../apps/server/src/modules/learn/index.ts'
import { estimateWordDifficulty } from '@letterliaan/rules/skill'
import { computeChanceOnWord } from './children.ts'

export interface Spellings {
  readonly categories: readonly string[]
  readonly difficulty: number
  /** A misspelling for each category that can go wrong. */
  readonly errors: ReadonlyMap<string, string>
}

export type SpellingsOf = (content: StepContent, word: Word) => Spellings

const maxErrors = 30
/**
 * A category with fewer words in which an error is possible would seem to change over the year as the steps
 * change, so these children make no errors in it.
 */
const minShare = 0.95

export function createSpellings(steps: readonly StepContent[]): SpellingsOf {
  const known = new Map<number, Spellings>()
  const asked = new Map<string, number>()
  const possible = new Map<string, number>()
  for (const content of steps)
    for (const word of Object.values(content.words).flat()) {
      const spellings = findSpellings(toTaughtWord(content, word))
      known.set(word.id, spellings)
      for (const category of spellings.categories) {
        asked.set(category, (asked.get(category) ?? 0) + 1)
        if (spellings.errors.has(category)) possible.set(category, (possible.get(category) ?? 0) + 1)
      }
    }
  const isSure = (category: string): boolean =>
    (possible.get(category) ?? 0) >= minShare * (asked.get(category) ?? Infinity)
  return (content, word) => {
    const { errors, ...spellings } = known.get(word.id) ?? findSpellings(toTaughtWord(content, word))
    return { ...spellings, errors: new Map([...errors].filter(([category]) => isSure(category))) }
  }
}

function findSpellings(taught: TaughtWord): Spellings {
  const categories = listJudgedCategories(taught)
  const errors = new Map<string, string>()
  for (const { answer } of listLikelyErrors(analyse(taught.word.word), maxErrors)) {
    const named = diagnoseSpelling(taught, answer).errors
    const category = named.length === 1 ? named[0]?.category : null
    if (category && categories.includes(category) && !errors.has(category)) errors.set(category, answer)
  }
  return { categories, difficulty: estimateWordDifficulty(taught.word), errors }
}

/** Maximum chance of an error in a word, which has at most one error. Larger sums of chances are scaled down. */
const mostErrors = 0.95

export function computeErrorChances(
  { difficulty, errors }: Spellings,
  chanceOf: (category: string) => number,
): ReadonlyMap<string, number> {
  const wrong = [...errors.keys()].map(
    (category) => [category, 1 - computeChanceOnWord(chanceOf(category), difficulty)] as const,
  )
  const sum = wrong.reduce((total, [, chance]) => total + chance, 0)
  return new Map(wrong.map(([category, chance]) => [category, chance * Math.min(1, mostErrors / sum)]))
}

/** Returns the child's spelling with one error, or null if it is right. `draw` is from 0 up to 1. */
export function misspellOnce(
  spellings: Spellings,
  chanceOf: (category: string) => number,
  draw: number,
): string | null {
  let passed = 0
  for (const [category, chance] of computeErrorChances(spellings, chanceOf)) {
    passed += chance
    if (draw < passed) return spellings.errors.get(category) ?? null
  }
  return null
}
