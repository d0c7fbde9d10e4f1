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
 * What a turn tells of skill, by category. Only recall tells something. A word that is right with help tells nothing; after
 * an error, which brings help, the parts are still those of the first try: without the right ones a skill would look low.
 */
export const observeSkill = (
  { asked, at, is_right_first, parts, was_helped, was_peeked }: TurnEvidence,
  before: WordBefore,
): CategoryObservation[] =>
  isRecall(asked) && !was_peeked && !(was_helped && is_right_first)
    ? parts.map(({ category, is_right }) => ({ category, observation: { at, is_right, ...before } }))
    : []
