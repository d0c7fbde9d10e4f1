import type {
  Difficulty,
  ExerciseCategory,
  OwnExercise,
  OwnStepBody,
  OwnStepProposal,
  OwnWord,
} from '@letterliaan/contract'
import { lessonOf, recipeTemplates, templates, type RecipeTemplate } from '@letterliaan/exercises/logic'
import { analyseWord } from '../load/word.ts'
import type { CurriculumStep } from '../schema/step.ts'
import type { CurriculumWord } from '../schema/word.ts'
import { exerciseOf } from './recipe-exercise.ts'
import { completeOwnWord, mixedCategory, toPlayedWord, toWordFile } from './own-step.ts'

/** A category is that of the step when more than this share of the words shows it. */
const majority = 0.5
/** So many words can be asked in one dictation: a list that is not longer is asked whole at each number of stars. */
const dictationWords = 10
const wholeListWords = 12
/** Words of fewer than this share with more than one klankgroep are practised letter by letter. */
const longShare = 0.5

/**
 * Makes a step of words: its category is what most of them show, the words by stars, and exercises that they have the data
 * for (templates.md): enough to be passed (RUL-1). Rule, help and anchors are those of the product's step of the category
 * only where every word shows it: no word contradicts the rule of its step. `steps`: the product's.
 */
export function proposeStep(
  label: string,
  words: readonly OwnWord[],
  steps: readonly CurriculumStep[],
): OwnStepProposal {
  const category = commonCategory(words, steps)
  const lesson = steps.find((step) => step.category === category)
  const differing = lesson ? words.filter((word) => !categoriesOf(word).includes(category)) : []
  const completed = words.map(completeOwnWord)
  const step: OwnStepBody = {
    label,
    ...(lesson && differing.length === 0 ? textsOf(lesson, words) : textsForAny(words)),
    category,
    world: lesson?.world ?? highestWorld(words, steps),
    dl: lesson?.dl ?? Math.max(1, ...stepsOf(words, steps).map(({ dl }) => dl)),
    words: withStars(words, completed),
    recipe: proposeRecipe(completed),
  }
  return { step, differing: differing.map(({ word }) => word) }
}

type StepTexts = Pick<OwnStepBody, 'rule' | 'description' | 'hint' | 'tip' | 'anchors'>

function textsOf(
  { rule, description, hint, tip, anchors }: CurriculumStep,
  words: readonly OwnWord[],
): StepTexts {
  const own = new Set(words.map(({ word }) => word))
  return { rule, description, hint, tip, anchors: anchors.filter(({ word }) => !own.has(word)) }
}

/** What holds for every word. */
const textsForAny = (words: readonly OwnWord[]): StepTexts => ({
  rule: 'Denk aan de regels die je al kent.',
  description: `In deze stap oefen je ${words.length === 1 ? '1 woord' : `${words.length} woorden`} van de week.`,
  hint: 'Zeg het woord langzaam en luister naar elke klank.',
  tip: 'Knip een lang woord in klankgroepen en schrijf ze één voor één.',
  anchors: [],
})

const categoriesOf = (word: OwnWord): string[] =>
  analyseWord(toWordFile(word)).categories.map(({ category }) => category)

/** A category that mixes two others fits a list only when neither of the two is in all of its words. */
const mixtures: Readonly<Record<string, readonly string[]>> = { 'kg-LK': ['kg-L', 'kg-K'] }

/** The category that most words have; of those that are as common the one that is taught last. */
function commonCategory(words: readonly OwnWord[], steps: readonly CurriculumStep[]): string {
  const sets = words.map((word) => new Set(categoriesOf(word)))
  const countOf = (category: string) => sets.filter((categories) => categories.has(category)).length
  const common = steps
    .map(({ category }) => ({ category, count: countOf(category) }))
    .filter(({ count }) => count > majority * words.length)
    .filter(({ category, count }) => !mixtures[category]?.some((part) => countOf(part) === count))
  const best = Math.max(0, ...common.map(({ count }) => count))
  return common.findLast(({ count }) => count === best)?.category ?? mixedCategory
}

/** The product's steps that teach something of these words. */
function stepsOf(words: readonly OwnWord[], steps: readonly CurriculumStep[]): CurriculumStep[] {
  const known = new Set(words.flatMap(categoriesOf))
  return steps.filter(({ category }) => known.has(category))
}

const highestWorld = (words: readonly OwnWord[], steps: readonly CurriculumStep[]): number =>
  Math.max(1, ...stepsOf(words, steps).map(({ world }) => world))

/**
 * A list of a week is asked whole at two stars, at which a child begins. A longer one leaves the hardest words out at one
 * star, and the easiest at three.
 */
function withStars(words: readonly OwnWord[], completed: readonly CurriculumWord[]): OwnWord[] {
  if (words.length <= wholeListWords) return words.map((word) => ({ ...word, difficulties: [1, 2, 3] }))
  const byLoad = completed.toSorted((a, b) => loadOf(a) - loadOf(b)).map(({ word }) => word)
  const part = Math.max(dictationWords, Math.ceil((words.length * 2) / 3))
  const [easy, hard] = [new Set(byLoad.slice(0, part)), new Set(byLoad.slice(-part))]
  return words.map((word) => {
    const difficulties: Difficulty[] = [2]
    if (easy.has(word.word)) difficulties.unshift(1)
    if (hard.has(word.word)) difficulties.push(3)
    return { ...word, difficulties }
  })
}

/** How much there is to write. */
const loadOf = ({ word, sound_groups, structure }: CurriculumWord): number =>
  word.length + sound_groups.split(',').length + structure.split(',').filter((code) => code !== 'M1').length

/** What is proposed of a category for such words, in the order of learning. */
function proposedOf(category: ExerciseCategory, length: 'short' | 'long'): RecipeTemplate[] {
  const placeOf = (template: RecipeTemplate) => lessonOf(template).ownWords?.[length]
  return recipeTemplates
    .filter((template) => templates[template].category === category && placeOf(template) !== undefined)
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))
}

const maxExplore = 5
const maxPractise = 4

/** Exercises that these words have the data for: looking, practising, the workbook, and both dictations. */
export function proposeRecipe(words: readonly CurriculumWord[]): OwnExercise[] {
  const long = words.filter(({ sound_groups }) => sound_groups.includes(',')).length
  const length = long >= words.length * longShare ? 'long' : 'short'
  const canPlay = (template: RecipeTemplate): boolean => countPlayable(template, words) >= enough(words)
  const chosen: readonly RecipeTemplate[] = [
    ...proposedOf('Verkennen', length).filter(canPlay).slice(0, maxExplore),
    ...proposedOf('Oefenen', length).filter(canPlay).slice(0, maxPractise),
    'Werkboek',
    'OefenDictee',
    'StapDictee',
  ]
  return chosen.map((template) => fitTo(words, template))
}

/** An exercise asks no more words than it can be played with. */
function fitTo(words: readonly CurriculumWord[], template: RecipeTemplate): OwnExercise {
  const exercise = exerciseOf(template)
  const num_words = Math.min(exercise.num_words, Math.max(1, countPlayable(template, words)))
  return { ...exercise, num_words }
}

/** With fewer than half of the words a template would ask the same ones again and again. */
const enough = (words: readonly CurriculumWord[]): number => Math.max(1, Math.ceil(words.length / 2))

/** How many of these words a template can be played with. */
export const countPlayable = (template: RecipeTemplate, words: readonly CurriculumWord[]): number =>
  words.filter((word) => templates[template].word.canPlay(toPlayedWord(word))).length
