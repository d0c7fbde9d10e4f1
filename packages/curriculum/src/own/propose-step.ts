import type {
  Difficulty,
  ExerciseCategory,
  OwnExercise,
  OwnStepBody,
  OwnStepProposal,
  OwnWord,
  OwnWordList,
} from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { getLesson, recipeTemplates, templates, type RecipeTemplate } from '@letterliaan/exercises/logic'
import { analyseWord, addCodes } from '../load/word.ts'
import type { CurriculumStep } from '../schema/step.ts'
import type { CurriculumWord } from '../schema/word.ts'
import { createOwnExercise } from './own-exercise.ts'
import { mixedCategory, toPlayedWord, toWordFile } from './own-step.ts'

/** The step gets a category if more than this share of the words has it. */
const majority = 0.5
/** A dictation of a list up to this length asks all its words at each number of stars. */
const dictationWords = 10
const wholeListWords = 12
/** If a smaller share of the words has several klankgroepen, the words are practised letter by letter. */
const longShare = 0.5

/** Proposes a category's rule, help and anchors only if every word has the category (RUL-1). */
export function proposeStep(
  label: string,
  words: readonly OwnWord[],
  steps: readonly CurriculumStep[],
): OwnStepProposal {
  const analysed = words.map(readWord)
  const category = commonCategory(analysed, steps)
  const lesson = steps.find((step) => step.category === category)
  const differing = lesson ? analysed.filter(({ categories }) => !categories.has(category)) : []
  const completed = analysed.map((word) => word.completed)
  const taught = steps.filter((step) => analysed.some(({ categories }) => categories.has(step.category)))
  const step: OwnStepBody = {
    label,
    ...(lesson && differing.length === 0 ? textsOf(lesson, words) : textsForAny(words)),
    category,
    world: lesson?.world ?? Math.max(1, ...taught.map(({ world }) => world)),
    dl: lesson?.dl ?? Math.max(1, ...taught.map(({ dl }) => dl)),
    words: withStars(words, completed),
    recipe: proposeRecipe(completed),
  }
  return { step, differing: differing.map(({ own }) => own.word) }
}

/** Proposes a step for a list, or two steps if some words are kept `apart`. */
export function proposeSteps(
  { label, words, apart }: OwnWordList,
  steps: readonly CurriculumStep[],
): OwnStepBody[] {
  const others = words.filter(({ word }) => apart.includes(word))
  const rest = words.filter(({ word }) => !apart.includes(word))
  const parts = rest.length === 0 ? [others] : others.length === 0 ? [rest] : [rest, others]
  return parts.map((part, at) => proposeStep(at === 0 ? label : otherLabel(label), part, steps).step)
}

function otherLabel(label: string): string {
  const addition = ', andere woorden'
  return `${label.slice(0, ownStepLimits.label - addition.length).trimEnd()}${addition}`
}

interface ReadWord {
  readonly own: OwnWord
  readonly completed: CurriculumWord
  readonly categories: ReadonlySet<string>
}

function readWord(own: OwnWord): ReadWord {
  const file = toWordFile(own)
  const analysis = analyseWord(file)
  const categories = new Set(analysis.categories.map(({ category }) => category))
  return { own, completed: addCodes(file, analysis), categories }
}

type StepTexts = Pick<OwnStepBody, 'rule' | 'description' | 'hint' | 'tip' | 'anchors'>

function textsOf(
  { rule, description, hint, tip, anchors }: CurriculumStep,
  words: readonly OwnWord[],
): StepTexts {
  const own = new Set(words.map(({ word }) => word))
  return { rule, description, hint, tip, anchors: anchors.filter(({ word }) => !own.has(word)) }
}

const textsForAny = (words: readonly OwnWord[]): StepTexts => ({
  rule: 'Denk aan de regels die je al kent.',
  description: `In deze stap oefen je ${words.length === 1 ? '1 woord' : `${words.length} woorden`} van de week.`,
  hint: 'Zeg het woord langzaam en luister naar elke klank.',
  tip: 'Knip een lang woord in klankgroepen en schrijf ze één voor één.',
  anchors: [],
})

/** A mixture fits only if neither of its parts is in all words. */
const mixtures: Readonly<Record<string, readonly string[]>> = { 'kg-LK': ['kg-L', 'kg-K'] }

/** Returns the category that most words have; of equally common ones the one taught last. */
function commonCategory(words: readonly ReadWord[], steps: readonly CurriculumStep[]): string {
  const countOf = (category: string) => words.filter(({ categories }) => categories.has(category)).length
  const common = steps
    .map(({ category }) => ({ category, count: countOf(category) }))
    .filter(({ count }) => count > majority * words.length)
    .filter(({ category, count }) => !mixtures[category]?.some((part) => countOf(part) === count))
  const best = Math.max(0, ...common.map(({ count }) => count))
  return common.findLast(({ count }) => count === best)?.category ?? mixedCategory
}

/** Two stars ask the whole list. If it is long, one star omits the hardest, three stars the easiest words. */
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

const loadOf = ({ word, sound_groups, structure }: CurriculumWord): number =>
  word.length + sound_groups.split(',').length + structure.split(',').filter((code) => code !== 'M1').length

function proposedOf(category: ExerciseCategory, length: 'short' | 'long'): RecipeTemplate[] {
  const placeOf = (template: RecipeTemplate) => getLesson(template).ownWords?.[length]
  return recipeTemplates
    .filter((template) => templates[template].category === category && placeOf(template) !== undefined)
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))
}

const maxExplore = 5
const maxPractise = 4

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

function fitTo(words: readonly CurriculumWord[], template: RecipeTemplate): OwnExercise {
  const exercise = createOwnExercise(template)
  const num_words = Math.min(exercise.num_words, Math.max(1, countPlayable(template, words)))
  return { ...exercise, num_words }
}

const enough = (words: readonly CurriculumWord[]): number => Math.max(1, Math.ceil(words.length / 2))

export const countPlayable = (template: RecipeTemplate, words: readonly CurriculumWord[]): number =>
  words.filter((word) => templates[template].word.canPlay(toPlayedWord(word))).length
