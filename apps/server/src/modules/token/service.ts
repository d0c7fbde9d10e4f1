import type { ExchangeBody, RevokeBody, TokenBody, Tokens } from '@letterliaan/contract'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { invalidGrant } from '../../plugins/errors/oauth-error.ts'
import { refuseWithoutSubscription } from '../subscription/subscription.ts'
import { checkClient } from './clients.ts'
import { exchange } from './exchange.ts'
import { beginLogin, storeTokens, toAnswer } from './issue.ts'
import { createLoginLimits } from './login-limits.ts'
import { isPassword } from './password.ts'
import {
  ACCESS_LIFE,
  findFamilyOf,
  findRefreshToken,
  findUserByUsername,
  LOOKING_ALONG_LIFE,
  markLoggedIn,
  markUsed,
  revokeFamily,
} from './repository.ts'
import { deriveToken, hashToken } from './token-secret.ts'

/** A refresh token may be used again this long: two tabs don't log a child out (rules.md, Accounts). */
const GRACE_MS = 10_000

type PasswordGrant = Extract<TokenBody, { grant_type: 'password' }>
type RefreshGrant = Extract<TokenBody, { grant_type: 'refresh_token' }>

/** Makes, renews and revokes tokens (rules.md, Accounts). Throws OAuthError. */
export function createTokenService({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}) {
  const limits = createLoginLimits(clock)
  const cardLimits = createLoginLimits(clock)

  const login = async (
    { username, password, client_id }: PasswordGrant,
    address: string,
  ): Promise<Tokens> => {
    const account = username.trim().toLowerCase()
    limits.take(account, address)
    const user = await findUserByUsername(database.queries, account)
    if (!(await isPassword(user?.password_hash ?? null, password)) || !user) throw invalidGrant()
    limits.giveBack(account, address)
    const now = nowSeconds(clock)
    await refuseWithoutSubscription(database.queries, user, now)
    return database.transaction(async (transaction) => {
      await markLoggedIn(transaction, user.id, now)
      return beginLogin(transaction, { user_id: user.id, client_id, exchange_token_id: null }, now)
    })
  }

  const refresh = async ({ refresh_token, client_id }: RefreshGrant): Promise<Tokens> => {
    const hash = hashToken(refresh_token)
    const known = await findRefreshToken(database.queries, hash)
    const now = nowSeconds(clock)
    if (!known || known.client_id !== client_id) throw invalidGrant()
    if (known.revoked_at !== null || known.expires_at <= now) throw invalidGrant()
    if (known.exchanged === 'impersonation' && known.began_at + LOOKING_ALONG_LIFE <= now)
      throw invalidGrant()
    await refuseWithoutSubscription(database.queries, known, now)
    const tokens = {
      access: deriveToken(refresh_token, known.salt, 'access'),
      refresh: deriveToken(refresh_token, known.salt, 'refresh'),
    }
    const usedAtMs = await database.transaction(async (transaction) => {
      if (!(await markUsed(transaction, hash, clock.nowMs()))) return whenUsed(transaction, hash)
      await storeTokens(transaction, known.family_id, tokens, now)
      return clock.nowMs()
    })
    const age = clock.nowMs() - usedAtMs
    if (age <= GRACE_MS) return toAnswer(tokens, ACCESS_LIFE - Math.floor(age / 1000))
    await database.transaction((transaction) => revokeFamily(transaction, known.family_id, now))
    throw invalidGrant()
  }

  return {
    /** The answer to a token request from this address. */
    create(body: TokenBody, address: string): Promise<Tokens> {
      checkClient(body)
      return body.grant_type === 'password' ? login(body, address) : refresh(body)
    },

    /** The answer to an exchange token from this address. */
    exchange: (body: ExchangeBody, address: string): Promise<Tokens> =>
      exchange({ database, limits, cardLimits }, body, address, nowSeconds(clock)),

    /** Ends the login of a token; one of no login, or of another app's, ends nothing (RFC 7009 §2.2). */
    async revoke(body: RevokeBody): Promise<void> {
      checkClient(body)
      const family = await findFamilyOf(database.queries, hashToken(body.token))
      if (family?.client_id !== body.client_id) return
      await database.transaction((transaction) => revokeFamily(transaction, family.id, nowSeconds(clock)))
    },
  }
}

export type TokenService = ReturnType<typeof createTokenService>

async function whenUsed(transaction: Transaction, hash: string): Promise<number> {
  return (await findRefreshToken(transaction, hash))?.used_at_ms ?? 0
}
