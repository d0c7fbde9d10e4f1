import type { ExchangeBody, Tokens } from '@letterliaan/contract'
import type { Database, Transaction } from '../../db/database.ts'
import { invalidGrant, picturesRequired } from '../../plugins/errors/oauth-error.ts'
import { writeAudit } from '../audit/audit.ts'
import { arePictures } from '../exchange-token/picture-code.ts'
import { findExchangeToken, useExchangeToken, type KnownExchangeToken } from '../exchange-token/repository.ts'
import { refuseWithoutSubscription } from '../subscription/subscription.ts'
import { checkClient } from './clients.ts'
import { beginLogin } from './issue.ts'
import type { LoginLimits } from './login-limits.ts'
import { markLoggedIn } from './repository.ts'
import { hashToken } from './token-secret.ts'

interface ExchangeDependencies {
  readonly database: Database
  readonly limits: LoginLimits
  readonly cardLimits: LoginLimits
}

/**
 * Logs in as a student with an exchange token (rules.md, Accounts). A token that is unknown, used, past its time or
 * revoked gets one answer. Attempts are limited by address: no account is named that could be guarded; those at a card's
 * pictures by card and address, as at a password. Throws OAuthError. `now` in unix seconds.
 */
export async function exchange(
  { database, limits, cardLimits }: ExchangeDependencies,
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
  checkPictures(cardLimits, known, body, address)
  await refuseWithoutSubscription(database.queries, known.user, now)
  return database.transaction(async (transaction) => {
    if (!(await useExchangeToken(transaction, known, now))) throw invalidGrant()
    await noteUse(transaction, known, now)
    const login = { user_id: known.user.id, client_id: body.client_id, exchange_token_id: known.id }
    return beginLogin(transaction, login, now)
  })
}

function checkPictures(
  limits: LoginLimits,
  { id, pictures_hash }: KnownExchangeToken,
  { token, pictures }: ExchangeBody,
  address: string,
): void {
  if (pictures_hash === null) return
  if (pictures === undefined) throw picturesRequired()
  limits.take(String(id), address)
  if (!arePictures(pictures_hash, token, pictures)) throw invalidGrant()
  limits.giveBack(String(id), address)
}

/** Who looks along is written down; it is not the child that logs in then. */
async function noteUse(transaction: Transaction, known: KnownExchangeToken, now: number): Promise<void> {
  if (known.kind === 'login_card') return void (await markLoggedIn(transaction, known.user.id, now))
  const who = { organisation_id: known.user.organisation_id, user_id: known.made_by }
  const entry = { action: 'impersonation_used', detail: String(known.student_id) }
  await writeAudit(transaction, who, entry, now)
}
