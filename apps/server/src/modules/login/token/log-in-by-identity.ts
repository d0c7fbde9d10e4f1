import type { Tokens } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import type { Role } from '../../../db/schema.ts'
import { beginLogin } from './begin-login.ts'
import { clientOf } from './check-client.ts'
import { markLoggedIn } from './queries.ts'

interface IdentityLogin {
  readonly user_id: number
  readonly role: Role
  readonly client_id: string
  readonly identity_id: number
  readonly provider_session: string | null
}

/** After the school's provider said who it is. */
export async function beginIdentityLogin(
  transaction: Transaction,
  { role, client_id, ...login }: IdentityLogin,
  now: number,
): Promise<Tokens> {
  await markLoggedIn(transaction, login.user_id, now)
  return beginLogin(
    transaction,
    { ...login, client_id: clientOf(role, client_id), exchange_token_id: null },
    now,
  )
}
