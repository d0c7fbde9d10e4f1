import type { WaitingDictation } from '@letterliaan/contract'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import type { Database, Queries } from '../../../../db/database.ts'
import { createForbiddenError } from '../../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { toTestId } from '../../path/step/exercise-id.ts'
import { listDictationWords } from './draw-words.ts'
import { findStepDictation, findWaitingDictations } from './queries.ts'
import { hasRows } from '../../../../db/tables/rows.ts'

/** Number of days after the dictation on which an absent child may still take it. */
export const lateDictationDays = 7

const daysOf = (now: number) => ({
  from: toAmsterdamDate(now - lateDictationDays * daySeconds),
  to: toAmsterdamDate(now),
})

/** Throws 403 if the dictation can't be begun now. A dictation that was begun can always be finished. */
export async function assertDictationDay(
  queries: Queries,
  { dictation_id, student_id }: { readonly dictation_id: number; readonly student_id: number },
  now: number,
): Promise<void> {
  const { day, closed_at, withdrawn_at } = await findStepDictation(queries, dictation_id)
  const { from, to } = daysOf(now)
  if (day > to) throw createForbiddenError('Dit dictee is nog niet aan de beurt.')
  const isOver = day < from || closed_at !== null || withdrawn_at !== null
  if (isOver || (await hasRows(queries, 'week_dictation_mark', { dictation_id, student_id }))) {
    throw createForbiddenError('Dit dictee hoef je niet meer te maken.')
  }
}

export async function listWaitingDictations(
  { queries }: Database,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<WaitingDictation[]> {
  const rows = await findWaitingDictations(queries, student_id, daysOf(now))
  return Promise.all(
    rows.map(async ({ id, label, curriculum_step_id, num_done }) => {
      const content = await contents.get(queries, curriculum_step_id)
      return {
        step_id: id,
        test_id: toTestId(id),
        label,
        num_words: listDictationWords(content).length,
        num_done: num_done ?? 0,
      }
    }),
  )
}
