import { gradeOfEndedTurn, reviewWord } from '@letterliaan/rules/memory'
import type { Transaction } from '../../../db/database.ts'
import type { EndedWord } from '../exercise/conclude-move.ts'
import { findMemory, saveMemory } from './queries.ts'

export interface Rememberer {
  readonly organisation_id: number
  readonly student_id: number
}

/** Brings the memory of words up to date whose turn has ended (rules.md, Repetition). `now` in unix seconds. */
export async function rememberWords(
  transaction: Transaction,
  { organisation_id, student_id }: Rememberer,
  ended: readonly EndedWord[],
  now: number,
): Promise<void> {
  for (const { word_id, turn } of ended) {
    const before = (await findMemory(transaction, student_id, word_id)) ?? null
    const memory = reviewWord(before, gradeOfEndedTurn(turn), now)
    await saveMemory(transaction, { organisation_id, student_id, word_id, ...memory })
  }
}
