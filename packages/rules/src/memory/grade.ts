import { isRecall } from '../evidence/index.ts'
import type { TurnEvidence } from '../evidence/index.ts'

/** 'easy' is never given (rules.md, Repetition). */
export type RecallGrade = 'again' | 'hard' | 'good'

/**
 * What a turn tells about remembering the word; null: nothing (rules.md, Repetition). A word that was shown and then
 * hidden is copied from what was seen seconds ago: that it fails tells something, that it goes well does not.
 */
export const recallGradeOf = ({
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
