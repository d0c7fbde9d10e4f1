import { isRecall, type TurnEvidence } from '../evidence/index.ts'
import { defaultEaseOfBlocks } from './ease.ts'
import type { SkillObservation } from './skill.ts'

export interface WordBefore extends Pick<SkillObservation, 'difficulty'> {
  /** Unix seconds of the last turn in any template; null: never practised. */
  readonly last_practised_at: number | null
  /** A logit (see `fitEaseOfBlocks`). */
  readonly easeOfBlocks?: number
}

export interface CategoryObservation {
  readonly category: string
  readonly observation: SkillObservation
}

/**
 * Only recall of an unpractised word counts (ADR 80). A right answer counts only if it had no help. After an
 * error the parts of the first attempt count, because skill would look too low without the right ones.
 */
export const toObservations = (
  { asked, at, is_right_first, parts, was_helped, was_peeked }: TurnEvidence,
  { difficulty, last_practised_at, easeOfBlocks = defaultEaseOfBlocks }: WordBefore,
): CategoryObservation[] =>
  last_practised_at === null && isRecall(asked) && !was_peeked && !(was_helped && is_right_first)
    ? parts.map(({ category, is_right }) => ({
        category,
        observation: { at, is_right, difficulty: difficulty - easeOf(asked, easeOfBlocks) },
      }))
    : []

/** The ease of choosing rules is not estimated, so the default of blocks is used. */
const easeOf = (asked: TurnEvidence['asked'], easeOfBlocks: number): number => {
  if (asked === 'in_blocks') return easeOfBlocks
  return asked === 'with_rules' ? defaultEaseOfBlocks : 0
}
