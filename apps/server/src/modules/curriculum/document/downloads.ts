import type { Database, Transaction } from '../../../db/database.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { deleteActivity } from '../../rewards/queries.ts'
import { storeLatest } from '../../rewards/store-latest.ts'

const downloadActivityType = 'download_workbook'

/**
 * Keeps that a student got the workbook of a step, with the time (unix seconds) of the last time: only then can the child say
 * that it is done (EX-17).
 */
export async function recordDownload(
  { dialect }: Pick<Database, 'dialect'>,
  transaction: Transaction,
  student: StudentOwner,
  step_id: number,
  now: number,
): Promise<void> {
  await dialect.lockRow(transaction, 'student', student.student_id)
  await storeLatest(transaction, student, { type: downloadActivityType, item_id: step_id }, now)
}

/** Uses a download up: it is good for saying once that the workbook is done. False if there is none. */
export const consumeDownload = (
  transaction: Transaction,
  student_id: number,
  step_id: number,
): Promise<boolean> =>
  deleteActivity(transaction, { student_id, type: downloadActivityType, item_id: step_id })
