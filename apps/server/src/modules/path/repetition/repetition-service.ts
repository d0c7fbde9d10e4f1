import type { RepeatableStep } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import type { Database } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { Contents } from '../../curriculum/content.ts'
import { createRepetition, findMissingRepetitions, wasCompletedToday } from './propose-repetition.ts'
import { findRepetitions, type RepetitionRow } from './queries.ts'

/** The repetitions of a student (rules.md, Repetition). */
export function createRepetitionService(database: Database, contents: Contents) {
  const { queries } = database

  /** Time makes words due, and nothing tells when it does: so the list is brought up to date when it is asked for. */
  const bringUpToDate = async (student_id: number, now: number): Promise<void> => {
    const missing = await findMissingRepetitions(queries, contents, student_id, now)
    if (missing.length === 0) return
    await database.transaction(async (transaction) => {
      await database.dialect.lockRow(transaction, 'student', student_id)
      const still = await findMissingRepetitions(transaction, contents, student_id, now)
      for (const repetition of still) await createRepetition(transaction, repetition, now)
    })
  }

  const toRepeatable = async (row: RepetitionRow): Promise<RepeatableStep> => ({
    id: row.id,
    phase_id: row.phase_id,
    label: (await contents.get(queries, row.curriculum_step_id)).label,
    status: row.status === StepStatus.completed ? row.status : StepStatus.open,
    repeats_step_id: row.source_id,
    num_words: decodeJson<number[]>(row.word_ids ?? '[]').length,
  })

  return {
    /** Those that wait, and those that were done today. `now` in unix seconds. */
    async list(student_id: number, now: number): Promise<RepeatableStep[]> {
      await bringUpToDate(student_id, now)
      const rows = await findRepetitions(queries, student_id)
      return Promise.all(rows.filter((row) => isShown(row, now)).map(toRepeatable))
    },
  }
}

const isShown = (row: RepetitionRow, now: number): boolean =>
  row.status === StepStatus.open || wasCompletedToday(row, now)
