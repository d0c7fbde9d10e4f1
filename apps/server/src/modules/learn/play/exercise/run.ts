import { hash } from 'node:crypto'
import type { Anchor, Difficulty, ExerciseDocument, StudentExercise, Word } from '@letterliaan/contract'
import { fillRunData, type TemplateLogic } from '@letterliaan/exercises/logic'
import {
  listDistinctWords,
  drawDictation,
  drawRound,
  drawSides,
  drawWords,
  shuffle,
  startRun,
  type DictationHistory,
  type Round,
  type StartedRun,
} from '@letterliaan/rules'
import { spreadCategories } from '@letterliaan/rules/mix'
import type { RunMisspellings } from './misspellings.ts'
import {
  drawMixedWords,
  findWordOf,
  listWordRules,
  type StepContent,
  type WordsByDifficulty,
} from '../../../curriculum/index.ts'
import { readStoredRun } from './stored-run.ts'

/** A student's run of an exercise at one difficulty. `number` counts the runs: 1, 2, 3 … */
export interface ExerciseRun {
  readonly number: number
  readonly state: StudentExercise
  /** The run before its first move, which the row stores until the run ends. */
  readonly begun?: StudentExercise
}

export interface RunIngredients {
  readonly logic: TemplateLogic
  readonly content: Pick<StepContent, 'words' | 'mixedFrom' | 'drawnFrom' | 'sides' | 'marked' | 'category'>
  readonly difficulty: Difficulty
  readonly anchors: readonly Anchor[]
  readonly documents: readonly ExerciseDocument[]
  /** Set for a dictation that avoids words the child has just seen. */
  readonly history?: DictationHistory | undefined
  /** Set for an exercise that shows misspelt words. */
  readonly misspellings?: RunMisspellings | undefined
  /** Set for a step of a week dictation, whose rounds ask all words in turn. */
  readonly round?: Round | undefined
}

export function decodeRun(
  ingredients: RunIngredients,
  row: { readonly run: number; readonly state: string },
): ExerciseRun {
  const { logic, content, difficulty, anchors, documents } = ingredients
  const { word_ids, ...rest } = readStoredRun(row.state)
  const words = word_ids
    .map((id) => findWordOf(content, (word) => word.id === id))
    .filter((word) => word !== undefined)
    .map((word) => forTemplate(word, ingredients))
  return {
    number: row.run,
    state: fillRunData(logic, { ...rest, difficulty, words, documents: [...documents] }, anchors),
  }
}

const forTemplate = (word: Word, { logic, content, misspellings }: RunIngredients): Word => {
  const misspelt = misspellings?.of(word) ?? null
  return {
    ...word,
    template: logic.name,
    ...(misspelt !== null && { misspelt }),
    ...(logic.turn.asksRules && { rules: listWordRules(content, word) }),
  }
}

export function beginRun(
  ingredients: RunIngredients,
  started: StartedRun<Word>,
  number: number,
): ExerciseRun {
  const { logic, anchors, documents } = ingredients
  const words = started.words.map((word) => forTemplate(word, ingredients))
  const fresh = { ...started, words, documents: [...documents], started_at: null, points_earned: 0 }
  const state = fillRunData(logic, fresh, anchors)
  return { number, state, begun: state }
}

/** Draws words of the difficulty that the template can play, in an order given by the seed. */
export function drawPlayableWords(
  { logic, content, difficulty, history, round, misspellings }: RunIngredients,
  count: number,
  seed: number,
): Word[] {
  const own = content.drawnFrom?.own ?? content.words
  if (round) return drawRound(playableOf(own, logic, difficulty), count, round)
  const mixed = drawMixedWords(content, logic, difficulty, count, seed)
  const draw = (from: WordsByDifficulty, num: number): Word[] => {
    const playable = (level: Difficulty): Word[] =>
      from[level].filter((word) => logic.word.canPlay(word) && misspellings?.of(word) !== null)
    const levels = { 1: playable(1), 2: playable(2), 3: playable(3) }
    if (misspellings) return drawOwnFirst(levels, misspellings, difficulty, num, seed)
    return history
      ? drawDictation(levels, difficulty, num, seed, history)
      : drawWords(levels, difficulty, num, seed)
  }
  if (content.sides) return drawSides(content.sides, count, seed, draw)
  const words = draw(own, count - mixed.length)
  if (mixed.length > 0) return shuffle([...words, ...mixed], seed)
  return content.mixedFrom === undefined || content.drawnFrom ? words : spreadByCategory(words)
}

const drawOwnFirst = (
  levels: WordsByDifficulty,
  misspellings: RunMisspellings,
  difficulty: Difficulty,
  num: number,
  seed: number,
): Word[] => {
  const all = Object.values(levels).flat().length
  const drawn = drawWords(levels, difficulty, all, seed)
  const own = drawn.filter((word) => misspellings.isOwn(word))
  return shuffle([...new Set([...own, ...drawn])].slice(0, num), seed)
}

/** Returns each playable word once, in a fixed order, with the content of this difficulty if it exists. */
const playableOf = (words: WordsByDifficulty, logic: TemplateLogic, difficulty: Difficulty): Word[] =>
  listDistinctWords([...words[difficulty], ...words[1], ...words[2], ...words[3]])
    .filter((word) => logic.word.canPlay(word))
    .toSorted((a, b) => a.id - b.id)

const spreadByCategory = (words: readonly Word[]): Word[] =>
  spreadCategories(words.map((word) => ({ word, category: word.category ?? '' }))).map(({ word }) => word)

export const createFreshRun = (
  making: RunIngredients,
  count: number,
  seed: number,
  number: number,
  isRetry: boolean,
): ExerciseRun =>
  beginRun(making, startRun(drawPlayableWords(making, count, seed), making.difficulty, isRetry), number)

/** Returns the same seed for the same run, so that a reload shows the same words in the same order. */
export const makeSeed = (
  student_id: number,
  exercise_id: number,
  difficulty: Difficulty,
  number: number,
): number => hash('sha256', [student_id, exercise_id, difficulty, number].join(), 'buffer').readUInt32BE()
