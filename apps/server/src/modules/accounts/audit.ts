import type { Transaction } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { insertAudit } from './queries.ts'

/** Something that a person of the organisation did, for whoever asks later. */
export interface AuditEntry {
  readonly action: string
  readonly detail: string
}

/** Writes down who did it. `now` in unix seconds. */
export const writeAudit = (
  transaction: Transaction,
  { organisation_id, user_id }: Pick<UserCaller, 'organisation_id' | 'user_id'>,
  { action, detail }: AuditEntry,
  now: number,
) => insertAudit(transaction, { organisation_id, user_id, action, detail, created_at: now })
