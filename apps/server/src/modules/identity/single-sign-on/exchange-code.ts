import type { SignInCodeBody, Tokens } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../db/database.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { createInvalidGrantError } from '../../../plugins/errors/oauth-error.ts'
import { checkClient, chooseClient } from '../login/token/check-client.ts'
import type { FamiliarNetworks } from '../login/token/familiar-networks.ts'
import { refuseWithoutSubscription } from '../../subscriptions/index.ts'
import { findIdentityUser, findActiveUser, consumeConfirmedSso } from './queries.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner } from '../../../plugins/auth/owner.ts'
import type { Role } from '../../../db/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { beginLogin } from '../login/token/begin-login.ts'
import { markLoggedIn } from '../login/token/queries.ts'

interface ExchangeNeeds {
  readonly database: Database
  readonly networks: FamiliarNetworks
}

/** Exchanges a code for tokens, once within a minute, in the browser that began the login. Throws OAuthError. */
export async function exchangeCode(
  { database: everywhere, networks }: ExchangeNeeds,
  body: SignInCodeBody,
  browser: string | null,
  { address, now }: { readonly address: string; readonly now: number },
): Promise<Tokens> {
  checkClient(body)
  const code_hash = hashToken(body.code)
  const database = await findDatabaseOfOwner(everywhere, ownerFinders.signInCode, code_hash)
  if (database === null) throw createInvalidGrantError()
  const login = await database.transaction(async (transaction) => {
    const hashes = { code_hash, browser_hash: hashToken(browser ?? '') }
    const answered = await consumeConfirmedSso(transaction, hashes, now)
    const identity =
      answered?.identity_id == null ? undefined : await findIdentityUser(transaction, answered.identity_id)
    if (answered === undefined || identity === undefined) return null
    const user = await findActiveUser(transaction, identity.organisation_id, identity.user_id)
    return user === undefined
      ? null
      : { ...user, identity_id: identity.id, provider_session: answered.provider_session }
  })
  if (login === null) throw createInvalidGrantError()
  const { organisation_id, user_id } = login
  await refuseWithoutSubscription(database.queries, { id: user_id, organisation_id }, now)
  await networks.remember(database.queries, organisation_id, address, now)
  return database.transaction((transaction) =>
    beginIdentityLogin(transaction, { ...login, client_id: body.client_id }, now),
  )
}

interface IdentityLogin {
  readonly user_id: number
  readonly organisation_id: number
  readonly role: Role
  readonly client_id: string
  readonly identity_id: number
  readonly provider_session: string | null
}

/** Begins a login that the provider confirmed. Throws OAuthError for a blocked account. */
async function beginIdentityLogin(
  transaction: Transaction,
  { role, client_id, organisation_id, ...login }: IdentityLogin,
  now: number,
): Promise<Tokens> {
  if (!(await markLoggedIn(transaction, login.user_id, now))) throw createInvalidGrantError()
  if (role !== 'student')
    recordEvent(transaction, { organisation_id, user_id: login.user_id }, { type: 'logged_in' }, now)
  return beginLogin(
    transaction,
    { ...login, organisation_id, client_id: chooseClient(role, client_id), exchange_token_id: null },
    now,
  )
}
