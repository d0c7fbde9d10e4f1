import { type OwnAccount, StaffRole } from '@letterliaan/contract'
import { isNameText } from '@letterliaan/roster'
import type { Queries, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createInvalidInputError, createTooManyRequestsError } from '../../../plugins/errors/problem-error.ts'
import type { Limiter } from '../../../plugins/limits/limiters.ts'
import { endAllLogins, endOwnLogin, toStaffLogin } from '../login/staff-logins.ts'
import { hashPassword, verifyPassword } from '../login/token/password.ts'
import { readTotpSince } from '../second-factor/totp.ts'
import { readRelyingParty } from '../second-factor/relying-party.ts'
import { findAccount, findPendingEmail } from './queries.ts'
import { updateUser } from '../../../db/tables/user.ts'
import { findPasskeys } from '../second-factor/queries.ts'
import { listOwnIdentities } from '../single-sign-on/identities.ts'
import { insertWeeklyMail, hasWeeklyMail } from '../../../db/tables/weekly-mail.ts'
import { findLogins } from '../../../db/tables/token-family.ts'
import { deleteRows, countRows } from '../../../db/tables/rows.ts'

/** `now`: unix seconds. `origin`: the address of the request. */
export interface AccountCall {
  readonly caller: UserCaller
  readonly now: number
  readonly origin: string
}

export type AccountChange = AccountCall & { readonly transaction: Transaction }

export async function getAccount(
  queries: Queries,
  { caller, now, origin }: AccountCall,
): Promise<OwnAccount> {
  const { user_id } = caller
  const [account, pending, totp_since, passkeys, num_recovery_codes, wants_weekly_mail, identities, logins] =
    await Promise.all([
      findAccount(queries, user_id),
      findPendingEmail(queries, user_id, now),
      readTotpSince(queries, user_id),
      findPasskeys(queries, user_id),
      countRows(queries, 'recovery_code', { user_id }),
      hasWeeklyMail(queries, user_id),
      listOwnIdentities(queries, caller),
      findLogins(queries, [user_id], now),
    ])
  return {
    name: account.name,
    email: account.email,
    role: StaffRole.parse(account.role),
    pending_email: pending?.email ?? null,
    totp_since,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at,
      last_used_at,
    })),
    num_recovery_codes,
    can_use_passkeys: readRelyingParty(origin) !== null,
    second_factor_from: account.second_factor_from,
    wants_weekly_mail,
    identities,
    logins: logins.map(toStaffLogin(caller)),
  }
}

/** Throws 422 for a wrong password, 429 after too many. Protects a browser that was left unattended. */
export async function confirmPassword(
  queries: Queries,
  limiter: Limiter,
  user_id: number,
  password: string,
): Promise<void> {
  const seconds = await limiter.take(String(user_id))
  if (seconds > 0) throw createTooManyRequestsError(seconds)
  const { password_hash } = await findAccount(queries, user_id)
  const sentence = 'Dit is niet uw wachtwoord.'
  if (!(await verifyPassword(password_hash, password)))
    throw createInvalidInputError({ password: sentence }, sentence)
  await limiter.giveBack(String(user_id))
}

export async function changeName({ transaction, caller, now }: AccountChange, name: string): Promise<void> {
  const sentence = 'In deze naam staat een teken dat niet in een naam hoort.'
  if (!isNameText(name)) throw createInvalidInputError({ name: sentence }, sentence)
  await updateUser(transaction, caller.user_id, { name, updated_at: now })
  recordEvent(transaction, caller, { type: 'own_name_changed' }, now)
}

/** Subscribes to the weekly letter or unsubscribes (ZEG-6). */
export async function changeWeeklyMail(
  { transaction, caller, now }: AccountChange,
  isWanted: boolean,
): Promise<void> {
  if (isWanted) await insertWeeklyMail(transaction, caller, now)
  else await deleteRows(transaction, 'weekly_mail', { user_id: caller.user_id })
}

/** Sets a new password and ends other logins. The caller must have confirmed the old password. */
export async function prepareNewPassword(new_password: string) {
  const password_hash = await hashPassword(new_password)
  return async ({ transaction, caller, now }: AccountChange): Promise<void> => {
    await updateUser(transaction, caller.user_id, { password_hash, updated_at: now })
    await endAllLogins(transaction, caller.user_id, now, caller.family_id)
    recordEvent(transaction, caller, { type: 'own_password_changed' }, now)
  }
}

/** Ends a login, or all others if `id` is undefined. Throws 404 if it is another user's or has ended. */
export async function endLogins(call: AccountChange, id: number | undefined): Promise<OwnAccount> {
  const { transaction, caller, now } = call
  if (id === undefined) await endAllLogins(transaction, caller.user_id, now, caller.family_id)
  else await endOwnLogin(transaction, caller.user_id, id, now)
  recordEvent(transaction, caller, { type: 'own_logins_ended' }, now)
  return getAccount(transaction, call)
}
