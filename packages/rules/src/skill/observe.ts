import { isRecall } from '../evidence/index.ts'
import type { TurnEvidence } from '../evidence/index.ts'
import type { SkillObservation } from './skill.ts'

/** What was known of the word just before the turn. */
export interface WordBefore extends Pick<SkillObservation, 'difficulty'> {
  /** Unix seconds of its last turn in whatever template; null: it was never practised. */
  readonly last_practised_at: number | null
}

export interface CategoryObservation {
  readonly category: string
  readonly observation: SkillObservation
}

/**
 * What a turn tells of skill, by category. Only recall of a word that was never practised tells something (ADR 32). A word that is right with help tells nothing; after
 * an error, which brings help, the parts are still those of the first try: without the right ones a skill would look low.
 */
export const observeSkill = (
  { asked, at, is_right_first, parts, was_helped, was_peeked }: TurnEvidence,
  { difficulty, last_practised_at }: WordBefore,
): CategoryObservation[] =>
  last_practised_at === null && isRecall(asked) && !was_peeked && !(was_helped && is_right_first)
    ? parts.map(({ category, is_right }) => ({ category, observation: { at, is_right, difficulty } }))
    : []
