import { ownStepLimits } from '@letterliaan/contract/limits'
import type { VerbForm, Anchor } from '@letterliaan/contract'
import { toSchoolGroup } from '@letterliaan/rules/calendar'
import { firstExtraNr } from '@letterliaan/rules/preparation'
import { makeAnchorId, chooseAnchorsToSort, templates, splitCommaList } from '@letterliaan/exercises/logic'
import {
  forEachStep,
  forEachWord,
  type ContentToCheck,
  type ContentFinding,
  type CheckedStep,
} from '../content.ts'
import { isConsonantSound, listAdjacentPairs, toWordView } from '../taught-patterns.ts'
import { compareByTeaching, type MixedStep } from '../../schema/step.ts'

/** Minimum number of words. A StapDictee draws 10; from world 2 it may use words of a lower difficulty. */
const minWordsByWorld = { 1: 10, 2: 8, 3: 8, 4: 8 } as const

/** Limits the words of a step to those of an own step, because a teacher may copy the step. */
export function checkTooManyWords(content: ContentToCheck): ContentFinding[] {
  return forEachStep(content, ({ words }) =>
    words.length <= ownStepLimits.words
      ? []
      : [`${words.length} words: a step holds ${ownStepLimits.words} at most`],
  )
}

export function checkEnoughWords(content: ContentToCheck): ContentFinding[] {
  return forEachStep(content, ({ step }) => {
    if (step.few_words_reason !== undefined) return []
    const minimum = minWordsByWorld[step.world as keyof typeof minWordsByWorld]
    return (['1', '2', '3'] as const)
      .filter((difficulty) => step.words[difficulty].length < minimum)
      .map(
        (difficulty) =>
          `${step.words[difficulty].length} words at difficulty ${difficulty}: at least ${minimum} are needed`,
      )
  })
}

/** Forms by different rules count as different words, even if spelt the same: word, word jij (ADR 63). */
const formKey = (verb: VerbForm | undefined): string =>
  verb === undefined
    ? ''
    : [verb.infinitive, verb.time, verb.person ?? '', verb.inversion === true ? 'inversion' : ''].join(' ')

export function checkDuplicates(content: ContentToCheck): ContentFinding[] {
  const words = new Map<string, string>()
  const sentences = new Map<string, string>()
  return forEachWord(content, ({ word, file: { verb } }, { file, step }) => {
    const earlier = [
      seen(words, `${step.world} ${word.word} ${formKey(verb)}`, file, 'stands in this world already'),
      seen(sentences, word.sentence, `${file} (${word.word})`, 'its sentence is used already'),
    ]
    return earlier.filter((message) => message !== null)
  })
}

function seen(known: Map<string, string>, key: string, place: string, message: string): string | null {
  const earlier = known.get(key)
  known.set(key, earlier ?? place)
  return earlier === undefined ? null : `${message}: ${earlier}`
}

/** Requires longer words, or more klankgroepen and clusters, on average, as difficulty rises from 1 to 3. */
export function checkDifficulty(content: ContentToCheck): ContentFinding[] {
  return forEachStep(content, (step) => {
    const [easy, medium, hard] = [averageLoad(step, 1), averageLoad(step, 2), averageLoad(step, 3)]
    if (easy <= medium && medium <= hard) return []
    return [
      `difficulty is not ordered: ${easy.toFixed(1)}, ${medium.toFixed(1)}, ${hard.toFixed(1)} (letters, klankgroepen, clusters)`,
    ]
  })
}

function averageLoad(step: CheckedStep, difficulty: 1 | 2 | 3): number {
  const words = step.words.filter((word) => word.difficulty === difficulty)
  const total = words.reduce((sum, { word }) => {
    const view = toWordView(word)
    const clusters = listAdjacentPairs(view.sounds).filter(
      ([first, second]) => isConsonantSound(first) && isConsonantSound(second),
    ).length
    return sum + word.word.length + view.groups.length + clusters
  }, 0)
  return total / Math.max(1, words.length)
}

const stepCounts = [10, 15, 20, 25] as const

/** Requires that positions follow the order of teaching, and that an extra step has none (ZIN-5). */
export function checkPositions(content: ContentToCheck): ContentFinding[] {
  const places = new Set<number>()
  const words = new Set(content.steps.flatMap((step) => step.words.map(({ word }) => word.word)))
  const standard = content.steps.map(({ step }) => step).filter(({ nr }) => nr < firstExtraNr)
  return forEachStep(content, ({ file, step }) => {
    const messages = [...checkNumbers(file, step), ...checkPlace(step, standard.indexOf(step))]
    if (places.has(step.nr)) messages.push(`step ${step.nr} exists already`)
    places.add(step.nr)
    for (const anchor of step.anchors)
      if (!words.has(anchor.word)) messages.push(`anchor "${anchor.word}" is no word of any step`)
    return messages
  })
}

