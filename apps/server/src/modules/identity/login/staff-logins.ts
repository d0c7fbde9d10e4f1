import type { Transaction, Queries } from '../../../db/database.ts'
import { revokeTokensMadeBy } from './exchange-token/queries.ts'
import { endLogins, endLoginsOfUser, findOwnLogins } from './token/queries.ts'

export interface OwnLogin {
  readonly id: number
  readonly client_id: string
  readonly created_at: number
  readonly last_used_at: number
}

export async function endOwnLogin(
  transaction: Transaction,
  user_id: number,
  login_id: number,
  now: number,
): Promise<void> {
  await endLogins(
    transaction,
    (eb) =>
      eb.and([eb('id', '=', login_id), eb('user_id', '=', user_id), eb('exchange_token_id', 'is', null)]),
    now,
  )
}

/** As a child too, and what would let it be a child. */
export async function endAllLogins(transaction: Transaction, user_id: number, now: number): Promise<void> {
  await revokeTokensMadeBy(transaction, user_id, now)
  await endLoginsOfUser(transaction, user_id, now)
}

/** All but this one; as a child too, and what would let it be a child. */
export async function endOtherLogins(
  transaction: Transaction,
  user_id: number,
  family_id: number,
  now: number,
): Promise<void> {
  await revokeTokensMadeBy(transaction, user_id, now)
  await endLoginsOfUser(transaction, user_id, now, family_id)
}

/** That work now, the latest used first; not those as a child. */
export const listOwnLogins = (queries: Queries, user_id: number, now: number): Promise<OwnLogin[]> =>
  findOwnLogins(queries, user_id, now)
