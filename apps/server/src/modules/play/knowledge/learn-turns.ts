import type { TemplateLogic } from '@letterliaan/exercises/logic'
import { amsterdamWeek } from '@letterliaan/rules/calendar'
import { isRecall } from '@letterliaan/rules/evidence'
import type { Mastery } from '@letterliaan/rules/mastery'
import type { Skill } from '@letterliaan/rules/skill'
import { defaultMemoryParameters, type MemoryParameters } from '@letterliaan/rules/memory'
import type { Queries, Transaction } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { Confirms } from '../../curriculum/index.ts'
import type { EndedWord } from '../exercise/conclude-move.ts'
import type { RunKey } from '../exercise/log-run.ts'
import { readDifficulty } from './item-difficulty.ts'
import { learn } from './learn.ts'
import {
  findLastPractice,
  findMastery,
  findMemory,
  findMemoryParameters,
  findSkill,
  findWrongRows,
  saveMastery,
  saveMemory,
  saveSkill,
  saveSkillWeek,
} from './queries.ts'
import { toEvidence } from './turn-evidence.ts'

/** Turns that came to their end with one move. */
export interface EndedTurns {
  readonly key: RunKey
  readonly logic: TemplateLogic
  readonly ended: readonly EndedWord[]
  /** When the child did it, unix seconds. */
  readonly at: number
  /** Does it tell what the child remembers of what it learnt? A measure does not. */
  readonly remembers: boolean
  readonly confirms: Confirms
  /** Of its organisation, as they are stored. */
  readonly memory_parameters: string | null
}

/** Brings up to date what is known of a child from turns that have ended (rules.md, What a child knows). */
export async function learnTurns(transaction: Transaction, turns: EndedTurns): Promise<void> {
  const { logic, ended } = turns
  if (!tellsOfMemory(logic)) return
  for (const word of ended) await learnTurn(transaction, turns, word)
}

/** Reading, copying, colouring and choosing tell nothing of what is remembered. */
export const tellsOfMemory = ({ word: { asked } }: Pick<TemplateLogic, 'word'>): boolean =>
  isRecall(asked) || asked === 'shown_first'

async function learnTurn(transaction: Transaction, turns: EndedTurns, ended: EndedWord): Promise<void> {
  const { key, logic, at, remembers, confirms, memory_parameters } = turns
  const { organisation_id, student_id, exercise_id, difficulty, number } = key
  const { word } = ended.taught
  const turnKey = { student_id, exercise_id, difficulty, number, word_id: word.id }
  const [wrong, last, memory] = await Promise.all([
    ended.turn.num_errors > 0 ? findWrongRows(transaction, turnKey) : [],
    findLastPractice(transaction, turnKey),
    findMemory(transaction, student_id, word.id),
  ])
  const evidence = toEvidence(logic, ended, wrong, at)
  const skills = new Map<string, Skill | null>()
  const masteries = new Map<number, Mastery | null>()
  for (const { category } of evidence.parts) {
    const steps = confirms(word.id, category)
    for (const { step_id } of steps) masteries.set(step_id, (await findMastery(transaction, step_id)) ?? null)
    // Else only a word that was never practised tells of skill.
    if (last === undefined || steps.length > 0)
      skills.set(category, (await findSkill(transaction, student_id, category)) ?? null)
  }
  const known = {
    difficulty: last === undefined ? await readDifficulty(transaction, word) : 0,
    memory: memory ?? null,
    last_practised_at: last?.created_at ?? null,
    skillOf: (category: string) => skills.get(category) ?? null,
    masteryOf: (step_id: number) => masteries.get(step_id) ?? null,
  }
  const learned = learn(evidence, known, {
    remembers,
    parameters: decodeMemoryParameters(memory_parameters),
    confirms,
  })
  const child = { organisation_id, student_id }
  if (learned.memory !== null)
    await saveMemory(transaction, { ...child, word_id: word.id, ...learned.memory })
  for (const { step_id, mastery } of learned.masteries)
    await saveMastery(transaction, { ...child, step_id, ...mastery })
  for (const { category, skill } of learned.skills) {
    const before = skills.get(category) ?? null
    const week = before && endedWeekOf(before, skill)
    if (before && week !== null) await saveSkillWeek(transaction, { ...child, category, week, ...before })
    await saveSkill(transaction, { ...child, category, ...skill })
  }
}

/** How the children of an organisation forget. */
export async function readMemoryParameters(
  queries: Queries,
  organisation_id: number,
): Promise<MemoryParameters> {
  return decodeMemoryParameters(
    (await findMemoryParameters(queries, organisation_id))?.memory_parameters ?? null,
  )
}

const decodeMemoryParameters = (fitted: string | null): MemoryParameters =>
  fitted === null ? defaultMemoryParameters : decodeJson<number[]>(fitted)

/** The week of which `before` is the end; null while it is the same week. */
export function endedWeekOf(before: Skill, after: Skill): string | null {
  const week = amsterdamWeek(before.updated_at)
  return week === amsterdamWeek(after.updated_at) ? null : week
}
