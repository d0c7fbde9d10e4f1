import type { BadgeCondition, ExerciseCategory, Difficulty, TemplateName } from '@letterliaan/contract'

export interface DoneExercises {
  readonly template: TemplateName
  readonly category: ExerciseCategory
  readonly difficulty: Difficulty
  readonly count: number
}

export interface RecoveredWords {
  readonly errors: number
  readonly words: number
}

export type VisitedPlace = Extract<BadgeCondition, { type: 'place_visited' }>['place']

/** Deleted books and notes do not count. */
export interface BadgeFacts {
  readonly exercises_done: readonly DoneExercises[]
  readonly exercises_done_at_3_stars: number
  readonly exercises_without_help: number
  readonly dictations_faultless: number
  readonly words_right: number
  /** Each word once, with the number of errors before its last right answer. */
  readonly words_recovered: readonly RecoveredWords[]
  readonly steps_passed: number
  readonly steps_passed_at_3_stars: number
  readonly world_passed: readonly number[]
  readonly diamonds: number
  /** Days with practice (`toAmsterdamDay`) in any order. The badge condition with this key counts weeks. */
  readonly practice_weeks: readonly number[]
  readonly repetitions_done: number
  readonly tests_passed: number
  readonly place_visited: readonly VisitedPlace[]
  readonly books_read: number
  readonly notes_written: number
}

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

/** Counts distinct titles that have letters. Ignores case and punctuation (rules.md, Points; ADR 13). */
export const countDistinctTitles = (texts: readonly string[]): number =>
  new Set(texts.map(normaliseTitle).filter(Boolean)).size

const normaliseTitle = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nl')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
