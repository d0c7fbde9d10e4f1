import { hash } from 'node:crypto'
import type { Anchor, Difficulty, ExerciseDocument, StudentExercise, Word } from '@letterliaan/contract'
import { presentRun, type TemplateLogic } from '@letterliaan/exercises/logic'
import {
  drawDictation,
  drawWords,
  shuffle,
  startRun,
  type DictationHistory,
  type StartedRun,
} from '@letterliaan/rules'
import { spreadCategories } from '@letterliaan/rules/mix'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import { drawMixed, findWordOf, sourceOf, type StepContent } from '../../curriculum/index.ts'

/** A student's run of an exercise at one difficulty. `number` counts the runs: 1, 2, 3 … */
export interface ExerciseRun {
  readonly number: number
  readonly state: StudentExercise
}

/** A run as its row holds it: words by their ids, for their content belongs to the step. */
interface StoredRun extends Omit<
  StudentExercise,
  'words' | 'difficulty' | 'exercise_data' | 'expected_input' | 'documents'
> {
  readonly word_ids: readonly number[]
}

export function encodeRun(state: StudentExercise): string {
  const { words, difficulty: _, exercise_data: __, expected_input: ___, documents: ____, ...rest } = state
  return encodeJson({ ...rest, word_ids: words.map(({ id }) => id) } satisfies StoredRun)
}

/** What a run is made with. */
export interface RunIngredients {
  readonly logic: TemplateLogic
  readonly content: Pick<StepContent, 'words' | 'mixedFrom' | 'drawnFrom'>
  readonly difficulty: Difficulty
  /** Those that the template is played with. */
  readonly anchors: readonly Anchor[]
  /** What can be printed for the run. */
  readonly documents: readonly ExerciseDocument[]
  /** Of a dictation that chooses its words by it. */
  readonly history?: DictationHistory | undefined
}

/** A stored run with its words filled in from the step's content. */
export function decodeRun(
  { logic, content, difficulty, anchors, documents }: RunIngredients,
  row: { readonly run: number; readonly state: string },
): ExerciseRun {
  const { word_ids, ...rest } = decodeJson<StoredRun>(row.state)
  const words = word_ids
    .map((id) => findWordOf(content, (word) => word.id === id))
    .filter((word) => word !== undefined)
    .map((word) => forTemplate(word, logic))
  return {
    number: row.run,
    state: presentRun(logic, { ...rest, difficulty, words, documents: [...documents] }, anchors),
  }
}

/** A word as an exercise asks it: `template` says of which. */
const forTemplate = (word: Word, { name }: TemplateLogic): Word => ({ ...word, template: name })

/** A run that is begun anew with these words. */
export function beginRun(
  { logic, anchors, documents }: RunIngredients,
  started: StartedRun<Word>,
  number: number,
): ExerciseRun {
  const words = started.words.map((word) => forTemplate(word, logic))
  const fresh = { ...started, words, documents: [...documents], started_at: null, points_earned: 0 }
  return { number, state: presentRun(logic, fresh, anchors) }
}

/** Words of the difficulty that the template can be played with, in an order that the seed decides. */
export function drawPlayableWords(
  { logic, content, difficulty, history }: RunIngredients,
  count: number,
  seed: number,
): Word[] {
  const own = content.drawnFrom?.own ?? content.words
  const mixed = drawMixed(content, logic, difficulty, count, seed)
  const playable = (level: Difficulty): Word[] => own[level].filter((word) => logic.word.canPlay(word))
  const levels = { 1: playable(1), 2: playable(2), 3: playable(3) }
  const numOwn = count - mixed.length
  const words = history
    ? drawDictation(levels, difficulty, numOwn, seed, history)
    : drawWords(levels, difficulty, numOwn, seed)
  if (mixed.length > 0) return shuffle([...words, ...mixed], seed)
  return content.mixedFrom === undefined || content.drawnFrom ? words : spreadByCategory(words, content)
}

const spreadByCategory = (words: readonly Word[], content: Pick<StepContent, 'mixedFrom'>): Word[] =>
  spreadCategories(words.map((word) => ({ word, category: sourceOf(content, word.id)?.category ?? '' }))).map(
    ({ word }) => word,
  )

/** A run that nobody has begun, with words of its own. */
export const createFreshRun = (
  making: RunIngredients,
  count: number,
  seed: number,
  number: number,
  isRetry: boolean,
): ExerciseRun =>
  beginRun(making, startRun(drawPlayableWords(making, count, seed), making.difficulty, isRetry), number)

/** The seed of a run: the same each time it is asked, so that a reload shows the same words in the same order. */
export const seedOf = (
  student_id: number,
  exercise_id: number,
  difficulty: Difficulty,
  number: number,
): number => hash('sha256', [student_id, exercise_id, difficulty, number].join(), 'buffer').readUInt32BE()
