import { templates } from '@letterliaan/exercises/logic'
import { forEachStep, type CheckedContent, type ContentFinding } from '../content.ts'

export function checkExerciseNames(content: CheckedContent): ContentFinding[] {
  return forEachStep(content, ({ recipe }) =>
    recipe.flatMap(({ name, exercise_type: { template } }) => {
      const expected = templates[template].lesson?.name
      if (expected === undefined) return []
      return name === expected || name.startsWith(`${expected}: `)
        ? []
        : [`${name}: exercises of ${template} are called ‘${expected}’`]
    }),
  )
}
