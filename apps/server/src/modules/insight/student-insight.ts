import type { StudentInsight } from '@letterliaan/contract'
import { createWeekOf } from '@letterliaan/rules/calendar'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { assertSupervised } from '../../plugins/auth/supervision-queries.ts'
import type { Contents } from '../curriculum/index.ts'
import { countUnreadRuns, readPersonalBest } from '../learn/index.ts'
import { computeCalibration } from './calibration.ts'
import type { ConfusionCounter } from './confusions.ts'
import { countErrors } from './errors.ts'
import { readStepIndex, type InsightLexicon } from './lexicon.ts'
import { measureMastery, tallyTraining } from './mastery.ts'
import { findMisspellings } from './misspellings.ts'
import { countPractice } from './practice.ts'
import { findDueDates } from './queries.ts'
import { explainRepetitions } from './repetitions.ts'
import { readFall, readSkillChanges } from './skill-changes.ts'
import { readEstimates } from './skill-estimates.ts'
import { readStudentLog } from './student-log.ts'
import { countLooks } from './turns.ts'

export interface InsightSources {
  readonly queries: Queries
  readonly contents: Contents
  readonly countConfusions: ConfusionCounter
}

/** `id`: the student. `since`, `now`: unix seconds; answers before `since` count as earlier practice. */
export interface InsightRequest {
  readonly caller: UserCaller
  readonly id: number
  readonly since: number
  readonly now: number
}

/** Reads a student's insight from the log. Throws 404 for a student that the caller does not see. */
export async function readStudentInsight(
  { queries, contents, countConfusions }: InsightSources,
  { caller, id, since, now }: InsightRequest,
): Promise<StudentInsight> {
  await assertSupervised(queries, caller, id)
  const index = await readStepIndex(queries, contents, caller.organisation_id)
  const [{ lexicon, log, turns, allTurns }, memories] = await Promise.all([
    readStudentLog(queries, index, id, { since, until: Infinity }),
    findDueDates(queries, id),
  ])
  const weekOf = createWeekOf()
  const dueById = new Map(memories.map(({ word_id, due }) => [word_id, due]))
  const misspellings = findMisspellings(log, lexicon)
  return {
    student_id: id,
    num_unread_runs: await countUnreadRuns(queries, id),
    practice: countPractice(log, turns, weekOf),
    best: await readPersonalBest(queries, id, now),
    categories: measureMastery(turns, lexicon, weekOf, await readEstimates(queries, id, now)),
    changes: await readSkillChanges(queries, id, { since, until: Infinity }),
    fall: await readFall(queries, id, now),
    ...tallyTraining(turns),
    errors: countErrors(misspellings, lexicon),
    confusions: countConfusions(misspellings),
    due: listDueWords(dueById, lexicon, now),
    calibration: computeCalibration(log, lexicon),
    looks: countLooks(turns),
    repetitions: await explainRepetitions(queries, contents, id, { lexicon, turns: allTurns, dueById }, now),
  }
}

const weekSeconds = 7 * 86_400
const maxWords = 12

/** Lists due words by category. `num_soon` counts words due within a week. `now`: unix seconds. */
function listDueWords(
  dueById: ReadonlyMap<number, number>,
  { categories, categoryOf, textOf }: InsightLexicon,
  now: number,
): StudentInsight['due'] {
  const memories = [...dueById].map(([word_id, due_at]) => ({ word_id, due_at }))
  const due = memories.filter(({ due_at }) => due_at <= now).toSorted((a, b) => a.due_at - b.due_at)
  const byCategory = Map.groupBy(due, ({ word_id }) => categoryOf(word_id))
  return {
    num_due: due.length,
    num_soon: memories.filter(({ due_at }) => due_at > now && due_at <= now + weekSeconds).length,
    categories: categories.flatMap(({ category, name }) => {
      const words = byCategory.get(category)
      if (words === undefined) return []
      const first = words.slice(0, maxWords)
      return {
        category,
        name,
        count: words.length,
        words: first.map(({ word_id, due_at }) => ({ word: textOf(word_id), due_at })),
      }
    }),
  }
}
