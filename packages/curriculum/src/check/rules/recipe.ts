import type { CurriculumExercise } from '../../schema/exercise.ts'
import type { Content, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'

/** A recipe is complete (templates.md): 10–12 exercises, enough of each kind, one of each dictation. */
export function checkRecipe(content: Content): Finding[] {
  return forEachStep(content, ({ recipe }) => [
    ...between('exercises', recipe.length, 10, 12),
    ...between('exercises of kind Verkennen', ofCategory(recipe, 'Verkennen'), 4, 12),
    ...between('exercises of kind Oefenen', ofCategory(recipe, 'Oefenen'), 4, 12),
    ...between('OefenDictee', ofTemplate(recipe, 'OefenDictee'), 1, 1),
    ...between('StapDictee', ofTemplate(recipe, 'StapDictee'), 1, 1),
    ...recipe.flatMap(checkExercise),
    ...sameNames(recipe),
  ])
}

const ofCategory = (recipe: readonly CurriculumExercise[], category: string): number =>
  recipe.filter((exercise) => exercise.exercise_type.category === category).length

const ofTemplate = (recipe: readonly CurriculumExercise[], template: string): number =>
  recipe.filter((exercise) => exercise.exercise_type.template === template).length

function between(what: string, count: number, least: number, most: number): string[] {
  if (count >= least && count <= most) return []
  return [`${count} ${what}: there must be ${least === most ? least : `${least} to ${most}`}`]
}

function checkExercise(exercise: CurriculumExercise): string[] {
  const { is_dictation, num_words } = exercise.exercise_type
  if (!is_dictation) return []
  const messages = num_words === 10 ? [] : [`${exercise.name}: a dictation has 10 words, not ${num_words}`]
  if (!exercise.use_audio_word)
    messages.push(`${exercise.name}: a dictation without the word's sound cannot be done`)
  return messages
}

function sameNames(recipe: readonly CurriculumExercise[]): string[] {
  const names = recipe.map((exercise) => exercise.name)
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `two exercises are called "${name}"`)
}
