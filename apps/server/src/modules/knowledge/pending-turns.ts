import type { Difficulty } from '@letterliaan/contract'
import type { TemplateLogic } from '@letterliaan/exercises/logic'
import { isRecall } from '@letterliaan/rules/evidence'
import type { Transaction } from '../../db/database.ts'
import { encodeJson } from '../../db/json.ts'
import type { ConfirmedStep, Confirms } from '../curriculum/index.ts'
import { priorDifficultyOf } from './learn.ts'
import { findWrongRows, insertPendingTurn } from './queries.ts'
import { type EndedWord, toEvidence } from './turn-evidence.ts'

interface RunKey {
  readonly organisation_id: number
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: Difficulty
  readonly number: number
}

export interface EndedWords {
  readonly key: RunKey
  readonly logic: TemplateLogic
  readonly ended: readonly EndedWord[]
  /** When the child did it, unix seconds. */
  readonly at: number
  /** Does it tell what the child remembers of what it learnt? A measure does not. */
  readonly remembers: boolean
  readonly confirms: Confirms
}

/** Reading, copying, colouring and choosing tell nothing of what is remembered. */
export const tellsOfMemory = ({ word: { asked } }: Pick<TemplateLogic, 'word'>): boolean =>
  isRecall(asked) || asked === 'shown_first'

/** By category. */
export type StoredConfirms = Readonly<Record<string, readonly ConfirmedStep[]>>

/** Appends what the words that ended tell, for `foldStudent`. Their answers are in the log already. */
export async function storeTurns(transaction: Transaction, turns: EndedWords): Promise<void> {
  const { key, logic, ended, at, remembers, confirms } = turns
  if (!tellsOfMemory(logic)) return
  const { organisation_id, student_id, exercise_id, difficulty, number: run } = key
  for (const ending of ended) {
    const { word } = ending.taught
    const turn = { student_id, exercise_id, difficulty, run, word_id: word.id }
    const wrong = ending.turn.num_errors > 0 ? await findWrongRows(transaction, turn) : []
    const evidence = toEvidence(logic, ending, wrong, at)
    const confirmed = evidence.parts.flatMap(({ category }) => {
      const steps = confirms(word.id, category)
      return steps.length === 0 ? [] : [[category, steps] as const]
    })
    await insertPendingTurn(transaction, {
      ...turn,
      organisation_id,
      evidence: encodeJson(evidence),
      prior: priorDifficultyOf(word),
      remembers,
      confirms: encodeJson(Object.fromEntries(confirmed) satisfies StoredConfirms),
    })
  }
}
