import type { Transaction } from '../../../db/database.ts'
import { deleteResets } from './password-reset/queries.ts'
import { endAllLogins } from './staff-logins.ts'

/** Ends all access of the user: logins, reset links and tokens to be a child. */
export async function shutOut(transaction: Transaction, user_id: number, now: number): Promise<void> {
  await deleteResets(transaction, user_id)
  await endAllLogins(transaction, user_id, now)
}
