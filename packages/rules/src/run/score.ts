import { ExerciseStatus } from '@letterliaan/contract/status'

type Results = readonly { readonly success: boolean }[]

export const countRight = (results: Results): number => results.filter(({ success }) => success).length

/** rules.md, Exercise. */
export const computePercentageScore = (results: Results): number =>
  toPercentage(countRight(results), results.length)

/** Rounded down; 0 of nothing is 0. */
export const toPercentage = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((100 * part) / whole)))

export const isScorePassed = (percentage_score: number, min_success_score: number): boolean =>
  percentage_score >= min_success_score

/** Not finished while a forced repeat is to come (EX-10). */
export const isFinished = ({
  is_complete,
  isForcedRepeat,
}: {
  readonly is_complete: boolean
  readonly isForcedRepeat: boolean
}): boolean => is_complete && !isForcedRepeat

/** A finished exercise stays finished while it is repeated. */
export const chooseStatusAfterRun = (earlier: number, latest: number): number =>
  earlier === ExerciseStatus.done ? earlier : latest
