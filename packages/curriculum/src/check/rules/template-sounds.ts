import type { TemplateName } from '@letterliaan/contract'
import { templates, type RecipeSound } from '@letterliaan/exercises/logic'
import type { CurriculumExercise } from '../../schema/exercise.ts'
import type { CheckedContent, ContentFinding } from '../content.ts'
import { forEachStep } from '../content.ts'

const soundAlikeCategories = new Set(['eind-d', 'd/t', 'b/p', 'ij', 'ei', 'au', 'ou', 'ch'])

/** Categories in which the plural is heard too. */
const categoriesHeardInPlural = new Set(['eind-d', 'd/t', 'b/p'])

export function checkTemplateSounds(content: CheckedContent): ContentFinding[] {
  return forEachStep(content, ({ step, recipe }) =>
    recipe.flatMap((exercise) =>
      soundsFor(exercise.exercise_type.template, step.category)
        .filter((sound) => !exercise[`use_audio_${sound}`])
        .map((sound) => messageFor(exercise, sound)),
    ),
  )
}

function soundsFor(template: TemplateName, category: string): readonly RecipeSound[] {
  const {
    needed = [],
    neededForSoundAlikes = [],
    neededForLonger = [],
  } = templates[template].lesson?.sounds ?? {}
  return [
    ...new Set([
      ...needed,
      ...(soundAlikeCategories.has(category) || category.startsWith('ww-') ? neededForSoundAlikes : []),
      ...(categoriesHeardInPlural.has(category) ? neededForLonger : []),
    ]),
  ]
}

const messageFor = ({ name, exercise_type }: CurriculumExercise, sound: RecipeSound): string =>
  `${name}: ${exercise_type.template} needs use_audio_${sound} in this step`
