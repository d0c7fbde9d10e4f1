import type { SecondFactorAsked, SecondFactorMethod, TokenBody } from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { createSecretBox } from '../../../plugins/auth/secret-box.ts'
import {
  createChallengeOverError,
  createInvalidGrantError,
  createTooManyAttemptsError,
} from '../../../plugins/errors/oauth-error.ts'
import type { Limiters } from '../../../plugins/limits/limiters.ts'
import { secondFactorLimits } from '../../../plugins/limits/limits.ts'
import { closeChallenge, drawChallenge, openChallenge } from './challenges.ts'
import { makePasskeyOptions, verifyPasskey } from './passkeys.ts'
import { findPasskeys, findTotp, findUsersWithSecondFactor } from './queries.ts'
import { acceptRecoveryCode } from './recovery-codes.ts'
import { readRelyingParty } from './relying-party.ts'
import { acceptTotp } from './totp.ts'
import { limitTo } from '../../../db/limit-to-organisation.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import { findQueriesOfOwner } from '../../../plugins/auth/owner.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { deleteRows, countRows } from '../../../db/tables/rows.ts'

type SecondFactorGrant = Extract<TokenBody, { grant_type: 'second_factor' }>
type PasskeyGrant = Extract<TokenBody, { grant_type: 'passkey' }>

/** Network address and browser secret of the caller. */
export interface LoginBrowser {
  readonly address: string
  readonly secret: string | null
}

export interface SecondFactorNeeds {
  readonly database: Pick<Database, 'queries'>
  readonly limiters: Limiters
  readonly secret: string
}

export interface AccountKey {
  readonly organisation_id: number
  readonly user_id: number
}

export interface PassedSecondFactor extends AccountKey {
  readonly method: SecondFactorMethod
}

/** Handles the second step of a login, and a login by passkey alone (docs/adr/0052-second-factor.md). */
export function createSecondFactors({ database: { queries }, limiters, secret }: SecondFactorNeeds) {
  const secretBox = createSecretBox(secret, 'second factors')
  /** Returns queries of no organisation. They are used until the user is known. */
  const ofNobody = () => limitTo(queries, 0)
  const codes = limiters.create('second-factor', secondFactorLimits.codes)

  /** Checks a code. Wrong codes are counted by account, over all challenges. Throws OAuthError 429. */
  const tryCode = async (user_id: number, check: () => Promise<boolean>): Promise<boolean> => {
    const seconds = await codes.take(String(user_id))
    if (seconds > 0) throw createTooManyAttemptsError(seconds)
    const isRight = await check()
    if (isRight) await codes.giveBack(String(user_id))
    return isRight
  }

  async function findPassed(
    own: Queries,
    user_id: number,
    { challenge, code, recovery_code, passkey }: SecondFactorGrant,
    { address }: LoginBrowser,
    now: number,
  ): Promise<SecondFactorMethod | null> {
    if (code !== undefined)
      return (await tryCode(user_id, () => acceptTotp(own, secretBox, user_id, code, now))) ? 'totp' : null
    if (recovery_code !== undefined)
      return (await tryCode(user_id, () => acceptRecoveryCode(own, user_id, recovery_code)))
        ? 'recovery_code'
        : null
    const party = readRelyingParty(address)
    if (passkey === undefined || party === null) return null
    const owner = await verifyPasskey(own, party, passkey, challenge, now)
    return owner?.user_id === user_id ? 'passkey' : null
  }

  return {
    secretBox,

    /** Returns a challenge for the second factor; null if the account has no second factor. */
    async ask(
      user: { readonly id: number; readonly organisation_id: number },
      address: string,
      browser: string,
      now: number,
    ): Promise<SecondFactorAsked | null> {
      const own = limitTo(queries, user.organisation_id)
      const { methods, passkeys } = await listMethods(own, user.id)
      if (methods.length === 0) return null
      const challenge = await drawChallenge(own, 'second_factor', { user, browser }, now)
      const party = readRelyingParty(address)
      const hasPasskeys = passkeys.length > 0 && party !== null
      return {
        challenge,
        methods: methods.filter((method) => method !== 'passkey' || hasPasskeys),
        passkey_options: hasPasskeys ? await makePasskeyOptions(party, passkeys, challenge) : null,
      }
    },

    /** Checks the second factor. Throws OAuthError; `onWrong` gets the user whose code was wrong. */
    async pass(
      grant: SecondFactorGrant,
      browser: LoginBrowser,
      now: number,
      onWrong: (user: AccountKey) => Promise<void>,
    ): Promise<PassedSecondFactor> {
      const asked = { challenge: grant.challenge, browser: browser.secret }
      const own = await findQueriesOfOwner(queries, ownerFinders.challenge, hashToken(grant.challenge))
      const opened = own && (await openChallenge(own, 'second_factor', asked, now))
      if (own === null || opened === null || opened.user_id === null) throw createChallengeOverError()
      const { organisation_id, user_id } = opened
      const method = await findPassed(own, user_id, grant, browser, now)
      if (method === null) await onWrong({ organisation_id, user_id })
      if (method === null) throw createInvalidGrantError()
      if (!(await closeChallenge(own, grant.challenge))) throw createChallengeOverError()
      return { organisation_id, user_id, method }
    },

    /** Returns the same options for all users. */
    async makePasskeyOptions(address: string, browser: string, now: number) {
      const challenge = await drawChallenge(ofNobody(), 'passkey_login', { user: null, browser }, now)
      const party = readRelyingParty(address)
      return { challenge, options: party === null ? {} : await makePasskeyOptions(party, null, challenge) }
    },

    /** Throws OAuthError. */
    async passByPasskey(
      grant: PasskeyGrant,
      browser: LoginBrowser,
      now: number,
    ): Promise<PassedSecondFactor> {
      const asked = { challenge: grant.challenge, browser: browser.secret }
      const opened = await openChallenge(ofNobody(), 'passkey_login', asked, now)
      if (opened === null || !(await closeChallenge(ofNobody(), grant.challenge)))
        throw createChallengeOverError()
      const party = readRelyingParty(browser.address)
      const owner =
        party === null ? null : await verifyPasskey(queries, party, grant.passkey, grant.challenge, now)
      if (owner === null) throw createInvalidGrantError()
      return { ...owner, method: 'passkey' }
    },
  }
}

export type SecondFactors = ReturnType<typeof createSecondFactors>

async function listMethods(queries: Queries, user_id: number) {
  const [totp, passkeys, num_recovery_codes] = await Promise.all([
    findTotp(queries, user_id),
    findPasskeys(queries, user_id),
    countRows(queries, 'recovery_code', { user_id }),
  ])
  const hasTotp = totp !== undefined && totp.confirmed_at !== null
  const hasSecondFactor = hasTotp || passkeys.length > 0
  const methods: SecondFactorMethod[] = [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(hasSecondFactor && num_recovery_codes > 0 ? (['recovery_code'] as const) : []),
  ]
  return { methods, passkeys }
}

/** Removes codes, passkeys and recovery codes. The password is then enough. */
export async function removeSecondFactors(transaction: Transaction, user_id: number): Promise<void> {
  await deleteRows(transaction, 'totp', { user_id })
  await deleteRows(transaction, 'passkey', { user_id })
  await deleteRows(transaction, 'recovery_code', { user_id })
  await deleteRows(transaction, 'login_challenge', { user_id })
}

export const listUsersWithSecondFactor = (
  queries: Queries,
  organisation_id: number,
): Promise<ReadonlySet<number>> => findUsersWithSecondFactor(queries, organisation_id)
