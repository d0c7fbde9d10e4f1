import type { Word } from '@letterliaan/contract'
import { isRecall, type TurnEvidence } from '@letterliaan/rules/evidence'
import { newMastery, updateMastery, type Mastery } from '@letterliaan/rules/mastery'
import {
  recallGradeOf,
  reviewWord,
  type MemoryParameters,
  type RecallGrade,
  type WordMemory,
} from '@letterliaan/rules/memory'
import {
  itemDifficultyOf,
  observeSkill,
  pooledChance,
  updateSkill,
  type Skill,
} from '@letterliaan/rules/skill'
import type { Confirms } from '../../curriculum/index.ts'

/** The knowledge just before a turn. */
export interface KnownBefore {
  /** Difficulty of the word, a logit. */
  readonly difficulty: number
  readonly memory: WordMemory | null
  /** Unix seconds of its last turn in whatever template; null: the word was never practised. */
  readonly last_practised_at: number | null
  /** By category. */
  readonly skills: ReadonlyMap<string, Skill>
  readonly masteryOf: (step_id: number) => Mastery | null
}

/** Fitted from the answers of a school. */
export interface Fitted {
  readonly memory: MemoryParameters
  /** A logit. */
  readonly easeOfBlocks: number
}

/** The weights of a turn. */
export interface TurnCounts {
  readonly fitted: Fitted
  /** A measure says nothing of what was learnt here. */
  readonly remembers: boolean
  readonly confirms: Confirms
}

/** Changes after a turn; null or missing: unchanged. */
export interface Learned {
  readonly grade: RecallGrade | null
  readonly memory: WordMemory | null
  readonly skills: readonly { readonly category: string; readonly skill: Skill }[]
  readonly masteries: readonly { readonly step_id: number; readonly mastery: Mastery }[]
}

/** Returns what a turn changes; live play and a rebuild give the same result. */
export function learn(evidence: TurnEvidence, known: KnownBefore, counts: TurnCounts): Learned {
  const { at } = evidence
  const { difficulty, memory, last_practised_at } = known
  const { easeOfBlocks } = counts.fitted
  const grade = counts.remembers ? recallGradeOf(evidence) : null
  return {
    grade,
    memory: grade && reviewWord(memory, grade, at, counts.fitted.memory),
    skills: observeSkill(evidence, { difficulty, last_practised_at, easeOfBlocks }).map(
      ({ category, observation }) => ({
        category,
        skill: updateSkill(known.skills.get(category) ?? null, observation),
      }),
    ),
    masteries: confirm(evidence, known, counts.confirms),
  }
}

/** Each category of the word counts for the passed steps that teach it (WEET-9). */
function confirm(
  { word_id, at, asked, parts, was_helped, was_peeked }: TurnEvidence,
  { masteryOf, skills, last_practised_at }: KnownBefore,
  confirms: Confirms,
): Learned['masteries'] {
  if (!isRecall(asked)) return []
  return parts.flatMap(({ category, is_right }) =>
    confirms(word_id, category).map(({ step_id, passed_at }) => {
      const evidence = {
        at,
        is_right: is_right && !was_helped && !was_peeked,
        last_practised_at,
        chance_of_new: pooledChance(skills, category, at),
      }
      return { step_id, mastery: updateMastery(masteryOf(step_id) ?? newMastery, evidence, passed_at) }
    }),
  )
}

/** A logit: how much harder than an average word of its category, while no answers tell. */
export const priorDifficultyOf = ({ word, read_letters }: Pick<Word, 'word' | 'read_letters'>): number =>
  itemDifficultyOf({ length: word.length, numGraphemes: read_letters.split(',').length })
