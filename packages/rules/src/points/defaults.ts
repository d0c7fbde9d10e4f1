import type { ExerciseCategory, TemplateName } from '@letterliaan/contract'

type ByDifficulty = readonly [number, number, number]

/** Returns the points at difficulty 1, 2 and 3 (rules.md, Points). */
export const getDefaultPoints = (category: ExerciseCategory, template: TemplateName): ByDifficulty => {
  if (template === 'Test') return [0, 0, 0]
  if (template === 'StapDictee') return [25, 50, 75]
  if (category === 'Dictee') return [15, 25, 35]
  return category === 'Oefenen' ? [10, 20, 30] : [5, 10, 15]
}

/** Returns `min_success_score_difficulty_{d}`, the same for all three (rules.md, Exercise). */
export const getDefaultMinSuccessScore = (category: ExerciseCategory, template: TemplateName): number => {
  if (template === 'StapDictee' || template === 'Test') return 80
  return category === 'Verkennen' ? 0 : 60
}
