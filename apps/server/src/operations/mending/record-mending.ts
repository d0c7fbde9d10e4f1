import type { Transaction } from '../../db/database.ts'
import { writeAudit } from '../../modules/accounts/audit.ts'
import { addLiveEvent } from '../../modules/live/queries.ts'
import type { StudentAction } from '../../plugins/auth/audit-entry.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'

/** Writes it into the history of the child, and tells its open game to look again. */
export async function recordMending(
  transaction: Transaction,
  {
    caller,
    student_id,
    now,
  }: { readonly caller: UserCaller; readonly student_id: number; readonly now: number },
  action: StudentAction,
  detail: string,
): Promise<void> {
  const owner = { organisation_id: caller.organisation_id, student_id }
  await addLiveEvent(transaction, owner, { event: 'work_changed', time: now, data: {} })
  await writeAudit(transaction, caller, { action, detail, student_ids: [student_id] }, now)
}
