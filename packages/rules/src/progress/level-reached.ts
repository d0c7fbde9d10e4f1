/** What `levelReached` needs to know of a step. */
export interface TaughtStep {
  readonly is_complete: boolean
  /** Months of education at which it is taught. */
  readonly dl: number
}

/**
 * `dle` of a student, the didactisch leeftijdsequivalent: the highest `dl` among the steps passed in an unbroken row from
 * the first of the path; 0 before the first (rules.md, Words of the domain). Passing a step never lowers it, though the
 * path goes back in school years where world 4 begins: words to know by heart are taught from groep 4 on.
 */
export const levelReached = (path: readonly TaughtStep[]): number => {
  const broken = path.findIndex(({ is_complete }) => !is_complete)
  const row = broken === -1 ? path : path.slice(0, broken)
  return Math.max(0, ...row.map(({ dl }) => dl))
}
