import type { ExchangeBody, Tokens } from '@letterliaan/contract'
import type { Database, Transaction } from '../../db/database.ts'
import { invalidGrant } from '../../plugins/errors/oauth-error.ts'
import { writeAudit } from '../audit/audit.ts'
import { findExchangeToken, useExchangeToken, type KnownExchangeToken } from '../exchange-token/repository.ts'
import { refuseWithoutSubscription } from '../subscription/subscription.ts'
import { checkClient } from './clients.ts'
import { beginLogin } from './issue.ts'
import type { LoginLimits } from './login-limits.ts'
import { markLoggedIn } from './repository.ts'
import { hashToken } from './token-secret.ts'

/**
 * Logs in as a student with an exchange token (rules.md, Accounts). A token that is unknown, used, past its time or
 * revoked gets one answer. Attempts are limited by address: no account is named that could be guarded. Throws OAuthError. `now` in unix seconds.
 */
export async function exchange(
  { database, limits }: { readonly database: Database; readonly limits: LoginLimits },
  body: ExchangeBody,
  address: string,
  now: number,
): Promise<Tokens> {
  checkClient(body)
  const hash = hashToken(body.token)
  limits.takeFrom(address)
  const known = await findExchangeToken(database.queries, hash, now)
  if (known === undefined) throw invalidGrant()
  limits.giveBackTo(address)
  await refuseWithoutSubscription(database.queries, known.user, now)
  return database.transaction(async (transaction) => {
    if (!(await useExchangeToken(transaction, known, now))) throw invalidGrant()
    await noteUse(transaction, known, now)
    const login = { user_id: known.user.id, client_id: body.client_id, exchange_token_id: known.id }
    return beginLogin(transaction, login, now)
  })
}

/** Who looks along is written down; it is not the child that logs in then. */
async function noteUse(transaction: Transaction, known: KnownExchangeToken, now: number): Promise<void> {
  if (known.kind === 'login_card') return void (await markLoggedIn(transaction, known.user.id, now))
  const who = { organisation_id: known.user.organisation_id, user_id: known.made_by }
  const entry = { action: 'impersonation_used', detail: String(known.student_id) }
  await writeAudit(transaction, who, entry, now)
}
