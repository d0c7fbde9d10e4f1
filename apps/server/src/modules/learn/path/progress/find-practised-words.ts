import type { Queries } from '../../../../db/database.ts'
import { stepIdOf } from '../step/exercise-id.ts'
import { findPractisedTurns } from './queries.ts'

/** Practised words of a step at a difficulty, by id: was the last turn without errors? */
export type PractisedWords = ReadonlyMap<number, boolean>

export async function findPractisedWords(
  queries: Queries,
  student_id: number,
): Promise<(step_id: number, difficulty: number) => PractisedWords> {
  const all = new Map<string, Map<number, boolean>>()
  for (const turn of await findPractisedTurns(queries, student_id)) {
    const key = `${stepIdOf(turn.exercise_id)} ${turn.difficulty}`
    const words = all.get(key) ?? new Map<number, boolean>()
    all.set(key, words.set(turn.word_id, turn.errors === 0 && turn.cheats === 0))
  }
  return (step_id, difficulty) => all.get(`${step_id} ${difficulty}`) ?? new Map()
}
