import type { StaffLogin } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { revokeTokensMadeBy } from './exchange-token/queries.ts'
import { endLoginsOf, findLogins } from '../../../db/tables/token-family.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

type LoginRow = Awaited<ReturnType<typeof findLogins>>[number]

export const toStaffLogin =
  ({ family_id }: Pick<UserCaller, 'family_id'>) =>
  ({ id, client_id, created_at, last_used_at }: LoginRow): StaffLogin => ({
    id,
    app: client_id === 'letterliaan-game' ? 'game' : 'begeleider',
    created_at,
    last_used_at,
    is_current: id === family_id,
  })

/** Ends the user's logins, own and as a child, and its unused tokens to log in as a child. Keeps `except_id`. */
export async function endAllLogins(
  transaction: Transaction,
  user_id: number,
  now: number,
  except_id?: number,
): Promise<void> {
  await revokeTokensMadeBy(transaction, user_id, now)
  await endLoginsOf(transaction, { user_id, except_id }, now)
}

/** Throws 404 for another user's login, or if the login has ended. */
export async function endOwnLogin(
  transaction: Transaction,
  user_id: number,
  login_id: number,
  now: number,
): Promise<void> {
  const logins = await findLogins(transaction, [user_id], now)
  if (!logins.some(({ id }) => id === login_id)) throw createNotFoundError()
  await endLoginsOf(transaction, { login_id }, now)
}

/** Ends all logins of the user and invalidates its reset links and its tokens to log in as a child. */
export async function endAllAccess(transaction: Transaction, user_id: number, now: number): Promise<void> {
  await deleteRows(transaction, 'password_reset', { user_id })
  await endAllLogins(transaction, user_id, now)
}
