import type { TemplateName, Word } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { countsForMemory, templates } from '@letterliaan/exercises/logic'
import type { Selectable } from 'kysely'
import type { StepTable } from '../../db/schema.ts'
import { decodeJson } from '../../db/json.ts'
import { sourceOf, type StepContent } from './content.ts'

/** As `step.mix` stores it: the versions of the steps that teach its words, and what it is practised with. */
export interface Mix {
  readonly curriculum_step_ids: readonly number[]
  readonly practice: TemplateName
}

export type PreparedStep = Pick<Selectable<StepTable>, 'mix' | 'curriculum_step_id'>

/** What a prepared step is made of: its curriculum step, or for 'Door elkaar' those of all its words. */
export async function readContent(
  { mix, curriculum_step_id }: PreparedStep,
  get: (curriculum_step_id: number) => Promise<StepContent>,
): Promise<StepContent> {
  if (mix === null) return get(curriculum_step_id)
  const { curriculum_step_ids, practice } = decodeJson<Mix>(mix)
  const steps = await Promise.all(curriculum_step_ids.map(get))
  return mixSteps(steps, practice)
}

/** One step of the words of many, with an exercise to practise them and a dictation. */
export function mixSteps(steps: readonly StepContent[], practice: TemplateName): StepContent {
  const [first] = steps
  if (first === undefined) throw new Error('A mix is of some steps.')
  const wordsAt = (level: 1 | 2 | 3): Word[] => steps.flatMap(({ words }) => words[level])
  const exercises = [practice, 'OefenDictee'] as const
  return {
    ...first,
    label: 'Door elkaar',
    description: 'Woorden van stappen die je al gehaald hebt.',
    category: '',
    rule: '',
    hint: '',
    tip: '',
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

const exerciseOf = (steps: readonly StepContent[], template: TemplateName, position: number): CurriculumExercise[] =>
  steps
    .flatMap(({ recipe }) => recipe.filter(hasTemplate(template)))
    .slice(0, 1)
    .map((exercise) => ({ ...exercise, position }))

/** What words of these steps can be practised with: each can play it, and the steps of half of them practise so too. */
export function findPractices(content: StepContent, words: readonly Word[]): TemplateName[] {
  const recipeOf = ({ id }: Word) => sourceOf(content, id)?.recipe ?? []
  return Object.values(templates)
    .filter(({ name, category }) => category === 'Oefenen' && countsForMemory(name))
    .filter(({ word }) => words.every((each) => word.canPlay(each)))
    .map(({ name }) => name)
    .filter((name) => 2 * words.filter((word) => recipeOf(word).some(hasTemplate(name))).length >= words.length)
}
