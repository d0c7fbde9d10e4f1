import type { DetailedResult, Difficulty } from '@letterliaan/contract'

/** The part of a StudentExercise that play changes. `detailed_results` are in the order of `words`. */
export interface Run {
  readonly difficulty: Difficulty
  readonly words: readonly { readonly word: string }[]
  readonly current_word: string | null
  readonly is_complete: boolean
  readonly detailed_results: readonly DetailedResult[]
  /** 0 to 100; null before completion. A forced repeat does not change the score. */
  readonly percentage_score: number | null
  readonly is_retry: boolean
  /** True while wrong words must still be repeated, and during that repeat (EX-10; ADR 20). */
  readonly isForcedRepeat: boolean
  /** Counts of the run before a forced repeat, whose score is kept. */
  readonly first_run?: { readonly right: number; readonly all: number } | undefined
  readonly status: number
}

/** Built from the template (`tries`) and the exercise (`chooseRunPolicy`). */
export interface RunPolicy {
  /** Answers per word; null: until it is right. */
  readonly tries: number | null
  /** `min_success_score_difficulty_{d}`, 0 to 100. */
  readonly min_success_score: number
  readonly repeat_exercise_after_complete: boolean
}

/** `time` (ms in view) and help are totals of the turn, so a late or repeated move does not change them. */
export interface Move {
  readonly word: string
  /** 'answer' ends the turn or one of its tries. */
  readonly kind: 'attempt' | 'answer'
  readonly right: boolean
  readonly input: string
  readonly time: number
  readonly cheats_used: number
  readonly hints_used: number
}

/** 'error': a wrong move; 'again': another try; 'next': the turn is over; 'complete': it was the last. */
export type MoveEffect = 'error' | 'again' | 'next' | 'complete'

/** A refused move leaves `run` unchanged. */
export type MoveOutcome<R extends Run> =
  | { readonly kind: 'accepted'; readonly change: MoveEffect; readonly run: R }
  | { readonly kind: 'refused'; readonly reason: 'finished' | 'not-current'; readonly run: R }
