/** How well a word was remembered; 'easy' is never given (rules.md, Repetition). */
export type RecallGrade = 'again' | 'hard' | 'good'

/** How the turn of a word ended. */
export interface EndedTurn {
  /** Was the last answer right? */
  readonly right: boolean
  readonly num_errors: number
  readonly hints_used: number
  readonly cheats_used: number
}

/** Again when wrong, Hard when right after an error or with help, Good when right (rules.md, Repetition). */
export const recallGradeOf = ({ right, num_errors, hints_used, cheats_used }: EndedTurn): RecallGrade => {
  if (!right) return 'again'
  return num_errors + hints_used + cheats_used > 0 ? 'hard' : 'good'
}
