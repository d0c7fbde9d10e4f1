import type { DetailedResult, Difficulty } from '@letterliaan/contract'

/**
 * One run of an exercise as a value: the part of the contract's StudentExercise that play changes, so that a
 * StudentExercise is a run. `detailed_results` has one entry a word, in the order of `words`, from the start.
 */
export interface Run {
  readonly difficulty: Difficulty
  readonly words: readonly { readonly word: string }[]
  /** The text of the word whose turn it is; null when the run is complete. */
  readonly current_word: string | null
  readonly is_complete: boolean
  readonly detailed_results: readonly DetailedResult[]
  /** 0 to 100 when complete, null before; a forced repeat has the score of the run before it all along. */
  readonly percentage_score: number | null
  /** True when the exercise was completed before at this difficulty. */
  readonly is_retry: boolean
  /**
   * True from a completion after which the words that went wrong must be done again, until that is done (EX-10; ADR 20):
   * such a run is complete and paused, and so is a repeat that has not come to its end.
   */
  readonly isForcedRepeat: boolean
  /** One of `ExerciseStatus`. */
  readonly status: number
}

/** What decides how moves count: from the template (`tries`) and from the exercise (see `policyOf`). */
export interface RunPolicy {
  /** The maximum of answers to one word; null means until it is right. */
  readonly tries: number | null
  /** `min_success_score_difficulty_{d}`, 0 to 100. */
  readonly min_success_score: number
  /** Must the words that went wrong be repeated once after the first completion? */
  readonly repeat_exercise_after_complete: boolean
}

/**
 * A judged move. `time` (ms since the word came into view), `cheats_used` and `hints_used` are totals of this word's
 * turn, so that a move that arrives twice or late changes nothing.
 */
export interface Move {
  readonly word: string
  /** 'attempt': one wrong move on the way. 'answer': it ends the word's turn, or a try of it. */
  readonly kind: 'attempt' | 'answer'
  /** Was the answer right? An attempt never is. */
  readonly right: boolean
  /** What was typed or chosen, for `last_answer`. */
  readonly input: string
  readonly time: number
  readonly cheats_used: number
  readonly hints_used: number
}

/**
 * What a move did. 'error': a wrong move, the word stays. 'again': a wrong answer, the word stays for another try.
 * 'next': the word's turn is over. 'complete': it was the last.
 */
export type MoveEffect = 'error' | 'again' | 'next' | 'complete'

/** A refused move changed nothing: `run` is the run as it was. */
export type MoveOutcome<R extends Run> =
  | { readonly kind: 'accepted'; readonly change: MoveEffect; readonly run: R }
  | { readonly kind: 'refused'; readonly reason: 'finished' | 'not-current'; readonly run: R }
