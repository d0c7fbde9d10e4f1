import type { Database } from '../../../db/database.ts'
import { insertAudit } from '../../../events/queries.ts'
import type { AuditEvent } from '../../../events/audit-event.ts'

/** Records an export or import in the audit log. The event has no user, because a server command does it. */
export async function recordArchiveEvent(
  database: Pick<Database, 'transaction'>,
  organisation_id: number,
  action: Extract<AuditEvent['type'], 'organisation_exported' | 'organisation_imported'>,
  now: number,
): Promise<void> {
  const row = { organisation_id, user_id: null, action, detail: '{}', created_at: now }
  await database.transaction((transaction) => insertAudit(transaction, row))
}
