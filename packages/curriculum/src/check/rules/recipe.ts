import type { CurriculumExercise } from '../../schema/step.ts'
import { forEachStep, type ContentToCheck, type ContentFinding } from '../content.ts'

const minExercises = 10
/** Four screens of four exercises. A child would find more too much. */
const maxExercises = 16
const minOfKind = 4

/** Requires the order of learning: look and listen, write, dictation (templates.md). */
export function checkRecipe(content: ContentToCheck): ContentFinding[] {
  return forEachStep(content, ({ recipe }) => [
    ...checkBetween('exercises', recipe.length, minExercises, maxExercises),
    ...checkBetween('exercises of kind Verkennen', ofCategory(recipe, 'Verkennen'), minOfKind, maxExercises),
    ...checkBetween('exercises of kind Oefenen', ofCategory(recipe, 'Oefenen'), minOfKind, maxExercises),
    ...checkBetween('OefenDictee', ofTemplate(recipe, 'OefenDictee'), 1, 1),
    ...checkBetween('StapDictee', ofTemplate(recipe, 'StapDictee'), 1, 1),
    ...checkBetween('Werkboek', ofTemplate(recipe, 'Werkboek'), 1, 1),
    ...checkBetween('Test', ofTemplate(recipe, 'Test'), 0, 0),
    ...recipe.flatMap(checkDictation),
    ...inOrder(recipe),
    ...sameNames(recipe),
  ])
}

const categories = ['Verkennen', 'Oefenen', 'Dictee']

function inOrder(recipe: readonly CurriculumExercise[]): string[] {
  const kindOf = ({ exercise_type }: CurriculumExercise): number => categories.indexOf(exercise_type.category)
  return recipe
    .filter((exercise, at) => recipe.slice(0, at).some((before) => kindOf(before) > kindOf(exercise)))
    .map(({ name, exercise_type }) => `${name}: ${exercise_type.category} comes too late`)
}

const ofCategory = (recipe: readonly CurriculumExercise[], category: string): number =>
  recipe.filter((exercise) => exercise.exercise_type.category === category).length

const ofTemplate = (recipe: readonly CurriculumExercise[], template: string): number =>
  recipe.filter((exercise) => exercise.exercise_type.template === template).length

function checkBetween(what: string, count: number, min: number, max: number): string[] {
  if (count >= min && count <= max) return []
  return [`${count} ${what}: there must be ${min === max ? min : `${min} to ${max}`}`]
}

function checkDictation({ name, exercise_type }: CurriculumExercise): string[] {
  const { is_dictation, num_words } = exercise_type
  return is_dictation && num_words !== 10 ? [`${name}: a dictation has 10 words, not ${num_words}`] : []
}

function sameNames(recipe: readonly CurriculumExercise[]): string[] {
  const names = recipe.map((exercise) => exercise.name)
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `two exercises are called "${name}"`)
}
