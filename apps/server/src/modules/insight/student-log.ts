import type { Queries } from '../../db/database.ts'
import { createLexicon, type InsightLexicon, type StepIndex } from './lexicon.ts'
import { isInPeriod, type Period } from './period.ts'
import { findAnswerLog, findDueDates, findAnsweredWords, type LogRow } from './queries.ts'
import { toTurns, type WordTurn } from './turns.ts'

export interface StudentLog {
  readonly lexicon: InsightLexicon
  readonly log: readonly LogRow[]
  readonly turns: readonly WordTurn[]
  readonly allTurns: readonly WordTurn[]
}

/** Reads a student's work in a period. Earlier work only decides which words are trained (INZ-4). */
export async function readStudentLog(
  queries: Queries,
  index: StepIndex,
  student_id: number,
  period: Period,
): Promise<StudentLog> {
  const [wholeLog, words] = await Promise.all([
    readWholeLog(queries, student_id),
    findAnsweredWords(queries, student_id),
  ])
  const allTurns = toTurns(wholeLog)
  return {
    lexicon: createLexicon(index, words),
    log: wholeLog.filter(({ created_at }) => isInPeriod(period, created_at)),
    turns: allTurns.filter(({ at }) => isInPeriod(period, at)),
    allTurns,
  }
}

/** Reads the log in order of time. Answers that waited on a device have higher ids than later answers. */
export async function readWholeLog(queries: Queries, student_id: number): Promise<LogRow[]> {
  const rows = await findAnswerLog(queries, student_id)
  return rows.toSorted((a, b) => a.created_at - b.created_at || a.id - b.id)
}

export const countRememberedWords = async (queries: Queries, student_id: number): Promise<number> =>
  (await findDueDates(queries, student_id)).length
