import { templates } from '@letterliaan/exercises/logic'
import { forEachStep, type ContentToCheck, type ContentFinding } from '../content.ts'

export function checkExerciseNames(content: ContentToCheck): ContentFinding[] {
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
