import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { templates, type RecipeSound } from '@letterliaan/exercises/logic'
import type { CurriculumExercise } from '../../schema/step.ts'
import { toPlayedWord } from '../../own/own-step.ts'
import { forEachStep, type CheckedWord, type ContentToCheck, type ContentFinding } from '../content.ts'

const difficulties: readonly Difficulty[] = [1, 2, 3]

/** Requires enough words for each template. A template that suits only some words omits the others. */
export function checkPlayable(content: ContentToCheck): ContentFinding[] {
  return forEachStep(content, ({ words, recipe }) =>
    recipe.flatMap((exercise) => [
      ...checkWords(exercise, words),
      ...difficulties.flatMap((difficulty) => checkEnough(exercise, words, difficulty)),
    ]),
  )
}

function checkWords({ name, exercise_type }: CurriculumExercise, words: readonly CheckedWord[]): string[] {
  const { template } = exercise_type
  if (templates[template].word.suitsSome) return []
  const unplayable = words.filter((word) => !canPlay(template, word)).map(({ word }) => word.word)
  return unplayable.length === 0
    ? []
    : [`${name}: ${template} cannot be played with ${unplayable.join(', ')}`]
}

/** Counts words of a difficulty and lower ones. Fewer are enough if the step has no more. */
function checkEnough(
  { name, exercise_type: { template, num_words } }: CurriculumExercise,
  words: readonly CheckedWord[],
  difficulty: Difficulty,
): string[] {
  const offered = words.filter((word) => word.difficulty <= difficulty)
  const playable = offered.filter((word) => canPlay(template, word))
  const needed = Math.min(num_words, countTexts(offered))
  return countTexts(playable) >= needed
    ? []
    : [
        `${name}: ${template} has ${countTexts(playable)} words at difficulty ${difficulty}: ${needed} are needed`,
      ]
}

const countTexts = (words: readonly CheckedWord[]): number => new Set(words.map(({ word }) => word.word)).size

const canPlay = (template: TemplateName, { word, difficulty }: CheckedWord): boolean =>
  templates[template].word.canPlay({ ...toPlayedWord(word), difficulty })

const soundAlikeCategories = new Set(['eind-d', 'd/t', 'b/p', 'ij', 'ei', 'au', 'ou', 'ch'])

/** Categories in which the plural of a word can be heard. */
const categoriesHeardInPlural = new Set(['eind-d', 'd/t', 'b/p'])

export function checkTemplateSounds(content: ContentToCheck): ContentFinding[] {
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
