import type { Insertable } from 'kysely'
import { toAmsterdamWeek } from '@letterliaan/rules/calendar'
import { isRecall, type TurnEvidence } from '@letterliaan/rules/evidence'
import { type Mastery, newMastery, updateMastery } from '@letterliaan/rules/mastery'
import { gradeRecall, reviewWord, type WordMemory } from '@letterliaan/rules/memory'
import { toObservations, computePooledChance, type Skill, updateSkill } from '@letterliaan/rules/skill'
import type { Schema } from '../../../db/schema.ts'
import type { FindConfirmedSteps } from '../../curriculum/index.ts'
import type { FittedParameters } from './fitted-parameters.ts'

export interface Knowledge {
  readonly memories: Map<number, WordMemory>
  readonly skills: Map<string, Skill>
  /** Skill at the end of each week, keyed by category and week. */
  readonly weeks: Map<string, SkillOfWeek>
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
  /** Unix seconds of the word's last answer in another run; null if it was never practised. */
  readonly last_practised_at: number | null
  /** False for a measure, whose words are not practice and change no memory. */
  readonly remembers: boolean
  readonly confirms: FindConfirmedSteps
}

export const createEmptyKnowledge = (): Knowledge => ({
  memories: new Map(),
  skills: new Map(),
  weeks: new Map(),
  masteries: new Map(),
})

export const knowledgeTables = ['word_memory', 'skill', 'skill_week', 'mastery'] as const

type KnowledgeTable = (typeof knowledgeTables)[number]

export const toKnowledgeRows = (
  { memories, skills, weeks, masteries }: Knowledge,
  child: { readonly organisation_id: number; readonly student_id: number },
): { readonly [T in KnowledgeTable]: Insertable<Schema[T]>[] } => ({
  word_memory: Array.from(memories, ([word_id, row]) => ({ ...row, ...child, word_id })),
  skill: Array.from(skills, ([category, row]) => ({ ...row, ...child, category })),
  skill_week: Array.from(weeks.values(), ({ skill, ...key }) => ({ ...skill, ...child, ...key })),
  mastery: Array.from(masteries, ([step_id, row]) => ({ ...row, ...child, step_id })),
})

/** Adds one turn to a child's knowledge, both live and in a rebuild. Turns must be in the order of the log. */
export function foldTurn(
  known: Knowledge,
  turn: EndedTurn,
  { memory, easeOfBlocks }: FittedParameters,
): void {
  const { memories, skills, weeks, masteries } = known
  const { evidence, difficulty, last_practised_at, remembers } = turn
  const { word_id, at } = evidence
  const grade = remembers ? gradeRecall(evidence) : null
  if (grade !== null) memories.set(word_id, reviewWord(memories.get(word_id) ?? null, grade, at, memory))
  for (const { step_id, mastery } of confirm(known, turn)) masteries.set(step_id, mastery)
  const observed = toObservations(evidence, { difficulty, last_practised_at, easeOfBlocks })
  for (const { category, observation } of observed) {
    const before = skills.get(category)
    const skill = updateSkill(before ?? null, observation)
    const week = toAmsterdamWeek((before ?? skill).updated_at)
    if (before && week !== toAmsterdamWeek(skill.updated_at))
      weeks.set(`${category} ${week}`, { category, week, skill: before })
    skills.set(category, skill)
  }
}

/** Confirms the passed steps that teach a category of the word (WEET-9). */
function confirm(
  { masteries, skills }: Knowledge,
  { evidence, confirms, last_practised_at }: EndedTurn,
): { readonly step_id: number; readonly mastery: Mastery }[] {
  const { word_id, at, asked, parts, was_helped, was_peeked } = evidence
  if (!isRecall(asked)) return []
  return parts.flatMap(({ category, is_right }) =>
    confirms(word_id, category).map(({ step_id, passed_at }) => {
      const confirmed = {
        at,
        is_right: is_right && !was_helped && !was_peeked,
        last_practised_at,
        chance_of_new: computePooledChance(skills, category, at),
      }
      const mastery = updateMastery(masteries.get(step_id) ?? newMastery, confirmed, passed_at)
      return { step_id, mastery }
    }),
  )
}
