import type { ExchangeBody, PasskeyOptions, RevokeBody, TokenBody, Tokens } from '@letterliaan/contract'
import { getNowSeconds, type Clock } from '../../../../clock.ts'
import type { Database, Transaction } from '../../../../db/database.ts'
import type { Role } from '../../../../db/schema.ts'
import {
  createAccountClosedError,
  createInvalidGrantError,
  createSecondFactorRequiredError,
} from '../../../../plugins/errors/oauth-error.ts'
import type { Limiters } from '../../../../plugins/limits/limiters.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import type {
  AccountKey,
  LoginBrowser,
  PassedSecondFactor,
  SecondFactors,
} from '../../second-factor/second-factors.ts'
import { refuseWithoutSubscription } from '../../../subscriptions/index.ts'
import type { CardHasher } from '../exchange-token/card-code.ts'
import { checkClient, chooseClient } from './check-client.ts'
import { logInByExchangeToken } from './log-in-by-exchange.ts'
import { beginLogin, storeTokens, toTokens, type LoginResult } from './begin-login.ts'
import { createCodeLimits } from './code-limits.ts'
import type { FailedLoginLog } from './failed-login-log.ts'
import type { FamiliarNetworks } from './familiar-networks.ts'
import { createLoginLimits, readActiveLetIn, type LoginLimits, type LoginPlace } from './login-limits.ts'
import { verifyPassword } from './password.ts'
import {
  accessTtlSeconds,
  findLoginOfToken,
  findRefreshToken,
  findStaffUser,
  findUserByUsername,
  impersonationTtlSeconds,
  markLoggedIn,
  markTokenUsed,
} from './queries.ts'
import { createTokenLimits } from './token-limits.ts'
import type { NotifyWaiting } from './notify-waiting.ts'
import { createSecret, deriveToken, hashToken } from '../../../../plugins/auth/token-secret.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { ownerFinders } from '../../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner } from '../../../../plugins/auth/owner.ts'
import { endLoginsOf } from '../../../../db/tables/token-family.ts'

/** A second tab may reuse a refresh token during this time (rules.md, Accounts). */
const graceMs = 10_000

type PasswordGrant = Extract<TokenBody, { grant_type: 'password' }>
type RefreshGrant = Extract<TokenBody, { grant_type: 'refresh_token' }>

type SecondFactorGrant = Extract<TokenBody, { grant_type: 'second_factor' }>
type PasskeyGrant = Extract<TokenBody, { grant_type: 'passkey' }>

/** `keep` stores the secret in a cookie of this browser. */
export interface BrowserWithCookie extends LoginBrowser {
  readonly keep: (secret: string) => void
}

interface LoginUser {
  readonly id: number
  readonly organisation_id: number
  readonly role: Role
  readonly username: string
}

