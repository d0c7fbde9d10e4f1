import type { Transaction } from '../../db/database.ts'
import { deleteActivity } from './queries.ts'

/** The type of activity of a student that got the workbook of a step: only then can it say that it is done (EX-17). */
export const downloadActivityType = 'download_workbook'

/** Uses a download up: it is good for saying once that the workbook is done. False if there is none. */
export const consumeDownload = (
  transaction: Transaction,
  student_id: number,
  step_id: number,
): Promise<boolean> =>
  deleteActivity(transaction, { student_id, type: downloadActivityType, item_id: step_id })
