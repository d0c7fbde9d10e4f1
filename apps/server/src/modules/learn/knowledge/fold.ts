import { amsterdamWeek } from '@letterliaan/rules/calendar'
import type { TurnEvidence } from '@letterliaan/rules/evidence'
import type { Mastery } from '@letterliaan/rules/mastery'
import type { RecallGrade, WordMemory } from '@letterliaan/rules/memory'
import type { Skill } from '@letterliaan/rules/skill'
import type { Confirms } from '../../curriculum/index.ts'
import { type Fitted, learn } from './learn.ts'

/** Memory, skills and mastery of one child. */
export interface Knowledge {
  /** Keyed by word id. */
  readonly memories: Map<number, WordMemory>
  /** Keyed by category. */
  readonly skills: Map<string, Skill>
  /** Skills at the end of a week, keyed by category and week. */
  readonly weeks: Map<string, SkillOfWeek>
  /** Keyed by step id. */
  readonly masteries: Map<number, Mastery>
}

export interface SkillOfWeek {
  readonly category: string
  readonly week: string
  readonly skill: Skill
}

export interface EndedTurn {
  readonly evidence: TurnEvidence
  /** Difficulty of the word, a logit. */
  readonly difficulty: number
  /** Unix seconds of the word's last row in another run; null: the word was never practised. */
  readonly last_practised_at: number | null
  /** A measure says nothing of what was learnt here. */
  readonly remembers: boolean
  readonly confirms: Confirms
}

export const knowNothing = (): Knowledge => ({
  memories: new Map(),
  skills: new Map(),
  weeks: new Map(),
  masteries: new Map(),
})

/** Adds one turn to what is known; turns come in the order of the log. Returns the grade of its word, if it has one. */
export function foldTurn(
  { memories, skills, weeks, masteries }: Knowledge,
  { evidence, confirms, difficulty, last_practised_at, remembers }: EndedTurn,
  fitted: Fitted,
): RecallGrade | null {
  const known = {
    difficulty,
    memory: memories.get(evidence.word_id) ?? null,
    last_practised_at,
    skills,
    masteryOf: (step_id: number) => masteries.get(step_id) ?? null,
  }
  const learned = learn(evidence, known, { remembers, fitted, confirms })
  if (learned.memory !== null) memories.set(evidence.word_id, learned.memory)
  for (const { step_id, mastery } of learned.masteries) masteries.set(step_id, mastery)
  for (const { category, skill } of learned.skills) {
    const before = skills.get(category)
    const week = amsterdamWeek((before ?? skill).updated_at)
    if (before && week !== amsterdamWeek(skill.updated_at))
      weeks.set(`${category} ${week}`, { category, week, skill: before })
    skills.set(category, skill)
  }
  return learned.grade
}
