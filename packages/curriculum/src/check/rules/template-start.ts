import type { TemplateName } from '@letterliaan/contract'
import type { CheckedContent, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'

/**
 * From which step on a template is used. The first three steps only read, listen, colour one kind of letter and type;
 * klankgroepen come with the longer words of step 17, sentences when a child can write some (world 2), stories in world 3.
 */
const firstSteps: Partial<Record<TemplateName, number>> = {
  KiesKlank: 4,
  SpeurKleur2: 4,
  Zinnen2: 11,
  Zinnen1: 11,
  Klankgroepen: 17,
  TypKlankgroepen1: 17,
  TypKlankgroepen2: 17,
  Verhaal: 26,
}

/** A child meets a template when it can do what the template asks. */
export function checkTemplateStart(content: CheckedContent): Finding[] {
  return forEachStep(content, ({ step, recipe }) =>
    recipe.flatMap(({ name, exercise_type: { template } }) => {
      const first = firstSteps[template] ?? 1
      return step.nr < first ? [`${name}: ${template} comes from step ${first} on`] : []
    }),
  )
}
