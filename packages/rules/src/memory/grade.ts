import { isRecall, type TurnEvidence } from '../evidence/index.ts'

/** FSRS's 'easy' is never used (rules.md, Repetition). */
export type RecallGrade = 'again' | 'hard' | 'good'

/** Null: no evidence. A word shown first is copied, so only failure counts (rules.md, Repetition). */
export const gradeRecall = ({
  asked,
  is_right_first,
  was_helped,
  was_peeked,
}: Pick<TurnEvidence, 'asked' | 'is_right_first' | 'was_helped' | 'was_peeked'>): RecallGrade | null => {
  if (!isRecall(asked) && asked !== 'shown_first') return null
  if (!is_right_first || was_peeked) return 'again'
  if (asked === 'shown_first') return null
  return was_helped ? 'hard' : 'good'
}
