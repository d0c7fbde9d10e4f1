import type { Encouragement } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { isSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { record } from '../../../events/record.ts'
import { getSupervisor } from '../../people/index.ts'

/** `now`: unix seconds. */
export interface StudentCall {
  readonly transaction: Transaction
  readonly caller: UserCaller
  readonly student_id: number
  readonly now: number
}

/** Locks the row, as an event for its channel needs. Throws 404 for a student that the caller may not see. */
export async function lockSupervised(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, student_id }: StudentCall,
): Promise<void> {
  await dialect.lockRow(transaction, 'student', student_id)
  if (!(await isSupervised(transaction, caller, student_id))) throw notFound()
}

/** Shown beside the work (ZIEN-2). */
export async function sendEncouragement(
  database: Pick<Database, 'dialect'>,
  call: StudentCall,
  message: string,
): Promise<Encouragement> {
  const { transaction, caller, student_id, now } = call
  await lockSupervised(database, call)
  const { name: sender } = await getSupervisor(transaction, caller)
  const data = { message, sender }
  record(transaction, caller, { type: 'encouragement_sent', student_ids: [student_id], ...data }, now)
  return data
}
