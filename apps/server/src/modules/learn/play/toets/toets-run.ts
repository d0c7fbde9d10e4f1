import type { StudentExercise, Word } from '@letterliaan/contract'
import { templates, type PlayRules } from '@letterliaan/exercises/logic'
import { getDefaultMinSuccessScore, shuffle, startRun, toetsDifficulty } from '@letterliaan/rules'
import { beginRun, makeSeed } from '../exercise/run.ts'
import type { TestedWord } from './tested-steps.ts'

/** Number of words in an entry or closing test, and the maximum of a test step (rules.md, Tests). */
export const toetsWordCount = 10
export const toetsStepWordCount = 20

export const toetsMinScore = getDefaultMinSuccessScore('Dictee', 'Test')

/** A test allows one answer for each word (TPL-19). */
export const toetsRules: PlayRules = {
  logic: templates.Test,
  policy: {
    tries: templates.Test.turn.tries ?? null,
    min_success_score: toetsMinScore,
    repeat_exercise_after_complete: false,
  },
  anchors: [],
}

/** One attempt at a toets. `number` counts the attempts: 1, 2, 3 … */
export interface ToetsRun {
  readonly number: number
  readonly state: StudentExercise
}

export interface PlannedRun {
  readonly words: readonly TestedWord[]
  /** The words from which a part of a measure is planned; the same as `words` for another toets. */
  readonly pool: readonly TestedWord[]
  /** True for a measure of chosen topics, which asks as many words as fit. */
  readonly asksAll: boolean
  readonly toetsRun: ToetsRun
}

export const createToetsRun = (words: readonly Word[], number: number): ToetsRun =>
  beginRun(
    {
      logic: templates.Test,
      content: { words: { 1: [], 2: [], 3: [] }, marked: new Map(), category: '' },
      difficulty: toetsDifficulty,
      anchors: [],
      documents: [],
    },
    startRun(words, toetsDifficulty, number > 1),
    number,
  )

export function reorderWords(
  words: readonly Word[],
  student_id: number,
  test_id: number,
  number: number,
): Word[] {
  const seed = makeSeed(student_id, test_id, toetsDifficulty, number)
  const order = shuffle(words, seed)
  const isSame = order.every((word, at) => word.id === words[at]?.id)
  return isSame ? [...order.slice(1), ...order.slice(0, 1)] : order
}
