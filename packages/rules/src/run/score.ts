import { ExerciseStatus } from '@letterliaan/contract/status'

type Results = readonly { readonly success: boolean }[]

export const countRight = (results: Results): number => results.filter(({ success }) => success).length

/** Returns the percentage of right words (rules.md, Exercise). */
export const computePercentageScore = (results: Results): number =>
  toPercentage(countRight(results), results.length)

/** Rounds down. Returns 0 if `whole` is 0. */
export const toPercentage = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((100 * part) / whole)))

export const isScorePassed = (percentage_score: number, min_success_score: number): boolean =>
  percentage_score >= min_success_score

/** False while a forced repeat must still be done (EX-10). */
export const isFinished = ({
  is_complete,
  isForcedRepeat,
}: {
  readonly is_complete: boolean
  readonly isForcedRepeat: boolean
}): boolean => is_complete && !isForcedRepeat

/** Returns the status after a run. A finished exercise stays finished while it is repeated. */
export const chooseStatusAfterRun = (earlier: number, latest: number): number =>
  earlier === ExerciseStatus.done ? earlier : latest
