import type { Queries } from '../../../db/database.ts'
import { findPractisedTurns } from './queries.ts'

/** A word that was practised in a step at a difficulty, and how it went the last time. */
export interface PractisedWord {
  readonly step_id: number
  readonly difficulty: number
  readonly word_id: number
  readonly without_errors: boolean
}

/** The words that a student practised, of each the turn that ended last. */
export async function findPractisedWords(queries: Queries, student_id: number): Promise<PractisedWord[]> {
  const turns = await findPractisedTurns(queries, student_id)
  const latest = new Map<string, PractisedWord>()
  for (const { step_id, difficulty, word_id, errors, cheats } of turns) {
    const without_errors = errors === 0 && cheats === 0
    latest.set(`${step_id} ${difficulty} ${word_id}`, { step_id, difficulty, word_id, without_errors })
  }
  return [...latest.values()]
}
