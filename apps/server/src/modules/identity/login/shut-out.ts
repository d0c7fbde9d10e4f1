import type { Transaction } from '../../../db/database.ts'
import { deleteResets } from './password-reset/queries.ts'
import { endAllLogins } from './staff-logins.ts'

/** Nothing that the user holds lets it in now: no login, no link, no token to be a child. */
export async function shutOut(transaction: Transaction, user_id: number, now: number): Promise<void> {
  await deleteResets(transaction, user_id)
  await endAllLogins(transaction, user_id, now)
}
