export interface TaughtStep {
  readonly is_complete: boolean
  /** Months of education at which the step is taught. */
  readonly dl: number
}

/** Returns `dle`; 0 before the first step. It never falls, although world 4 repeats years (rules.md). */
export const findLevelReached = (path: readonly TaughtStep[]): number => {
  const broken = path.findIndex(({ is_complete }) => !is_complete)
  const row = broken === -1 ? path : path.slice(0, broken)
  return Math.max(0, ...row.map(({ dl }) => dl))
}
