import type { CheckedContent, ContentFinding } from '../content.ts'
import { forEachStep } from '../content.ts'

/** Categories about one kind of letter (dutch.md §1.5). */
const categoriesOfOneKind = new Set(
  'kort lang tweeteken ng nk cht aai eer eeuw stomme-e kg-T kg-L kg-L+ kg-K kg-LK'.split(' '),
)

/** Allows exercises about one kind of letter (SpeurKleur1, TPL-9) only in a step about that kind. */
export function checkLetterKinds(content: CheckedContent): ContentFinding[] {
  return forEachStep(content, ({ step, recipe }) =>
    recipe
      .filter(
        ({ exercise_type }) =>
          exercise_type.template === 'SpeurKleur1' && !categoriesOfOneKind.has(step.category),
      )
      .map(({ name }) => `${name}: SpeurKleur1 looks for one kind of letter, "${step.category}" has none`),
  )
}
