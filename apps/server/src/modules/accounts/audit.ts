import type { WriteAudit } from '../../plugins/auth/audit-entry.ts'
import { insertAudit, insertAuditStudents } from './queries.ts'

/** Writes into the audit log who did something. `now` in unix seconds. */
export const writeAudit: WriteAudit = async (transaction, { organisation_id, user_id }, entry, now) => {
  const { action, detail, student_ids } = entry
  const id = await insertAudit(transaction, { organisation_id, user_id, action, detail, created_at: now })
  if (student_ids !== undefined) await insertAuditStudents(transaction, id, [...new Set(student_ids)])
}
