import type { ExchangeBody } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../db/database.ts'
import { invalidGrant, picturesRequired } from '../../../plugins/errors/oauth-error.ts'
import { writeAudit } from '../audit.ts'
import { verifyPictures } from '../exchange-token/picture-code.ts'
import {
  findExchangeToken,
  consumeExchangeToken,
  type KnownExchangeToken,
} from '../exchange-token/queries.ts'
import { refuseWithoutSubscription } from '../subscription/find-subscription-state.ts'
import { checkClient } from './check-client.ts'
import { beginLogin } from './begin-login.ts'
import type { LoginLimits, LoginPlace } from './login-limits.ts'
import { markLoggedIn } from './queries.ts'
import type { LoggedIn } from './token-service.ts'
import type { TokenLimits } from './token-limits.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'

interface ExchangeDependencies {
  readonly database: Database
  readonly tokenLimits: TokenLimits
  readonly cardLimits: LoginLimits
}

/**
 * Logs in as a student with an exchange token (rules.md, Accounts). A token that is unknown, used, past its time or
 * revoked gets one answer, and counts by address; one that is good never does. Attempts at a card's pictures are limited
 * as those at a password. Throws OAuthError. `now` in unix seconds.
 */
export async function logInByExchange(
  { database, tokenLimits, cardLimits }: ExchangeDependencies,
  body: ExchangeBody,
  place: LoginPlace,
  now: number,
): Promise<LoggedIn> {
  checkClient(body)
  const hash = hashToken(body.token)
  const known = await findExchangeToken(database.queries, hash, now)
  if (known === undefined) {
    await tokenLimits.countUnknownExchange(place.address)
    throw invalidGrant()
  }
  await checkPictures(cardLimits, known, body, place)
  await refuseWithoutSubscription(database.queries, known.user, now)
  const tokens = await database.transaction(async (transaction) => {
    if (!(await consumeExchangeToken(transaction, known, now))) throw invalidGrant()
    await noteUse(transaction, known, now)
    const login = { user_id: known.user.id, client_id: body.client_id, exchange_token_id: known.id }
    return beginLogin(transaction, login, now)
  })
  return { tokens, cookie: known.kind === 'login_card' ? place.device.with(nameOf(known)) : null }
}

const nameOf = ({ id }: KnownExchangeToken): string => String(id)

async function checkPictures(
  limits: LoginLimits,
  card: KnownExchangeToken,
  { token, pictures }: ExchangeBody,
  place: LoginPlace,
): Promise<void> {
  const { pictures_hash } = card
  if (pictures_hash === null) return
  if (pictures === undefined) throw picturesRequired()
  const attempt = await limits.take(nameOf(card), place)
  if (!verifyPictures(pictures_hash, token, pictures)) throw invalidGrant()
  await attempt.giveBack()
}

/** A login by a supervisor is written to the audit log, and is not counted as a login of the student. */
async function noteUse(transaction: Transaction, known: KnownExchangeToken, now: number): Promise<void> {
  if (known.kind === 'login_card') return void (await markLoggedIn(transaction, known.user.id, now))
  const who = { organisation_id: known.user.organisation_id, user_id: known.made_by }
  const entry = { action: `${known.kind}_used`, detail: String(known.student_id) }
  await writeAudit(transaction, who, entry, now)
}
