import type { RepeatableStep } from '@letterliaan/contract'
import { gameNames } from '@letterliaan/contract/games'
import { StepStatus } from '@letterliaan/contract/status'
import type { Database, Queries } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import { type Contents, type Mix, readStepContent } from '../../../curriculum/index.ts'
import { createRepetition, findMissingRepetitions, wasCompletedToday } from './missing-repetitions.ts'
import { findRepetitions, findTreehouseSteps, type RepetitionRow } from './queries.ts'

const games: ReadonlySet<string> = new Set(gameNames)

export function createRepetitionService(database: Database, contents: Contents) {
  const { queries } = database

  /** Words become due as time passes, so each request updates the list. */
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
    phase_id: row.mix === null ? row.phase_id : null,
    label: (await readStepContent(row, (from) => contents.get(queries, from))).label,
    status: row.status === StepStatus.completed ? row.status : StepStatus.open,
    repeats_step_id: row.source_id,
    is_mixed: row.mix !== null,
    has_game: row.game !== null || (row.mix !== null && games.has(decodeJson<Mix>(row.mix).practice)),
    num_words: decodeJson<number[]>(row.word_ids ?? '[]').length,
  })

  const listOwn = async (student_id: number): Promise<RepeatableStep[]> =>
    Promise.all(
      (await findTreehouseSteps(queries, student_id)).map(async ({ id, curriculum_step_id }) => {
        const { label, words } = await contents.get(queries, curriculum_step_id)
        const texts = Object.values(words).flatMap((ofLevel) => ofLevel.map(({ word }) => word))
        const { open: status } = StepStatus
        return {
          id,
          phase_id: null,
          label,
          status,
          repeats_step_id: null,
          is_mixed: false,
          has_game: false,
          num_words: new Set(texts).size,
        }
      }),
    )

  return {
    /** Lists own steps in the treehouse, then repetitions to do and done today. `now`: unix seconds. */
    async list(student_id: number, now: number): Promise<RepeatableStep[]> {
      await bringUpToDate(student_id, now)
      const rows = await findRepetitions(queries, student_id)
      const repetitions = rows.filter((row) => isShown(row, now)).map(toRepeatable)
      return [...(await listOwn(student_id)), ...(await Promise.all(repetitions))]
    },
  }
}

const isShown = (row: RepetitionRow, now: number): boolean =>
  row.status === StepStatus.open || wasCompletedToday(row, now)

export async function readWaitingRepetitions(queries: Queries, student_id: number): Promise<RepetitionRow[]> {
  const rows = await findRepetitions(queries, student_id)
  return rows.filter(({ status }) => status === StepStatus.open)
}
