import type { WriteAudit } from '../../plugins/auth/audit-entry.ts'
import { insertAudit, insertAuditStudents } from './queries.ts'

/**
 * Writes into the audit log who did something, and to which children: it is then in the history of each (MEND-2).
 * Call it in the transaction of what was done, so that neither is stored without the other. `now` in unix seconds.
 */
export const writeAudit: WriteAudit = async (transaction, caller, entry, now) => {
  const { organisation_id, user_id } = caller
  const { action, detail, student_ids } = entry
  const id = await insertAudit(transaction, { organisation_id, user_id, action, detail, created_at: now })
  if (student_ids === undefined) return
  const unique = [...new Set(student_ids)]
  await insertAuditStudents(transaction, id, unique)
}
