import { onPaper, templates } from '@letterliaan/exercises/logic'
import type { Queries } from '../../../db/database.ts'

/** A word that was practised in a step at a difficulty, and how it went the last time. */
export interface PractisedWord {
  readonly step_id: number
  readonly difficulty: number
  readonly word_id: number
  readonly without_errors: boolean
}

/** 'Schoenoefeningen' in which a word is answered. */
const PRACTICE = Object.values(templates)
  .filter(({ category, name }) => category === 'Oefenen' && !onPaper.has(name))
  .map(({ name }) => name)

/** The words that a student practised, of each the turn that ended last. */
export async function findPractised(queries: Queries, student_id: number): Promise<PractisedWord[]> {
  const turns = await queries
    .selectFrom('answer')
    .select(['step_id', 'difficulty', 'word_id'])
    .select(({ fn, eb }) => [
      fn.max('id').as('last_id'),
      fn.max('cheats').as('cheats'),
      fn.sum<number>(eb.case().when('is_right', '=', true).then(0).else(1).end()).as('errors'),
    ])
    .where('student_id', '=', student_id)
    .where('template', 'in', PRACTICE)
    .groupBy(['step_id', 'difficulty', 'word_id', 'exercise_id', 'run'])
    .having(({ fn, eb }) =>
      eb(fn.sum<number>(eb.case().when('is_right', '=', true).then(1).else(0).end()), '>', 0),
    )
    .orderBy('last_id')
    .execute()
  const latest = new Map<string, PractisedWord>()
  for (const { step_id, difficulty, word_id, errors, cheats } of turns) {
    const without_errors = errors === 0 && cheats === 0
    latest.set(`${step_id} ${difficulty} ${word_id}`, { step_id, difficulty, word_id, without_errors })
  }
  return [...latest.values()]
}
