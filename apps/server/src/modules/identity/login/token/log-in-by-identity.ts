import type { Tokens } from '@letterliaan/contract'
import type { Transaction } from '../../../../db/database.ts'
import type { Role } from '../../../../db/schema.ts'
import { record } from '../../../../events/record.ts'
import { invalidGrant } from '../../../../plugins/errors/oauth-error.ts'
import { beginLogin } from './begin-login.ts'
import { clientOf } from './check-client.ts'
import { markLoggedIn } from './queries.ts'

interface IdentityLogin {
  readonly user_id: number
  readonly organisation_id: number
  readonly role: Role
  readonly client_id: string
  readonly identity_id: number
  readonly provider_session: string | null
}

/** After the school's provider said who it is. Throws OAuthError where the account was blocked meanwhile. */
export async function beginIdentityLogin(
  transaction: Transaction,
  { role, client_id, organisation_id, ...login }: IdentityLogin,
  now: number,
): Promise<Tokens> {
  if (!(await markLoggedIn(transaction, login.user_id, now))) throw invalidGrant()
  if (role !== 'student')
    record(transaction, { organisation_id, user_id: login.user_id }, { type: 'logged_in' }, now)
  return beginLogin(
    transaction,
    { ...login, organisation_id, client_id: clientOf(role, client_id), exchange_token_id: null },
    now,
  )
}
