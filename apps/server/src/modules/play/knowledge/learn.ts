import type { Word } from '@letterliaan/contract'
import { isRecall, isUnaidedRecall, type TurnEvidence } from '@letterliaan/rules/evidence'
import { newMastery, updateMastery, type Mastery } from '@letterliaan/rules/mastery'
import { recallGradeOf, retrievabilityOf, reviewWord, type WordMemory } from '@letterliaan/rules/memory'
import { itemDifficultyOf, observeSkill, updateSkill, type Skill } from '@letterliaan/rules/skill'

/** What was known just before a turn. */
export interface Known {
  readonly memory: WordMemory | null
  /** Unix seconds of its last turn in whatever template; null: the word was never practised. */
  readonly last_practised_at: number | null
  readonly skillOf: (category: string) => Skill | null
  readonly mastery: Mastery | null
}

/** What a turn counts for. */
export interface Counting {
  /** A measure says nothing of what was learnt here. */
  readonly memory: boolean
  /** When the step was passed that teaches the word; null: the turn confirms no step (WEET-9). */
  readonly passed_at: number | null
}

/** What changed; null and left out: nothing. */
export interface Learned {
  readonly memory: WordMemory | null
  readonly skills: readonly { readonly category: string; readonly skill: Skill }[]
  readonly mastery: Mastery | null
}

/** What a turn teaches us, the same when it is played and when the log is played again. */
export function learn(evidence: TurnEvidence, word: Word, known: Known, counting: Counting): Learned {
  const { at } = evidence
  const { memory, last_practised_at, mastery } = known
  const grade = counting.memory ? recallGradeOf(evidence) : null
  const before = {
    difficulty: difficultyOf(word),
    last_practised_at,
    retrievability: memory && retrievabilityOf(memory, at),
  }
  const { word_id } = evidence
  return {
    memory: grade && reviewWord(memory, grade, at),
    skills: observeSkill(evidence, before).map(({ category, observation }) => ({
      category,
      skill: updateSkill(known.skillOf(category), observation),
    })),
    mastery:
      counting.passed_at === null || !isRecall(evidence.asked)
        ? null
        : updateMastery(
            mastery ?? newMastery,
            { word_id, at, is_right: isUnaidedRecall(evidence), last_practised_at },
            counting.passed_at,
          ),
  }
}

const difficultyOf = ({ word, read_letters }: Word): number =>
  itemDifficultyOf({ length: word.length, numGraphemes: read_letters.split(',').length })
