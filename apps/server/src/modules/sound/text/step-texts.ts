import type { Anchor } from '@letterliaan/contract'
import { exerciseTexts, thinkOfAnchor } from '@letterliaan/contract/texts'
import type { StepContent } from '../../curriculum/content.ts'

/** What a step's author wrote. */
interface AuthoredTexts extends Pick<StepContent, 'description' | 'rule' | 'hint' | 'tip' | 'recipe'> {
  readonly anchors: readonly Pick<Anchor, 'name' | 'description' | 'hint' | 'tip'>[]
}

/** Every text of a step's author that a child may hear: none of its words' own (GIDS-2). */
export const textsOfContent = ({ description, rule, hint, tip, anchors, recipe }: AuthoredTexts): string[] =>
  [
    description,
    rule,
    hint,
    tip,
    ...anchors.flatMap((anchor) => [
      anchor.name,
      thinkOfAnchor(anchor.name),
      anchor.description,
      anchor.hint,
      anchor.tip,
    ]),
    ...recipe.flatMap((exercise) => [
      exercise.name,
      exercise.description,
      exercise.after_complete_text,
      ...Object.values(exerciseTexts).map((say) => say(exercise.name)),
    ]),
  ].filter((text) => text !== '')
