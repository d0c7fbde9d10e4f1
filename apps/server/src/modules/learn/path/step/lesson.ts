import type { GameTemplate, TemplateName, Word } from '@letterliaan/contract'
import { createExerciseAt, type CurriculumExercise } from '@letterliaan/curriculum'
import { templates, writingTemplateNames } from '@letterliaan/exercises/logic'
import { decodeJson } from '../../../../db/json.ts'
import { type StepContent, testStepDescription } from '../../../curriculum/index.ts'
import type { StepRow } from './queries.ts'

type Narrowing = Pick<StepRow, 'is_test_step' | 'repeats_step_id' | 'word_ids' | 'excluded_templates'> & {
  readonly game?: GameTemplate | null
}

/** Returns the content that a step uses: all, only the words to repeat, or only the name for a test step. */
export function createLesson(content: StepContent, step: Narrowing): StepContent {
  if (step.is_test_step) return testLesson(content)
  if (step.repeats_step_id === null) return content
  const word_ids = decodeJson<number[]>(step.word_ids ?? '[]')
  return repetitionLesson(withoutExcluded(content, step), word_ids, step.game ?? null)
}

/** Omits exercises with excluded templates. Rules about work use `createLesson` (rules.md, Path). */
export const createOfferedLesson = (content: StepContent, step: Narrowing): StepContent =>
  withoutExcluded(createLesson(content, step), step)

function withoutExcluded(
  content: StepContent,
  { excluded_templates }: Pick<Narrowing, 'excluded_templates'>,
): StepContent {
  const excluded = decodeJson<TemplateName[]>(excluded_templates)
  if (excluded.length === 0) return content
  return {
    ...content,
    recipe: content.recipe.filter(({ exercise_type }) => !excluded.includes(exercise_type.template)),
  }
}

const testLesson = (content: StepContent): StepContent => ({
  ...content,
  label: 'Toets',
  description: testStepDescription,
  hint: '',
  tip: '',
  anchors: [],
  recipe: [],
  words: { 1: [], 2: [], 3: [] },
})

function repetitionLesson(
  content: StepContent,
  word_ids: readonly number[],
  game: GameTemplate | null,
): StepContent {
  const known = Object.values(content.words).flat()
  const words = word_ids.flatMap((id) => known.find((word) => word.id === id) ?? [])
  const recipe = createRepetitionRecipe(content, words, game)
    .toSorted((a, b) => a.position - b.position)
    .map((exercise) => withWords(exercise, words.length))
  return { ...content, sides: undefined, recipe, words: { 1: words, 2: words, 3: words } }
}

const withWords = (exercise: CurriculumExercise, num_words: number): CurriculumExercise => ({
  ...exercise,
  exercise_type: { ...exercise.exercise_type, num_words },
})

/** Returns one Oefenen exercise (or game) and one OefenDictee, or an empty recipe (rules.md, Step status). */
export function createRepetitionRecipe(
  { recipe, hasOneExercise }: Pick<StepContent, 'recipe' | 'hasOneExercise'>,
  words: readonly Word[],
  game: GameTemplate | null = null,
): readonly CurriculumExercise[] {
  if (hasOneExercise) return recipe
  const canPlay = ({ exercise_type }: CurriculumExercise): boolean =>
    words.every((word) => templates[exercise_type.template].word.canPlay(word))
  const practice = recipe
    .filter(
      ({ exercise_type }) =>
        exercise_type.category === 'Oefenen' && writingTemplateNames.has(exercise_type.template),
    )
    .filter(canPlay)
  const listening = practice.find(({ exercise_type }) => exercise_type.template === 'LuisterTyp')
  const dictation = recipe.find(({ exercise_type }) => exercise_type.template === 'OefenDictee')
  const exercise = listening ?? practice[0]
  if (!exercise || !dictation || !canPlay(dictation)) return []
  return [game === null ? exercise : createExerciseAt(game, exercise.position), dictation]
}
