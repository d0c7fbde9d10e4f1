import { isRecall } from '../evidence/index.ts'
import type { TurnEvidence } from '../evidence/index.ts'
import type { SkillObservation } from './skill.ts'

/** What was known of the word just before the turn. */
export type WordBefore = Pick<SkillObservation, 'difficulty' | 'last_practised_at' | 'retrievability'>

export interface CategoryObservation {
  readonly category: string
  readonly observation: SkillObservation
}

/**
 * What a turn tells of skill, by category. Only recall tells something; a part that went right with help tells nothing,
 * one that went wrong all the same does.
 */
export const observeSkill = (
  { asked, at, parts, was_helped, was_peeked }: TurnEvidence,
  before: WordBefore,
): CategoryObservation[] =>
  isRecall(asked) && !was_peeked
    ? parts
        .filter(({ is_right }) => !is_right || !was_helped)
        .map(({ category, is_right }) => ({ category, observation: { at, is_right, ...before } }))
    : []
