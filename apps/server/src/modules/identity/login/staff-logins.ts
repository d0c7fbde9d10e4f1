import type { Transaction } from '../../../db/database.ts'
import { revokeTokensMadeBy } from './exchange-token/queries.ts'
import { endLoginsOf, findOwnLogins } from '../../../db/tables/token-family.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'

/** As a child too, and what would let it be a child. `except_id`: a login that stays. */
export async function endAllLogins(
  transaction: Transaction,
  user_id: number,
  now: number,
  except_id?: number,
): Promise<void> {
  await revokeTokensMadeBy(transaction, user_id, now)
  await endLoginsOf(transaction, { user_id, except_id }, now)
}

/** Throws 404 for a login that is not the user's, or has ended. */
export async function endOwnLogin(
  transaction: Transaction,
  user_id: number,
  login_id: number,
  now: number,
): Promise<void> {
  const logins = await findOwnLogins(transaction, user_id, now)
  if (!logins.some(({ id }) => id === login_id)) throw notFound()
  await endLoginsOf(transaction, { login_id }, now)
}
