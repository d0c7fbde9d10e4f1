import type { StudentStanding } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import { countRemembered, readWholeLog, toSessionTimes } from '../../insight/index.ts'
import { countPassed, listBadgesFor, readPoints } from '../../learn/index.ts'
import { countExercisesDone, findNumWords } from './queries.ts'

export async function readStanding(queries: Queries, student_id: number): Promise<StudentStanding> {
  const log = await readWholeLog(queries, student_id)
  const passed = await countPassed(queries, student_id)
  const badges = await listBadgesFor(queries, student_id)
  return {
    seconds: toSessionTimes(log).reduce((sum, { from, until }) => sum + until - from, 0),
    num_words: await findNumWords(queries, student_id),
    words_remembered: await countRemembered(queries, student_id),
    exercises_done: await countExercisesDone(queries, student_id),
    steps_passed: passed.steps,
    worlds_passed: passed.worlds,
    points: await readPoints(queries, student_id),
    badges: badges.filter(({ student_has_badge }) => student_has_badge).length,
  }
}
