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
import { itemDifficultyOf, observeSkill, updateSkill, type Skill } from '@letterliaan/rules/skill'

/** What was known just before a turn. */
export interface KnownBefore {
  /** Of the word: a logit. */
  readonly difficulty: number
  readonly memory: WordMemory | null
  /** Unix seconds of its last turn in whatever template; null: the word was never practised. */
  readonly last_practised_at: number | null
  readonly skillOf: (category: string) => Skill | null
  readonly mastery: Mastery | null
}

/** What a turn counts for. */
export interface TurnCounts {
  readonly parameters: MemoryParameters
  /** A measure says nothing of what was learnt here. */
  readonly remembers: boolean
  /** The passed step that the word confirms (WEET-9). */
  readonly confirmed: { readonly category: string; readonly passed_at: number } | null
}

/** What changed; null and left out: nothing. */
export interface Learned {
  readonly grade: RecallGrade | null
  readonly memory: WordMemory | null
  readonly skills: readonly { readonly category: string; readonly skill: Skill }[]
  readonly mastery: Mastery | null
}

/** What a turn teaches us, the same when it is played and when the log is played again. */
export function learn(evidence: TurnEvidence, known: KnownBefore, counts: TurnCounts): Learned {
  const { at } = evidence
  const { difficulty, memory, last_practised_at } = known
  const grade = counts.remembers ? recallGradeOf(evidence) : null
  return {
    grade,
    memory: grade && reviewWord(memory, grade, at, counts.parameters),
    skills: observeSkill(evidence, { difficulty, last_practised_at }).map(({ category, observation }) => ({
      category,
      skill: updateSkill(known.skillOf(category), observation),
    })),
    mastery: counts.confirmed && updateConfirmation(evidence, known, counts.confirmed),
  }
}

/** Only what the step itself teaches counts: an error on another part says nothing of it, and null tells that. */
function updateConfirmation(
  { word_id, at, asked, parts, was_helped, was_peeked }: TurnEvidence,
  { mastery, last_practised_at }: KnownBefore,
  { category, passed_at }: NonNullable<TurnCounts['confirmed']>,
): Mastery | null {
  const part = parts.find((each) => each.category === category)
  if (!isRecall(asked) || part === undefined) return null
  const is_right = part.is_right && !was_helped && !was_peeked
  return updateMastery(mastery ?? newMastery, { word_id, at, is_right, last_practised_at }, passed_at)
}

/** A logit: how much harder than an average word of its category, while no answers tell. */
export const priorDifficultyOf = ({ word, read_letters }: Pick<Word, 'word' | 'read_letters'>): number =>
  itemDifficultyOf({ length: word.length, numGraphemes: read_letters.split(',').length })
