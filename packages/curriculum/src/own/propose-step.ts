import type { Difficulty, OwnExercise, OwnStepBody, OwnWord } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { analyseWord } from '../load/word.ts'
import type { CurriculumStep } from '../schema/step.ts'
import type { CurriculumWord } from '../schema/word.ts'
import { exerciseOf, type RecipeTemplate } from './exercise-texts.ts'
import { completeOwnWord, mixedCategory, toPlayedWord, toWordFile } from './own-step.ts'

/** A category is that of the step when at least this share of the words shows it. */
const sharedBy = 0.6
/** So many words can be asked in one dictation: a list that is not longer is asked whole at each number of stars. */
const dictationWords = 10
const wholeListWords = 12
/** Words of fewer than this share with more than one klankgroep are practised letter by letter. */
const longShare = 0.5

/**
 * Makes a step of words: its category by what most of them have in common, rule, help and anchors of the product's step
 * of that category, the words by stars, and exercises that they have the data for (templates.md): enough to be passed
 * (RUL-1). `steps`: the product's.
 */
export function proposeStep(
  label: string,
  words: readonly OwnWord[],
  steps: readonly CurriculumStep[],
): OwnStepBody {
  const category = sharedCategory(words, steps)
  const lesson = steps.find((step) => step.category === category)
  const completed = words.map(completeOwnWord)
  const own = new Set(words.map(({ word }) => word))
  return {
    label,
    rule: lesson?.rule ?? 'Denk aan de regels die je al kent.',
    description: lesson ? lesson.description : `In deze stap oefen je ${words.length} woorden van de week.`,
    hint: lesson?.hint ?? 'Zeg het woord langzaam en luister naar elke klank.',
    tip: lesson?.tip ?? 'Knip een lang woord in klankgroepen en schrijf ze één voor één.',
    category,
    world: lesson?.world ?? highestWorld(words, steps),
    dl: lesson?.dl ?? Math.max(1, ...stepsOf(words, steps).map(({ dl }) => dl)),
    anchors: lesson?.anchors.filter(({ word }) => !own.has(word)) ?? [],
    words: withStars(words, completed),
    recipe: proposeRecipe(completed),
  }
}

const categoriesOf = (word: OwnWord): string[] =>
  analyseWord(toWordFile(word)).categories.map(({ category }) => category)

/** The category that most words have; of those that are as common the one that is taught last. */
function sharedCategory(words: readonly OwnWord[], steps: readonly CurriculumStep[]): string {
  const sets = words.map((word) => new Set(categoriesOf(word)))
  let best = { category: mixedCategory, count: Math.max(1, sharedBy * words.length) }
  for (const { category } of steps) {
    const count = sets.filter((categories) => categories.has(category)).length
    if (count >= best.count) best = { category, count }
  }
  return best.category
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

/** What is looked at and what is practised, in the order of learning; the first that can be played are taken. */
const wanted = {
  short: {
    explore: ['LeesLetters', 'KijkLuister', 'KiesKlank', 'Blokken', 'LeesTyp'],
    practise: ['LetterBlokken', 'LuisterTyp', 'TypHints', 'Zinnen2', 'Zinnen1'],
  },
  long: {
    explore: ['KijkLees', 'Klankgroepen', 'KiesKlank', 'Blokken', 'LeesTyp', 'KijkLuister'],
    practise: ['TypKlankgroepen1', 'LuisterTyp', 'TypHints', 'Zinnen2', 'Zinnen1', 'LetterBlokken'],
  },
} as const satisfies Record<string, Record<string, readonly RecipeTemplate[]>>

const maxExplore = 5
const maxPractise = 4

/** Exercises that these words have the data for: looking, practising, the workbook, and both dictations. */
export function proposeRecipe(words: readonly CurriculumWord[]): OwnExercise[] {
  const long = words.filter(({ sound_groups }) => sound_groups.includes(',')).length
  const { explore, practise } = wanted[long >= words.length * longShare ? 'long' : 'short']
  const canPlay = (template: RecipeTemplate): boolean => countPlayable(template, words) >= enough(words)
  const chosen: readonly RecipeTemplate[] = [
    ...explore.filter(canPlay).slice(0, maxExplore),
    ...practise.filter(canPlay).slice(0, maxPractise),
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
  words.filter((word) => templates[template].canPlay(toPlayedWord(word))).length
