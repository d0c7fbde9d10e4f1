/** 'easy' is never given (rules.md, Repetition). */
export type RecallGrade = 'again' | 'hard' | 'good'

export interface EndedTurn {
  readonly right: boolean
  readonly num_errors: number
  readonly hints_used: number
  readonly cheats_used: number
}

/** rules.md, Repetition. */
export const recallGradeOf = ({ right, num_errors, hints_used, cheats_used }: EndedTurn): RecallGrade => {
  if (!right) return 'again'
  return num_errors + hints_used + cheats_used > 0 ? 'hard' : 'good'
}
