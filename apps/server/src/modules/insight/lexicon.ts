import type { Queries } from '../../db/database.ts'
import { type Contents, type StepContent, type TaughtWord, toTaughtWord } from '../curriculum/index.ts'
import { findPresentSteps, type InsightWordRow } from './queries.ts'

export interface InsightCategory {
  readonly category: string
  readonly name: string
}

export interface InsightLexicon {
  /** Each category once: first those of the curriculum, in its order, then the organisation's own. */
  readonly categories: readonly InsightCategory[]
  readonly categoryOf: (word_id: number) => string
  /** Undefined if the word's step no longer exists. */
  readonly stepOf: (word_id: number) => StepContent | undefined
  readonly textOf: (word_id: number) => string
  /** The word as its step teaches it now. Null if the step no longer has the word. */
  readonly taughtOf: (word_id: number) => TaughtWord | null
}

/** The present steps of an organisation. Steps that only mix the spellings of two others are left out. */
export interface StepIndex {
  readonly categories: readonly InsightCategory[]
  /** Undefined if the step no longer exists. */
  readonly stepOf: (owner: Pick<InsightWordRow, 'nr' | 'organisation_id'>) => StepContent | undefined
  readonly firstStepOf: (category: string) => StepContent | undefined
}

/** Category of errors without a rule and of words of removed steps. */
const otherCategory: InsightCategory = { category: '', name: 'Anders' }

const keyOf = ({ nr, organisation_id }: Pick<InsightWordRow, 'nr' | 'organisation_id'>): string =>
  `${organisation_id ?? 0} ${nr}`

export async function readStepIndex(
  queries: Queries,
  contents: Contents,
  organisation_id: number,
): Promise<StepIndex> {
  const rows = await findPresentSteps(queries, organisation_id)
  const steps = new Map<string, StepContent>()
  const categories = new Map<string, InsightCategory>()
  const firstSteps = new Map<string, StepContent>()
  for (const row of rows) {
    const content = await contents.get(queries, row.id)
    if (content.sides) continue
    steps.set(keyOf(row), content)
    const { category, label } = content
    if (categories.has(category)) continue
    categories.set(category, { category, name: label })
    firstSteps.set(category, content)
  }
  categories.set(otherCategory.category, otherCategory)
  return {
    categories: [...categories.values()],
    stepOf: (owner) => steps.get(keyOf(owner)),
    firstStepOf: (category) => firstSteps.get(category),
  }
}

export const findCategoryOfStep = (step: StepContent | undefined): string =>
  step?.category ?? otherCategory.category

export function createLexicon(
  { categories, stepOf }: StepIndex,
  words: readonly InsightWordRow[],
): InsightLexicon {
  const rows = new Map(words.map((row) => [row.id, row]))
  const stepOfWord = (word_id: number): StepContent | undefined => {
    const row = rows.get(word_id)
    return row && stepOf(row)
  }
  const taughtById = new Map<number, TaughtWord>()
  const steps = new Set(words.map(stepOf))
  for (const step of steps)
    for (const word of Object.values(step?.words ?? {}).flat())
      if (step && rows.has(word.id)) taughtById.set(word.id, toTaughtWord(step, word))
  return {
    categories,
    categoryOf: (word_id) => findCategoryOfStep(stepOfWord(word_id)),
    stepOf: stepOfWord,
    textOf: (word_id) => rows.get(word_id)?.word ?? '',
    taughtOf: (word_id) => taughtById.get(word_id) ?? null,
  }
}
