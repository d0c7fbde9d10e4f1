import type { StudentExercise } from '@letterliaan/contract'
import type { Transaction } from '../../../../db/database.ts'
import { record } from '../../../../events/record.ts'
import { foldStudent } from '../../knowledge/fold-student.ts'
import { storePendingTurns } from '../../knowledge/pending-turns.ts'
import { concludeMove } from './conclude-move.ts'
import { logMove } from './log-move.ts'
import { logRun } from './log-run.ts'
import { describeMove } from './describe-move.ts'
import type { MoveInRun } from './move-in-run.ts'

/** Resolves to the run with the feedback that the child may see. `at`: made, `now`: came in; unix seconds. */
export async function storeMove(
  transaction: Transaction,
  stored: MoveInRun,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<StudentExercise> {
  const { key, logic, find, before, isBegun, after, move, meta, round } = stored
  const template = logic.name
  const { run, moved, ended } = concludeMove(logic, find, before, after, move)
  await logMove(transaction, key, move, moved, { template, ...meta }, at)
  await storePendingTurns(transaction, { ...stored, ended, at })
  await logRun(transaction, key, { ...before, isBegun }, run, { template, round }, at)
  if (run.is_complete) await foldStudent(transaction, key.student_id)
  record(transaction, key, { type: 'answer_judged', move: describeMove(stored) }, now)
  return run
}