/** Issues, renews and revokes tokens (rules.md, Accounts). Throws OAuthError. */
export function createTokenService({
  database,
  clock,
  limiters,
  cardLimits,
  cardHasher,
  networks,
  notifyWaiting,
  failedLogins,
  secondFactors,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly limiters: Limiters
  readonly cardLimits: LoginLimits
  readonly cardHasher: CardHasher
  readonly networks: FamiliarNetworks
  readonly notifyWaiting: NotifyWaiting
  readonly failedLogins: FailedLoginLog
  readonly secondFactors: SecondFactors
}) {
  const passwordLimits = createLoginLimits(limiters, 'password', notifyWaiting)
  const codeLimits = createCodeLimits(limiters)
  const tokenLimits = createTokenLimits(limiters)

  const exchangeDependencies = { database, tokenLimits, cardLimits, codeLimits, cardHasher, networks }

  const login = async (
    { username, password, client_id }: PasswordGrant,
    place: LoginPlace,
    browser: BrowserWithCookie,
  ): Promise<LoginResult> => {
    const account = username.trim().toLowerCase()
    const now = getNowSeconds(clock)
    const own = await findDatabaseOfOwner(database, ownerFinders.username, account)
    const known = own ? await findUserByUsername(own.queries, account) : undefined
    // An archived child's attempt sends no notification.
    const user = known?.archived_at === null ? known : undefined
    // Counted across schools, so that the limit does not reveal an account.
    const isFamiliar =
      place.device.id !== null || (await networks.isFamiliar(database.queries, null, place.address))
    const letInAt = readActiveLetIn(user?.let_in_at, now)
    const attempt = await passwordLimits.take({ subject: account, isFamiliar, letInAt, user }, place)
    const isRight = await verifyPassword(known?.password_hash ?? null, password).catch(
      async (error: unknown) => {
        // A password that could not be checked is not counted as wrong.
        await attempt.giveBack()
        throw error
      },
    )
    if (!isRight && user) failedLogins.note(user, now)
    if (!isRight || !own || !known) throw createInvalidGrantError()
    await attempt.giveBack()
    if (!user) throw createAccountClosedError()
    await tokenLimits.countLogin(user.id)
    await refuseWithoutSubscription(own.queries, user, now)
    if (user.role !== 'student') await askSecondFactor(user, browser, now)
    return enter({ ...user, username: account }, { client_id }, place, now)
  }

  /** Throws OAuthError for an account with a second factor. */
  const askSecondFactor = async (
    user: Pick<LoginUser, 'id' | 'organisation_id'>,
    browser: BrowserWithCookie,
    now: number,
  ): Promise<void> => {
    const secret = createSecret()
    const asked = await secondFactors.ask(user, browser.address, secret, now)
    if (asked === null) return
    browser.keep(secret)
    throw createSecondFactorRequiredError(asked)
  }

  const enter = async (
    user: LoginUser,
    { client_id, method }: { readonly client_id: string; readonly method?: PassedSecondFactor['method'] },
    place: LoginPlace,
    now: number,
  ): Promise<LoginResult> => {
    await networks.remember(database.queries, user.organisation_id, place.address, now)
    const tokens = await limitDatabase(database, user.organisation_id).transaction(async (transaction) => {
      if (!(await markLoggedIn(transaction, user.id, now))) throw createInvalidGrantError()
      const who = { organisation_id: user.organisation_id, user_id: user.id }
      if (method === 'recovery_code') recordEvent(transaction, who, { type: 'recovery_code_used' }, now)
      if (user.role !== 'student') recordEvent(transaction, who, { type: 'logged_in' }, now)
      const newLogin = {
        ...who,
        client_id: chooseClient(user.role, client_id),
        exchange_token_id: null,
      }
      return beginLogin(transaction, newLogin, now)
    })
    return { tokens, cookie: place.device.with(user.username) }
  }

  const loginBySecondFactor = async (
    body: SecondFactorGrant | PasskeyGrant,
    place: LoginPlace,
    browser: BrowserWithCookie,
  ): Promise<LoginResult> => {
    const now = getNowSeconds(clock)
    const noteFailed = async ({ organisation_id, user_id }: AccountKey): Promise<void> => {
      const user = await findStaffUser(limitDatabase(database, organisation_id).queries, user_id)
      if (user) failedLogins.note(user, now, 'second_factor_failed')
    }
    const { organisation_id, user_id, method } =
      body.grant_type === 'passkey'
        ? await secondFactors.passByPasskey(body, browser, now)
        : await secondFactors.pass(body, browser, now, noteFailed)
    const { queries } = limitDatabase(database, organisation_id)
    const user = await findStaffUser(queries, user_id)
    if (user === undefined) throw createInvalidGrantError()
    await tokenLimits.countLogin(user_id)
    await refuseWithoutSubscription(queries, user, now)
    return enter(user, { client_id: body.client_id, method }, place, now)
  }

  const refresh = async (
    { refresh_token, client_id }: RefreshGrant,
    { address }: LoginPlace,
  ): Promise<Tokens> => {
    const hash = hashToken(refresh_token)
    const own = await findDatabaseOfOwner(database, ownerFinders.token, refresh_token)
    const known = own ? await findRefreshToken(own.queries, hash) : undefined
    const now = getNowSeconds(clock)
    if (!known) await tokenLimits.countUnknownRefresh(address)
    if (!own || !known || known.client_id !== client_id) throw createInvalidGrantError()
    await tokenLimits.countRenewal(known.family_id)
    if (known.revoked_at !== null || known.expires_at <= now) throw createInvalidGrantError()
    if (known.exchanged === null && isIdle(known, now)) {
      await own.transaction((transaction) => endLoginsOf(transaction, { login_id: known.family_id }, now))
      throw createInvalidGrantError()
    }
    const isSupervisor = known.exchanged !== null && known.exchanged !== 'login_card'
    if (isSupervisor && known.began_at + impersonationTtlSeconds <= now) throw createInvalidGrantError()
    await refuseWithoutSubscription(own.queries, known, now)
    const tokens = {
      access: deriveToken(refresh_token, known.salt, 'access'),
      refresh: deriveToken(refresh_token, known.salt, 'refresh'),
    }
    const usedAtMs = await own.transaction(async (transaction) => {
      if (!(await markTokenUsed(transaction, hash, clock.nowMs()))) return whenUsed(transaction, hash)
      await storeTokens(transaction, known, tokens, now)
      return clock.nowMs()
    })
    const age = clock.nowMs() - usedAtMs
    if (age <= graceMs) return toTokens(tokens, accessTtlSeconds - Math.floor(age / 1000))
    await own.transaction((transaction) => endLoginsOf(transaction, { login_id: known.family_id }, now))
    throw createInvalidGrantError()
  }

  return {
    async create(body: TokenBody, place: LoginPlace, browser: BrowserWithCookie): Promise<LoginResult> {
      checkClient(body)
      if (body.grant_type === 'password') return login(body, place, browser)
      if (body.grant_type !== 'refresh_token') return loginBySecondFactor(body, place, browser)
      return { tokens: await refresh(body, place), cookie: null }
    },

    makePasskeyOptions(browser: BrowserWithCookie): Promise<PasskeyOptions> {
      const secret = createSecret()
      browser.keep(secret)
      return secondFactors.makePasskeyOptions(browser.address, secret, getNowSeconds(clock))
    },

    exchange: (body: ExchangeBody, place: LoginPlace): Promise<LoginResult | null> =>
      logInByExchangeToken(exchangeDependencies, body, place, getNowSeconds(clock)),

    async revoke(body: RevokeBody): Promise<void> {
      checkClient(body)
      const hash = hashToken(body.token)
      const own = await findDatabaseOfOwner(database, ownerFinders.token, body.token)
      const family = own && (await findLoginOfToken(own.queries, hash))
      if (family?.client_id !== body.client_id) return
      await own?.transaction((transaction) =>
        endLoginsOf(transaction, { login_id: family.id }, getNowSeconds(clock)),
      )
    },
  }
}

export type TokenService = ReturnType<typeof createTokenService>

async function whenUsed(transaction: Transaction, hash: string): Promise<number> {
  return (await findRefreshToken(transaction, hash))?.used_at_ms ?? 0
}

/** Tests whether the organisation's idle time has passed since the last access token expired (ORG-5). */
const isIdle = (
  {
    role,
    created_at,
    idle_minutes,
  }: { readonly role: Role; readonly created_at: number; readonly idle_minutes: number },
  now: number,
): boolean => role !== 'student' && created_at + accessTtlSeconds + idle_minutes * 60 <= now
