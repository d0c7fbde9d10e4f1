import type { Transaction } from '../../../db/database.ts'
import { deleteResets } from './password-reset/queries.ts'
import { endAllLogins } from './staff-logins.ts'

/** Ends all logins of the user and invalidates its reset links and its tokens to log in as a child. */
export async function endAllAccess(transaction: Transaction, user_id: number, now: number): Promise<void> {
  await deleteResets(transaction, user_id)
  await endAllLogins(transaction, user_id, now)
}
