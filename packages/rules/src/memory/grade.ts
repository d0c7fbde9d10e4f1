import { isRecall } from '../evidence/index.ts'
import type { TurnEvidence } from '../evidence/index.ts'

/** FSRS's 'easy' is never used (rules.md, Repetition). */
export type RecallGrade = 'again' | 'hard' | 'good'

/**
 * Returns the recall grade of a turn; null: no evidence (rules.md, Repetition). A word that was shown and
 * hidden is copied from short-term memory, so only its failure counts.
 */
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
