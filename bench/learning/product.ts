import type { TurnEvidence } from '@letterliaan/rules/evidence'
import { newMastery, updateMastery, type Mastery } from '@letterliaan/rules/mastery'
import { gradeRecall, reviewWord, type MemoryParameters, type WordMemory } from '@letterliaan/rules/memory'
import { toObservations, computePooledChance, updateSkill, type Skill } from '@letterliaan/rules/skill'
import type { BenchWord } from './words.ts'

const start = 1_757_000_000
export const toUnixTime = (day: number): number => Math.round(start + day * 86_400)

/** A turn by ear of a word that was met at least a day earlier, which tests a memory model. */
export interface RecalledTurn {
  readonly word_id: number
  /** Days since each earlier turn by ear and its result. The latest turn is last. */
  readonly history: readonly { readonly day: number; readonly is_right: boolean }[]
  readonly day: number
  readonly is_right: boolean
}

/** The product's knowledge of a child: the model under test with the child's log. */
export interface Product {
  readonly memories: ReadonlyMap<number, WordMemory>
  readonly skills: ReadonlyMap<string, Skill>
  readonly masteries: ReadonlyMap<number, Mastery>
  readonly practisedAt: ReadonlyMap<number, number>
  readonly recalls: readonly RecalledTurn[]
  readonly histories: ReadonlyMap<number, RecalledTurn['history']>
  readonly categoryOf: (step: number) => string | undefined
  /** Unix seconds by step. */
  readonly passedAt: Map<number, number>
  /** Adds a turn. Only a word of 'Door elkaar' confirms passed steps. */
  record(word: BenchWord, turn: TurnEvidence, day: number, isMixed: boolean): void
}

export function createProduct(
  categoryOf: (step: number) => string | undefined,
  parameters?: MemoryParameters,
): Product {
  const memories = new Map<number, WordMemory>()
  const skills = new Map<string, Skill>()
  const masteries = new Map<number, Mastery>()
  const practisedAt = new Map<number, number>()
  const histories = new Map<number, { day: number; is_right: boolean }[]>()
  const recalls: RecalledTurn[] = []
  const passedAt = new Map<number, number>()

  function recordRecall({ id }: BenchWord, is_right: boolean, day: number): void {
    const history = histories.get(id) ?? []
    const last = history.at(-1)
    if (last && day - last.day >= 1) recalls.push({ word_id: id, history: [...history], day, is_right })
    histories.set(id, [...history, { day, is_right }])
  }

  function learnSkill(word: BenchWord, turn: TurnEvidence): void {
    const before = {
      difficulty: word.expectedDifficulty,
      last_practised_at: practisedAt.get(word.id) ?? null,
    }
    for (const { category, observation } of toObservations(turn, before))
      skills.set(category, updateSkill(skills.get(category) ?? null, observation))
  }

  return {
    categoryOf,
    memories,
    skills,
    masteries,
    practisedAt,
    recalls,
    histories,
    passedAt,
    record(word, turn, day, isMixed) {
      const grade = gradeRecall(turn)
      learnSkill(word, turn)
      if (grade !== null) recordRecall(word, turn.is_right_first, day)
      if (isMixed)
        for (const { category, is_right } of turn.parts) {
          const evidence = {
            at: turn.at,
            is_right,
            last_practised_at: practisedAt.get(word.id) ?? null,
            chance_of_new: computePooledChance(skills, category, turn.at),
          }
          for (const [step, passed_at] of passedAt)
            if (categoryOf(step) === category)
              masteries.set(step, updateMastery(masteries.get(step) ?? newMastery, evidence, passed_at))
        }
      if (grade !== null) {
        memories.set(word.id, reviewWord(memories.get(word.id) ?? null, grade, turn.at, parameters))
      }
      practisedAt.set(word.id, turn.at)
    },
  }
}
