import type { Transaction } from '../../db/database.ts'

const TYPE = 'download_workbook'

export interface DownloadingStudent {
  readonly organisation_id: number
  readonly student_id: number
}

/**
 * Keeps that a student got the workbook of a step, with the time (unix seconds) of the last time: only then can the child say
 * that it is done (EX-17).
 */
export async function keepDownload(
  transaction: Transaction,
  { organisation_id, student_id }: DownloadingStudent,
  step_id: number,
  now: number,
): Promise<void> {
  const known = await transaction
    .updateTable('activity')
    .set({ created_at: now })
    .where('student_id', '=', student_id)
    .where('type', '=', TYPE)
    .where('item_id', '=', step_id)
    .returning('id')
    .executeTakeFirst()
  if (known) return
  await transaction
    .insertInto('activity')
    .values({
      organisation_id,
      student_id,
      type: TYPE,
      item_id: step_id,
      points: 0,
      data: null,
      created_at: now,
    })
    .execute()
}

/** Uses a download up: it is good for saying once that the workbook is done. False where there is none. */
export async function takeDownload(
  transaction: Transaction,
  student_id: number,
  step_id: number,
): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('activity')
    .where('student_id', '=', student_id)
    .where('type', '=', TYPE)
    .where('item_id', '=', step_id)
    .returning('id')
    .execute()
  return taken.length > 0
}
