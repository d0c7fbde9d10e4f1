import { toAmsterdamDay } from '@letterliaan/rules/calendar'
import { GameTemplate, type TemplateName, type Word } from '@letterliaan/contract'
import { createExerciseAt, type CurriculumExercise } from '@letterliaan/curriculum'
import { isGame, templates, writingTemplateNames } from '@letterliaan/exercises/logic'
import type { Selectable } from 'kysely'
import type { StepTable } from '../../db/schema.ts'
import { decodeJson } from '../../db/json.ts'
import { findWordOf, findMixedSource, type StepContent } from './content.ts'

/** The JSON of `step.mix`. It names the step versions that teach the words, and the template to practise with. */
export interface Mix {
  readonly sources: readonly MixSource[]
  readonly practice: TemplateName
  /** Unix seconds; missing in older sets. */
  readonly drawn_at?: number
  /** The other passed steps, with the category that each teaches. Missing in older sets. */
  readonly others?: readonly OtherStep[]
  /** True if the set has a word that was never practised. */
  readonly asks_new?: boolean
  /** Only in sets of one exercise, which no version draws any more. */
  readonly trial?: { readonly kind: keyof typeof onlyExercises }
}

const onlyExercises = { rule: 'TypHints', sight: 'LeesTyp', dictation: 'OefenDictee' } as const

/** A step of the student that was passed when the mix was made. */
export interface MixSource extends ConfirmedStep {
  readonly curriculum_step_id: number
}

export interface ConfirmedStep {
  readonly step_id: number
  /** Unix seconds. */
  readonly passed_at: number
}

/** A passed step that teaches none of the words. A word with its category can still confirm it. */
export interface OtherStep extends ConfirmedStep {
  readonly category: string
}

/** Returns the passed steps that a word confirms by this category. Returns none outside 'Door elkaar' (WEET-9). */
export type FindConfirmedSteps = (word_id: number, category: string) => readonly ConfirmedStep[]

export const confirmNothing: FindConfirmedSteps = () => []

export type StepWithMix = Pick<Selectable<StepTable>, 'mix' | 'curriculum_step_id'>

/** Reads the content of a prepared step, or the combined content of 'Door elkaar'. */
export async function readStepContent(
  { mix, curriculum_step_id }: StepWithMix,
  get: (curriculum_step_id: number) => Promise<StepContent>,
): Promise<StepContent> {
  if (mix === null) return get(curriculum_step_id)
  const { sources, practice, trial } = decodeJson<Mix>(mix)
  const steps = await Promise.all(sources.map((source) => get(source.curriculum_step_id)))
  const mixed = mixSteps(steps, practice)
  return trial
    ? { ...mixed, recipe: [createExerciseAt(onlyExercises[trial.kind], 1)], hasOneExercise: true }
    : mixed
}

export const isDrawnToday = (mix: string, now: number): boolean =>
  toAmsterdamDay(decodeJson<Mix>(mix).drawn_at ?? now) === toAmsterdamDay(now)

export function createConfirmedStepFinder(
  { mix }: Pick<StepWithMix, 'mix'>,
  content: Pick<StepContent, 'mixedFrom'>,
): FindConfirmedSteps {
  if (mix === null) return confirmNothing
  const { sources, others = [], trial } = decodeJson<Mix>(mix)
  if (trial) return confirmNothing
  return (word_id, category) => [
    ...sources.filter(({ curriculum_step_id }) => {
      const taught = content.mixedFrom?.find(({ id }) => id === curriculum_step_id)
      // A step that mixes two spellings can't be confirmed (ADR 35).
      if (taught === undefined || taught.sides !== undefined) return false
      return (findWordOf(taught, ({ id }) => id === word_id)?.category ?? taught.category) === category
    }),
    ...others.filter((step) => step.category === category),
  ]
}

/** Combines words of several steps into one step. `practice`: null until a template is chosen. */
export function mixSteps(steps: readonly StepContent[], practice: TemplateName | null): StepContent {
  const [first] = steps
  if (first === undefined) throw new Error('A mix is of some steps.')
  const wordsAt = (level: 1 | 2 | 3): Word[] => steps.flatMap(({ words }) => words[level])
  // The dictation is first, because the intro of the other exercise shows the words (EX-2).
  const exercises = ['OefenDictee' as const, ...(practice === null ? [] : [practice])]
  return {
    ...first,
    label: 'Door elkaar',
    description: 'Woorden van stappen die je al gehaald hebt.',
    category: '',
    rule: '',
    hint: '',
    tip: '',
    mixes: [],
    sides: undefined,
    anchors: [],
    recipe: exercises.flatMap((template, at) => exerciseOf(steps, template, at + 1)),
    words: { 1: wordsAt(1), 2: wordsAt(2), 3: wordsAt(3) },
    marked: new Map(steps.flatMap(({ marked }) => [...marked])),
    mixedFrom: steps,
  }
}

const hasTemplate =
  (template: TemplateName) =>
  ({ exercise_type }: CurriculumExercise): boolean =>
    exercise_type.template === template

function exerciseOf(
  steps: readonly StepContent[],
  template: TemplateName,
  position: number,
): CurriculumExercise[] {
  if (isGame(template)) return [createExerciseAt(template, position)]
  const [exercise] = steps.flatMap(({ recipe }) => recipe.filter(hasTemplate(template)))
  return exercise === undefined ? [] : [{ ...exercise, position }]
}

/** Finds the games that can play all these words, even if no recipe of a step has the game. */
export const findGames = (words: readonly Word[]): readonly GameTemplate[] =>
  GameTemplate.options.filter((game) => words.every((each) => templates[game].word.canPlay(each)))

/** Returns templates that play all words and are in half of their steps. If none do, returns the best one. */
export function choosePracticeTemplates(
  content: StepContent,
  words: readonly Word[],
): { readonly practices: readonly TemplateName[]; readonly words: readonly Word[] } {
  const recipeOf = ({ id }: Word) => findMixedSource(content, id)?.recipe ?? []
  const candidates = Object.values(templates)
    .filter(({ name, category, turn }) => {
      // A nearly forgotten word should not be shown misspelt (ADR 64).
      return category === 'Oefenen' && writingTemplateNames.has(name) && !turn.showsMisspelling
    })
    .map(({ name, word }) => ({
      name,
      playable: words.filter((each) => word.canPlay(each)),
      numTaught: words.filter((each) => recipeOf(each).some(hasTemplate(name))).length,
    }))
    .filter(({ numTaught }) => numTaught > 0)
  const common = candidates.filter(
    ({ playable, numTaught }) => playable.length === words.length && 2 * numTaught >= words.length,
  )
  if (common.length > 0) return { practices: common.map(({ name }) => name), words }
  const [best] = candidates.toSorted(
    (a, b) => b.playable.length - a.playable.length || b.numTaught - a.numTaught,
  )
  return { practices: best ? [best.name] : [], words: best?.playable ?? [] }
}
