import type { Word } from '@letterliaan/contract'
import { analyse, type AnalysisOverride, errorCategories } from '@letterliaan/dutch'
import { listRulesOfCategories } from '@letterliaan/exercises/logic'
import { LRUCache } from 'lru-cache'
import { findMixedSource, type StepContent } from './content.ts'

export interface TaughtWord {
  readonly word: Word
  readonly marked?: string | undefined
  readonly category: string
}

export const toTaughtWord = (
  { marked, category }: Pick<StepContent, 'marked' | 'category'>,
  word: Word,
): TaughtWord => ({ word, marked: marked.get(word.word), category: word.category ?? category })

/** Returns the codes of a word that its author may have changed. A diagnosis must use them too. */
export const pickCodes = ({
  structure,
  read_letters,
  sound_groups,
  structure_audio_parts,
}: Word): AnalysisOverride => ({
  structure,
  read_letters,
  sound_groups,
  structure_audio_parts,
})

const analysed = new LRUCache<string, readonly string[]>({ max: 10_000 })

/** Returns the spelling categories of a word, starting with the category of its step. */
export function listWordCategories({ word, marked, category }: TaughtWord): readonly string[] {
  const codes = pickCodes(word)
  const key = JSON.stringify([marked ?? word.word, category, codes])
  const known = analysed.get(key)
  if (known) return known
  const { categories } = analyse(marked ?? word.word, codes)
  const all = [...new Set([category, ...categories.map((each) => each.category)])]
  analysed.set(key, all)
  return all
}

/** Returns the categories for which a spelling is evidence: its step's, and those that an error can have. */
export const listJudgedCategories = (taught: TaughtWord): readonly string[] =>
  listWordCategories(taught).filter(
    (category) => category === taught.category || errorCategories.has(category),
  )

export const listWordRules = (
  content: Pick<StepContent, 'marked' | 'category' | 'mixedFrom'>,
  word: Word,
): string[] =>
  listRulesOfCategories(listWordCategories(toTaughtWord(findMixedSource(content, word.id) ?? content, word)))
