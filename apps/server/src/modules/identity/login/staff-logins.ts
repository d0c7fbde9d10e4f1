import type { Transaction } from '../../../db/database.ts'
import { revokeTokensMadeBy } from './exchange-token/queries.ts'
import { endLoginsOf } from '../../../db/tables/token-family.ts'

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
