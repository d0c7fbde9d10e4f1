import type { Transaction } from '../../../db/database.ts'
import { endAllLogins } from './staff-logins.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

/** Ends all logins of the user and invalidates its reset links and its tokens to log in as a child. */
export async function endAllAccess(transaction: Transaction, user_id: number, now: number): Promise<void> {
  await deleteRows(transaction, 'password_reset', { user_id })
  await endAllLogins(transaction, user_id, now)
}
