import type { BadgeCondition, ExerciseCategory, Difficulty, TemplateName } from '@letterliaan/contract'

/** How many exercises of a template a student has done at a difficulty. */
export interface DoneExercises {
  readonly template: TemplateName
  readonly category: ExerciseCategory
  readonly difficulty: Difficulty
  readonly count: number
}

/** How many words were answered right after this many errors. */
export interface RecoveredWords {
  readonly errors: number
  readonly words: number
}

export type VisitedPlace = Extract<BadgeCondition, { type: 'place_visited' }>['place']

/**
 * Counts of what a student has done so far, one for each kind of badge condition. Books and notes count what is there
 * now.
 */
export interface BadgeFacts {
  readonly exercises_done: readonly DoneExercises[]
  readonly exercises_done_at_3_stars: number
  readonly exercises_without_help: number
  readonly dictations_faultless: number
  readonly words_right: number
  /** Each word once, with the errors before it was last answered right. */
  readonly words_recovered: readonly RecoveredWords[]
  readonly steps_passed: number
  readonly steps_passed_at_3_stars: number
  /** The numbers of the worlds that are passed. */
  readonly world_passed: readonly number[]
  readonly diamonds: number
  /** The days with practice, as `amsterdamDay` numbers them, in any order; the key is that of the badge condition, which counts weeks. */
  readonly practice_weeks: readonly number[]
  readonly repetitions_done: number
  readonly tests_passed: number
  readonly place_visited: readonly VisitedPlace[]
  readonly books_read: number
  readonly notes_written: number
}

/** The facts of somebody who has just begun. */
export const emptyBadgeFacts: BadgeFacts = {
  exercises_done: [],
  exercises_done_at_3_stars: 0,
  exercises_without_help: 0,
  dictations_faultless: 0,
  words_right: 0,
  words_recovered: [],
  steps_passed: 0,
  steps_passed_at_3_stars: 0,
  world_passed: [],
  diamonds: 0,
  practice_weeks: [],
  repetitions_done: 0,
  tests_passed: 0,
  place_visited: [],
  books_read: 0,
  notes_written: 0,
}

/**
 * How many different titles there are, compared by their letters and digits alone and in any case: a title that was
 * typed twice is one book, and what has no letter or digit is nothing (rules.md, Points, badges, diamonds;
 * docs/adr/0013-badges-stay.md).
 */
export const countDistinctTitles = (texts: readonly string[]): number =>
  new Set(texts.map(normaliseTitle).filter(Boolean)).size

const normaliseTitle = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nl')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
