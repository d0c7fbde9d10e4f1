import type { TurnEvidence } from '@letterliaan/rules/evidence'
import { newMastery, updateMastery, type Mastery } from '@letterliaan/rules/mastery'
import { recallGradeOf, reviewWord, type MemoryParameters, type WordMemory } from '@letterliaan/rules/memory'
import { observeSkill, updateSkill, type Skill } from '@letterliaan/rules/skill'
import type { BenchWord } from './words.ts'

const start = 1_757_000_000
export const timeOf = (day: number): number => Math.round(start + day * 86_400)

/** A turn by ear of a word that was met before, a day ago at least: what a model of memory is judged by. */
export interface Recall {
  readonly word_id: number
  /** Days since each earlier turn by ear, the last one last, and how it went. */
  readonly history: readonly { readonly day: number; readonly is_right: boolean }[]
  readonly day: number
  readonly is_right: boolean
}

/** What the product knows of a child: the model under test, fed by its log. */
export interface Product {
  readonly memories: ReadonlyMap<number, WordMemory>
  /** As the product before it graded: a word that was wrong at first ended right, and was hard. */
  readonly lenient: ReadonlyMap<number, WordMemory>
  readonly skills: ReadonlyMap<string, Skill>
  readonly masteries: ReadonlyMap<number, Mastery>
  readonly practisedAt: ReadonlyMap<number, number>
  readonly recalls: readonly Recall[]
  /** By step, unix seconds. */
  readonly passedAt: Map<number, number>
  /** A turn before its step was passed confirms nothing. */
  record(word: BenchWord, turn: TurnEvidence, day: number): void
}

export function newProduct(parameters?: MemoryParameters): Product {
  const memories = new Map<number, WordMemory>()
  const lenient = new Map<number, WordMemory>()
  const skills = new Map<string, Skill>()
  const masteries = new Map<number, Mastery>()
  const practisedAt = new Map<number, number>()
  const histories = new Map<number, { day: number; is_right: boolean }[]>()
  const recalls: Recall[] = []
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
    for (const { category, observation } of observeSkill(turn, before))
      skills.set(category, updateSkill(skills.get(category) ?? null, observation))
  }

  return {
    memories,
    lenient,
    skills,
    masteries,
    practisedAt,
    recalls,
    passedAt,
    record(word, turn, day) {
      const passed_at = passedAt.get(word.step) ?? null
      const grade = recallGradeOf(turn)
      learnSkill(word, turn)
      if (grade !== null) recordRecall(word, turn.is_right_first, day)
      if (passed_at !== null && grade !== null) {
        const is_right = turn.parts.find(({ category }) => category === word.categories[0])?.is_right ?? false
        const evidence = {
          word_id: word.id,
          at: turn.at,
          is_right,
          last_practised_at: practisedAt.get(word.id) ?? null,
        }
        masteries.set(word.step, updateMastery(masteries.get(word.step) ?? newMastery, evidence, passed_at))
      }
      if (grade !== null) {
        memories.set(word.id, reviewWord(memories.get(word.id) ?? null, grade, turn.at, parameters))
        const kind = grade === 'again' ? 'hard' : grade
        lenient.set(word.id, reviewWord(lenient.get(word.id) ?? null, kind, turn.at))
      }
      practisedAt.set(word.id, turn.at)
    },
  }
}
