import type { CheckedContent, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'

/** The categories that are about one kind of sound, which has a colour of its own (dutch.md §1.5). */
const categoriesOfOneKind = new Set(
  'kort lang tweeteken ng nk cht aai eer eeuw stomme-e kg-T kg-L kg-L+ kg-K kg-LK'.split(' '),
)

/** Letters of one kind are looked for where the step is about that kind (SpeurKleur1, TPL-9). */
export function checkLetterKinds(content: CheckedContent): Finding[] {
  return forEachStep(content, ({ step, recipe }) =>
    recipe
      .filter(
        ({ exercise_type }) =>
          exercise_type.template === 'SpeurKleur1' && !categoriesOfOneKind.has(step.category),
      )
      .map(({ name }) => `${name}: SpeurKleur1 looks for one kind of letter, "${step.category}" has none`),
  )
}
