import type { StudentStanding } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'
import { toStretches } from '../insight/practice.ts'
import { findLog, findMemories } from '../insight/queries.ts'
import { countStepsPassed, findCollected } from '../rewards/fact-queries.ts'
import { findBadges } from '../rewards/badges.ts'
import { findPoints } from '../rewards/queries.ts'
import { countExercisesDone, findNumWords } from './queries.ts'

/** How far a student is, in figures that a supervisor knows from its pages. */
export async function readStanding(queries: Queries, student_id: number): Promise<StudentStanding> {
  const log = (await findLog(queries, student_id)).toSorted((a, b) => a.id - b.id)
  const collected = await findCollected(queries, student_id)
  const badges = await findBadges(queries, student_id)
  return {
    seconds: toStretches(log).reduce((sum, { from, until }) => sum + until - from, 0),
    num_words: await findNumWords(queries, student_id),
    words_remembered: (await findMemories(queries, student_id)).length,
    exercises_done: await countExercisesDone(queries, student_id),
    steps_passed: (await countStepsPassed(queries, student_id))?.count ?? 0,
    worlds_passed: Object.values(collected ?? {}).filter(Boolean).length,
    points: await findPoints(queries, student_id),
    badges: badges.filter(({ student_has_badge }) => student_has_badge).length,
  }
}
