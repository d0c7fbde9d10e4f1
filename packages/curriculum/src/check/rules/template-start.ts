import { templates } from '@letterliaan/exercises/logic'
import type { CheckedContent, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'

export function checkTemplateStart(content: CheckedContent): Finding[] {
  return forEachStep(content, ({ step, recipe }) =>
    recipe.flatMap(({ name, exercise_type: { template } }) => {
      const first = templates[template].lesson?.firstStep ?? 1
      return step.nr < first ? [`${name}: ${template} comes from step ${first} on`] : []
    }),
  )
}
