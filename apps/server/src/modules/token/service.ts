import type { TokenBody, Tokens } from '@letterliaan/contract'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { invalidClient, invalidGrant, noActiveSubscription } from '../../plugins/errors/oauth-error.ts'
import { findSubscription } from '../subscription/subscription.ts'
import { createLoginLimits } from './login-limits.ts'
import { isPassword } from './password.ts'
import {
  ACCESS_LIFE,
  findRefreshToken,
  findUserByUsername,
  insertFamily,
  insertTokens,
  markUsed,
  revokeFamily,
} from './repository.ts'
import { deriveToken, hashToken, newSecret } from './token-secret.ts'

/** They name the app and protect nothing: a public client needs no secret (rules.md, Shapes of the API). */
const CLIENTS: ReadonlyMap<string, string> = new Map([
  ['letterliaan-game', 'letterliaan'],
  ['letterliaan-begeleider', 'letterliaan'],
])

/** A refresh token may be used again this long: two tabs don't log a child out (rules.md, Accounts). */
const GRACE_MS = 10_000

type PasswordGrant = Extract<TokenBody, { grant_type: 'password' }>
type RefreshGrant = Extract<TokenBody, { grant_type: 'refresh_token' }>

/** Makes and renews tokens (rules.md, Accounts). Throws OAuthError. */
export function createTokenService({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}) {
  const limits = createLoginLimits(clock)

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
    await refuseWithoutSubscription(database, user, now)
    const tokens = { access: newSecret(), refresh: newSecret() }
    await database.transaction(async (transaction) => {
      const family_id = await insertFamily(transaction, user.id, client_id, now)
      await storeTokens(transaction, family_id, tokens, now)
    })
    return toAnswer(tokens, ACCESS_LIFE)
  }

  const refresh = async ({ refresh_token, client_id }: RefreshGrant): Promise<Tokens> => {
    const hash = hashToken(refresh_token)
    const known = await findRefreshToken(database.queries, hash)
    const now = nowSeconds(clock)
    if (!known || known.client_id !== client_id) throw invalidGrant()
    if (known.revoked_at !== null || known.expires_at <= now) throw invalidGrant()
    await refuseWithoutSubscription(database, known, now)
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
      const secret = CLIENTS.get(body.client_id)
      if (secret === undefined || (body.client_secret ?? secret) !== secret) throw invalidClient()
      return body.grant_type === 'password' ? login(body, address) : refresh(body)
    },
  }
}

export type TokenService = ReturnType<typeof createTokenService>

interface Pair {
  readonly access: string
  readonly refresh: string
}

const toStored = (token: string) => ({ hash: hashToken(token), salt: newSecret() })

const storeTokens = (transaction: Transaction, family_id: number, { access, refresh }: Pair, now: number) =>
  insertTokens(transaction, family_id, toStored(access), toStored(refresh), now)

async function whenUsed(transaction: Transaction, hash: string): Promise<number> {
  return (await findRefreshToken(transaction, hash))?.used_at_ms ?? 0
}

const toAnswer = ({ access, refresh }: Pair, expires_in: number): Tokens => ({
  access_token: access,
  refresh_token: refresh,
  token_type: 'Bearer',
  expires_in,
})

/** Refused when none is active and none can be renewed; otherwise the app leads to /bestellen. */
async function refuseWithoutSubscription(
  database: Database,
  user: { readonly id: number; readonly organisation_id: number },
  now: number,
): Promise<void> {
  const state = await findSubscription(database.queries, user, now)
  if (!state.has_active_subscription && state.current_subscription?.can_be_renewed !== true)
    throw noActiveSubscription()
}
