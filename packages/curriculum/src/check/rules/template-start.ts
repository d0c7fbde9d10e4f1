import { templates } from '@letterliaan/exercises/logic'
import { compareByTeaching } from '../../schema/step.ts'
import type { CheckedContent, ContentFinding } from '../content.ts'
import { forEachStep } from '../content.ts'

export function checkTemplateStart(content: CheckedContent): ContentFinding[] {
  const steps = content.steps.map(({ step }) => step)
  return forEachStep(content, ({ step, recipe }) =>
    recipe.flatMap(({ name, exercise_type: { template } }) => {
      const firstStep = templates[template].lesson?.firstStep ?? 1
      const first = steps.find(({ nr }) => nr === firstStep)
      return first !== undefined && compareByTeaching(step, first) < 0
        ? [`${name}: ${template} comes from step ${firstStep} on`]
        : []
    }),
  )
}
