import type { Transaction } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { insertAudit, insertAuditStudents } from './queries.ts'

/** Something that a person of the organisation did, for whoever asks later. */
export interface AuditEntry {
  readonly action: string
  readonly detail: string
  /** The children that it is about: it is in their history (MEND-2). */
  readonly student_ids?: readonly number[]
}

/** Writes down who did it. `now` in unix seconds. */
export async function writeAudit(
  transaction: Transaction,
  { organisation_id, user_id }: Pick<UserCaller, 'organisation_id' | 'user_id'>,
  { action, detail, student_ids = [] }: AuditEntry,
  now: number,
): Promise<void> {
  const id = await insertAudit(transaction, { organisation_id, user_id, action, detail, created_at: now })
  await insertAuditStudents(transaction, id, [...new Set(student_ids)])
}
