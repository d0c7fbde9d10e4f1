import type { Transaction } from '../../../db/database.ts'
import { deleteActivity } from './queries.ts'

/** Needed before 'done' (EX-17). */
export const downloadActivityType = 'download_workbook'

/** Needed once per 'done' (EX-17). False without one. */
export const consumeDownload = (
  transaction: Transaction,
  student_id: number,
  step_id: number,
): Promise<boolean> =>
  deleteActivity(transaction, { student_id, type: downloadActivityType, item_id: step_id })
