import { ExerciseStatus } from '@letterliaan/contract/status'

/** `floor(100 × successes / words)`; 0 when there are no words (rules.md, Exercise). */
export const percentageScore = (results: readonly { readonly success: boolean }[]): number =>
  percentageOf(results.filter((result) => result.success).length, results.length)

/** Whole percents, rounded down, from 0 to 100; 0 of nothing is 0. */
export const percentageOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((100 * part) / whole)))

/** TST-5: a test or exercise is passed at its minimum. */
export const isScorePassed = (percentage_score: number, min_success_score: number): boolean =>
  percentage_score >= min_success_score

/** Whether a run is over. One with a forced repeat is over only after the repeat (EX-10). */
export const isFinished = ({
  is_complete,
  isForcedRepeat,
}: {
  readonly is_complete: boolean
  readonly isForcedRepeat: boolean
}): boolean => is_complete && !isForcedRepeat

/**
 * The status that an exercise shows at a difficulty after a run. What is done stays done, also while it is repeated.
 */
export const statusAfterRun = (earlier: number, latest: number): number =>
  earlier === ExerciseStatus.done ? earlier : latest
