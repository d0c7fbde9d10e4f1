import type { Difficulty, StudentExercise, TemplateName } from '@letterliaan/contract'
import { isFinished } from '@letterliaan/rules'
import type { Transaction } from '../../../../db/database.ts'
import { encodeJson } from '../../../../db/json.ts'
import { insertRun, updateRun } from './queries.ts'

export interface RunKey {
  readonly organisation_id: number
  readonly student_id: number
  readonly step_id: number
  readonly exercise_id: number
  readonly difficulty: Difficulty
  readonly number: number
}

export interface RunBeginning {
  readonly template: TemplateName
  readonly round: number
}

type RunState = Pick<
  StudentExercise,
  'words' | 'status' | 'percentage_score' | 'is_complete' | 'is_retry' | 'isForcedRepeat'
>

const endOf = (run: RunState, now: number) => ({
  status: run.status,
  percentage_score: run.percentage_score,
  completed_at: isFinished(run) ? now : null,
})

/** Logs a run and its words (rules.md, Log of answers). `before`: the run before this move. */
export async function logRun(
  transaction: Transaction,
  key: RunKey,
  before: RunState & { readonly isBegun: boolean },
  run: RunState,
  beginning: RunBeginning,
  now: number,
): Promise<void> {
  if (!before.isBegun) {
    const word_ids = encodeJson(before.words.map(({ id }) => id))
    const times = { started_at: now, ...endOf(run, now) }
    await insertRun(transaction, { ...key, ...beginning, word_ids, is_retry: before.is_retry, ...times })
  } else if (run.status !== before.status || run.percentage_score !== before.percentage_score) {
    const { exercise_id, difficulty, number } = key
    await updateRun(transaction, { exercise_id, difficulty, number }, endOf(run, now))
  }
}
