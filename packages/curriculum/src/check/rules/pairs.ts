import { toSchoolGroup } from '@letterliaan/rules/calendar'
import { templates } from '@letterliaan/exercises/logic'
import { countsForPassing, exercisesToPass } from '@letterliaan/rules'
import { completeExercise } from '../../load/exercise.ts'
import { findTaught } from '../../load/pair.ts'
import type { PairFile, SideFile } from '../../schema/pair.ts'
import type { ContentToCheck, CheckedPair, CheckedStep, ContentFinding } from '../content.ts'
import { checkExerciseNames } from './exercise-names.ts'
import { checkPlayable, checkTemplateSounds } from './playable.ts'

/** Six of ten words may be of one side, and no level is below the easiest. */
const minOfSide = { 1: 6, 2: 4, 3: 4 } as const
const minWords = 24
const minShare = 0.4
/** Maximum difference in average length (letters). A larger one would reveal the side of a word. */
const maxLongerWords = 1

const levels = [1, 2, 3] as const

/** Requires enough words of earlier steps for both spellings, and that only spelling distinguishes them. */
export function checkPairs({ steps, pairs = [] }: ContentToCheck): ContentFinding[] {
  const taught = steps.map(({ step, words }) => ({
    nr: step.nr,
    dl: step.dl,
    words: { 1: words.map(({ word }) => word), 2: [], 3: [] },
  }))
  const texts = new Set(taught.flatMap(({ words }) => words[1].map(({ word }) => word)))
  const nrs = new Set<number>()
  return pairs.flatMap(({ file, pair }) => {
    const messages = [
      ...checkPlace(file, pair, taught, nrs),
      ...checkRecipe(pair),
      ...levels.flatMap((level) => checkBalance(pair, level)),
      ...pair.sides.flatMap((side) => checkWords(side, taught)),
      ...pair.sides.flatMap(({ anchors }) =>
        anchors
          .filter(({ word }) => !texts.has(word))
          .map(({ word }) => `anchor "${word}" is no word of any step`),
      ),
    ]
    return [
      ...messages.map((message) => ({ file, word: null, message })),
      ...checkAsSteps({ file, pair }, steps),
    ]
  })
}

type Taught = Parameters<typeof findTaught>[2][number] & { readonly dl: number }

function checkPlace(file: string, pair: PairFile, taught: readonly Taught[], nrs: Set<number>): string[] {
  const { nr, dl, sides } = pair
  const messages: string[] = []
  if (!file.startsWith(`${nr}-`)) messages.push(`the file's name does not begin with its nr ${nr}`)
  if (nrs.has(nr)) messages.push(`step ${nr} exists already`)
  nrs.add(nr)
  const later = sides
    .flatMap((side) => Object.values(side.words).flatMap((words) => words.map((word) => ({ side, word }))))
    .flatMap(({ side, word }) => {
      const step = taught.find((each) => each.nr === findTaught(side, word, taught)?.nr)
      return step !== undefined && step.dl > dl ? [`${word} is taught at dl ${step.dl}, after dl ${dl}`] : []
    })
  return [...messages, ...later]
}

function checkWords(side: SideFile, taught: readonly Taught[]): string[] {
  const words = Object.values(side.words).flat()
  const unknown = words.filter((word) => findTaught(side, word, taught) === undefined)
  const doubles = words.filter((word, at) => words.indexOf(word) < at)
  return [
    ...unknown.map((word) => `no step ${side.from.join(' or ')} has ${word}`),
    ...doubles.map((word) => `${word} stands there twice`),
  ]
}

function checkBalance({ sides }: PairFile, level: 1 | 2 | 3): string[] {
  const [a, b] = sides
  const [one, other] = [a.words[level], b.words[level]]
  const few = sides.filter((side) => side.words[level].length < minOfSide[level])
  const share = Math.min(one.length, other.length) / (one.length + other.length)
  const longer = Math.abs(meanLength(one) - meanLength(other))
  const both = one.filter((word) => other.includes(word))
  const total = sides.flatMap((side) => Object.values(side.words).flat()).length
  return [
    ...few.map(({ name }) => `${name} has fewer than ${minOfSide[level]} words at difficulty ${level}`),
    ...(share < minShare ? [`at difficulty ${level} one side has more than 60% of the words`] : []),
    ...(longer > maxLongerWords
      ? [`at difficulty ${level} the words of one side are ${longer.toFixed(1)} letters longer`]
      : []),
    ...both.map((word) => `${word} is on both sides`),
    ...(level === 1 && total < minWords ? [`${total} words: at least ${minWords} are needed`] : []),
  ]
}

const meanLength = (words: readonly string[]): number =>
  words.reduce((sum, { length }) => sum + length, 0) / Math.max(1, words.length)

function checkRecipe({ recipe }: PairFile): string[] {
  const countOf = (kind: string): number =>
    recipe.filter(({ template }) => templates[template].category === kind && countsForPassing(template))
      .length
  const dictations = recipe.filter(({ template }) => template === 'OefenDictee' || template === 'StapDictee')
  return [
    ...(['Verkennen', 'Oefenen'] as const)
      .filter((kind) => countOf(kind) < exercisesToPass)
      .map((kind) => `fewer than ${exercisesToPass} exercises of ${kind}`),
    ...(new Set(dictations.map(({ template }) => template)).size === 2 && dictations.length === 2
      ? []
      : ['there must be one OefenDictee and one StapDictee']),
    ...dictations
      .filter(({ num_words }) => num_words !== 10)
      .map(({ name, num_words }) => `${name}: a dictation has 10 words, not ${num_words}`),
  ]
}

/** Applies the rules of steps to each side. The sentence is offered if both spellings sound the same. */
function checkAsSteps(pair: CheckedPair, steps: readonly CheckedStep[]): ContentFinding[] {
  const sides = toSideSteps(pair, steps)
  const words = sides.flatMap((side) => side.words)
  const asContent = (some: readonly CheckedStep[]): ContentToCheck => ({
    steps: some,
    badges: [],
    levels: [],
  })
  const whole = sides.slice(0, 1).map((side) => Object.assign({}, side, { words }))
  return [
    ...checkTemplateSounds(asContent(sides)),
    ...checkPlayable(asContent(whole)),
    ...checkExerciseNames(asContent(whole)),
  ]
}

export function toSideSteps({ file, pair }: CheckedPair, steps: readonly CheckedStep[]): CheckedStep[] {
  const { sides, recipe, ...fields } = pair
  const empty = { 1: [], 2: [], 3: [] }
  const exercises = recipe.map((exercise, at) => completeExercise(exercise, at + 1))
  return sides.map(({ category, anchors, from, words }) => ({
    file,
    step: {
      ...fields,
      world: 4,
      position: 1,
      group: toSchoolGroup(pair.dl),
      category,
      anchors,
      words: empty,
      recipe,
    },
    words: levels.flatMap((difficulty) =>
      words[difficulty].flatMap((word) => {
        const found = steps
          .filter(({ step }) => from.includes(step.nr))
          .flatMap((step) => step.words)
          .find((each) => each.word.word === word)
        return found === undefined ? [] : [{ ...found, difficulty }]
      }),
    ),
    recipe: exercises,
  }))
}
