import type { CategoryMastery } from '@letterliaan/contract'
import type { WeekOf } from '@letterliaan/rules/calendar'
import type { InsightLexicon } from './lexicon.ts'
import type { EstimateOf } from './skill-estimates.ts'
import { tallyTurns, type WordTurn } from './turns.ts'

/** Computes the mastery of each practised category, in the order of the curriculum (INZ-2, INZ-4, ZEG-1). */
export function measureMastery(
  turns: readonly WordTurn[],
  { categories, categoryOf }: InsightLexicon,
  weekOf: WeekOf,
  skillOf: EstimateOf,
): CategoryMastery[] {
  const byCategory = Map.groupBy(turns, ({ word_id }) => categoryOf(word_id))
  return categories.flatMap(({ category, name }) => {
    const ofCategory = byCategory.get(category)
    if (ofCategory === undefined) return []
    const byWeek = Map.groupBy(ofCategory, ({ at }) => weekOf(at))
    return {
      category,
      name,
      ...tallyTurns(ofCategory),
      skill: skillOf(category),
      weeks: [...byWeek].map(([week, ofWeek]) => Object.assign({ week }, tallyTurns(ofWeek))),
      ...tallyTraining(ofCategory),
    }
  })
}

export function tallyTraining(turns: readonly WordTurn[]): Pick<CategoryMastery, 'trained' | 'untrained'> {
  const measured = turns.filter(({ isMeasured }) => isMeasured)
  return {
    trained: tallyTurns(measured.filter(({ isTrained }) => isTrained)),
    untrained: tallyTurns(measured.filter(({ isTrained }) => !isTrained)),
  }
}