/** `at`: index of the step on the standard path; -1 for an extra step. */
function checkPlace({ nr, world, position, dl }: CheckedStep['step'], at: number): string[] {
  if (at === -1) return position === undefined ? [] : [`step ${nr} has no place on the standard path`]
  const before = stepCounts.slice(0, world - 1).reduce((sum, count) => sum + count, 0)
  if (position === undefined) return [`step ${nr} has no position`]
  if (position > (stepCounts[world - 1] ?? 0)) return [`world ${world} has no position ${position}`]
  return before + position === at + 1
    ? []
    : [`dl ${dl} makes it number ${at + 1} of the path, not position ${position} of world ${world}`]
}

function checkNumbers(file: string, step: CheckedStep['step']): string[] {
  const messages: string[] = []
  if (!file.startsWith(`${String(step.nr).padStart(2, '0')}-`))
    messages.push(`the file's name does not begin with its nr ${step.nr}`)
  if (toSchoolGroup(step.dl) !== step.group)
    messages.push(`dl ${step.dl} is of groep ${toSchoolGroup(step.dl)}, not of groep ${step.group}`)
  return messages
}

/** At difficulty 3 a child chooses between the right anchor and three other rules. */
const minOtherRules = 3

export function checkSorting({ steps }: ContentToCheck): ContentFinding[] {
  return steps.flatMap((step, index) => {
    const others = countOtherRules(step, steps.slice(0, index))
    return step.recipe
      .filter(
        ({ exercise_type }) => templates[exercise_type.template].run?.sortsAnchors && others < minOtherRules,
      )
      .map(({ name }) => ({
        file: step.file,
        word: null,
        message: `${name}: ${others} earlier steps have a rule that its words don't follow: ${minOtherRules} are needed`,
      }))
  })
}

function countOtherRules(checked: CheckedStep, earlier: readonly CheckedStep[]): number {
  const sorting = ({ step }: CheckedStep) => ({ category: step.category, anchors: anchorsOf(step) })
  const words = checked.words.map(({ word }) => word)
  return (
    chooseAnchorsToSort(sorting(checked), words, earlier.map(sorting)).length - checked.step.anchors.length
  )
}

const anchorsOf = ({ nr, anchors }: CheckedStep['step']): Anchor[] =>
  anchors.map((anchor, at) => ({ ...anchor, id: makeAnchorId(nr, at + 1), name: anchor.word, image_url: '' }))

/** Categories about one kind of letter (dutch.md §1.5). */
const categoriesOfOneKind = new Set(
  'kort lang tweeteken ng nk cht aai eer eeuw stomme-e kg-T kg-L kg-L+ kg-K kg-LK'.split(' '),
)

/** Allows exercises about one kind of letter (SpeurKleur1, TPL-9) only in a step about that kind. */
export function checkLetterKinds(content: ContentToCheck): ContentFinding[] {
  return forEachStep(content, ({ step, recipe }) =>
    recipe
      .filter(
        ({ exercise_type }) =>
          exercise_type.template === 'SpeurKleur1' && !categoriesOfOneKind.has(step.category),
      )
      .map(({ name }) => `${name}: SpeurKleur1 looks for one kind of letter, "${step.category}" has none`),
  )
}

export function checkTemplateStart(content: ContentToCheck): ContentFinding[] {
  const steps = content.steps.map(({ step }) => step)
  return forEachStep(content, ({ step, recipe }) =>
    recipe.flatMap(({ name, exercise_type: { template } }) => {
      const firstStep = templates[template].lesson?.firstStep ?? 1
      const first = steps.find(({ nr }) => nr === firstStep)
      return first !== undefined && compareByTeaching(step, first) < 0
        ? [`${name}: ${template} comes from step ${firstStep} on`]
        : []
    }),
  )
}

/** Requires that the mixed steps are earlier, and have such words at the easiest level. */
export function checkMixes(content: ContentToCheck): ContentFinding[] {
  const byNr = new Map(content.steps.map((checked) => [checked.step.nr, checked]))
  const order = content.steps.map(({ step }) => step.nr)
  return forEachStep(content, ({ step }) =>
    (step.mixes ?? []).flatMap((mixed) => {
      if (order.indexOf(mixed.step) >= order.indexOf(step.nr))
        return [`mixes step ${mixed.step}, which does not come before it`]
      const other = byNr.get(mixed.step)
      if (other === undefined) return [`mixes step ${mixed.step}, which is not there`]
      return hasEasyWords(other, mixed) ? [] : [`no easy word of step ${mixed.step} has "${mixed.letters}"`]
    }),
  )
}

const hasEasyWords = ({ words }: CheckedStep, { letters }: MixedStep): boolean =>
  words.some(
    ({ word, difficulty }) =>
      difficulty === 1 && (letters === undefined || splitCommaList(word.read_letters).includes(letters)),
  )
