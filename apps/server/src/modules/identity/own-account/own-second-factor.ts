import type { ChangedAccount, NewPasskeyBody, NewTotp, PasskeyOptions } from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { SecretBox } from '../../../plugins/auth/secret-box.ts'
import {
  createInvalidInputError,
  createNoRoomError,
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { makeNewPasskeyOptions, storePasskey, readNewPasskey } from '../second-factor/passkeys.ts'
import { beginTotp, removeTotp, readTotpSince, findTotpStep } from '../second-factor/totp.ts'
import { closeChallenge, drawChallenge, openChallenge } from '../second-factor/challenges.ts'
import { removeRecoveryCodes, makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { readRelyingParty, type RelyingParty } from '../second-factor/relying-party.ts'
import { getAccount, type AccountCall, type AccountChange } from './own-account.ts'
import { findAccount } from './queries.ts'
import { findPasskeys, deletePasskey, markTotpConfirmed } from '../second-factor/queries.ts'
import { countRows } from '../../../db/tables/rows.ts'

const maxPasskeys = 10

/** Throws 409 if codes are on already. */
export async function beginOwnTotp(
  queries: Queries,
  secretBox: SecretBox,
  { caller, now }: AccountCall,
): Promise<NewTotp> {
  const known = await readTotpSince(queries, caller.user_id)
  if (known !== null) throw hasTotp()
  return beginTotp(queries, secretBox, await findAccount(queries, caller.user_id), now)
}

const hasTotp = (): ProblemError =>
  createProblemError(409, 'Al ingesteld', 'U gebruikt al codes van een app. Verwijder die eerst.')

/** Throws 422 for a wrong code. */
export async function confirmOwnTotp(
  database: Database,
  secretBox: SecretBox,
  call: AccountCall,
  code: string,
): Promise<ChangedAccount> {
  const { caller, now } = call
  const { user_id } = caller
  const step = await findTotpStep(database.queries, secretBox, user_id, { code, isConfirmed: false }, now)
  const sentence =
    'Deze code klopt niet. Kijk of de tijd van uw telefoon goed staat, en neem de nieuwste code.'
  if (step === null) throw createInvalidInputError({ code: sentence }, sentence)
  return database.transaction(async (transaction) => {
    if (!(await markTotpConfirmed(transaction, user_id, step, now))) throw hasTotp()
    recordEvent(transaction, caller, { type: 'totp_set_up' }, now)
    return withRecoveryCodes({ ...call, transaction })
  })
}

async function withRecoveryCodes(call: AccountChange): Promise<ChangedAccount> {
  const { transaction, caller, now } = call
  const hasSome = (await countRows(transaction, 'recovery_code', { user_id: caller.user_id })) > 0
  const recovery_codes = hasSome ? null : await makeRecoveryCodes(transaction, caller, now)
  return { account: await getAccount(transaction, call), recovery_codes }
}

/** Throws 404, 409. */
export async function removeOwnTotp(call: AccountChange): Promise<ChangedAccount> {
  const { transaction, caller, now } = call
  if ((await readTotpSince(transaction, caller.user_id)) === null) throw createNotFoundError()
  await removeTotp(transaction, caller.user_id)
  recordEvent(transaction, caller, { type: 'totp_removed' }, now)
  return afterRemoval(call)
}

/** Deletes the recovery codes if no second factor is left. */
async function afterRemoval(call: AccountChange): Promise<ChangedAccount> {
  const { transaction, caller, now } = call
  const { user_id } = caller
  if (!(await hasSecondFactor(transaction, user_id))) {
    await refuseWhereDemanded(transaction, user_id, now)
    await removeRecoveryCodes(transaction, user_id)
  }
  return { account: await getAccount(transaction, call), recovery_codes: null }
}

async function hasSecondFactor(queries: Queries, user_id: number): Promise<boolean> {
  const [totp, passkeys] = await Promise.all([
    readTotpSince(queries, user_id),
    findPasskeys(queries, user_id),
  ])
  return totp !== null || passkeys.length > 0
}

async function refuseWhereDemanded(transaction: Transaction, user_id: number, now: number): Promise<void> {
  const { second_factor_from } = await findAccount(transaction, user_id)
  if (second_factor_from === null || second_factor_from > now) return
  throw createProblemError(
    409,
    'Tweede stap nodig',
    'Uw school vraagt een tweede stap. Stel eerst een andere in.',
  )
}

/** Throws 409 for an account without a second factor. */
export async function renewRecoveryCodes(call: AccountChange): Promise<ChangedAccount> {
  const { transaction, caller, now } = call
  if (!(await hasSecondFactor(transaction, caller.user_id)))
    throw createProblemError(
      409,
      'Nog geen tweede stap',
      'Stel eerst een tweede stap in. Dan krijgt u herstelcodes.',
    )
  const recovery_codes = await makeRecoveryCodes(transaction, caller, now)
  recordEvent(transaction, caller, { type: 'recovery_codes_made' }, now)
  return { account: await getAccount(transaction, call), recovery_codes }
}

const browserOf = (family_id: number): string => `login ${family_id}`

function partyOf({ origin }: AccountCall): RelyingParty {
  const party = readRelyingParty(origin)
  if (party !== null) return party
  throw createProblemError(
    409,
    'Geen toegangssleutels',
    'Toegangssleutels werken alleen op een adres met een naam, en niet op een IP-adres.',
  )
}

/** Throws 409 if the server's address allows no passkeys, or if the account has too many. */
export async function beginPasskey(queries: Queries, call: AccountCall): Promise<PasskeyOptions> {
  const { caller, now } = call
  const { user_id, family_id } = caller
  const party = partyOf(call)
  const known = await findPasskeys(queries, user_id)
  if (known.length >= maxPasskeys)
    throw createNoRoomError(`U hebt al ${maxPasskeys} toegangssleutels. Verwijder er eerst een.`)
  const user = await findAccount(queries, user_id)
  const browser = browserOf(family_id)
  const challenge = await drawChallenge(queries, 'passkey_made', { user, browser }, now)
  const options = await makeNewPasskeyOptions(party, user, known, challenge)
  return { challenge, options }
}

/** Throws 422 for a response that does not answer the challenge of this login. */
export async function addPasskey(
  database: Database,
  call: AccountCall,
  { name, challenge, passkey }: NewPasskeyBody,
): Promise<ChangedAccount> {
  const { caller, now } = call
  const { organisation_id, user_id, family_id } = caller
  const { queries } = database
  const opened = await openChallenge(
    queries,
    'passkey_made',
    { challenge, browser: browserOf(family_id) },
    now,
  )
  const read = opened?.user_id === user_id ? await readNewPasskey(partyOf(call), passkey, challenge) : null
  const sentence = 'Deze toegangssleutel is niet goed aangekomen. Begin opnieuw.'
  if (read === null || !(await closeChallenge(queries, challenge)))
    throw createInvalidInputError({ passkey: sentence }, sentence)
  return database
    .transaction(async (transaction) => {
      await storePasskey(transaction, {
        ...read,
        organisation_id,
        user_id,
        name,
        created_at: now,
        last_used_at: null,
      })
      recordEvent(transaction, caller, { type: 'passkey_added' }, now)
      return withRecoveryCodes({ ...call, transaction })
    })
    .catch((error: unknown) => {
      throw database.dialect.isDuplicate(error)
        ? createInvalidInputError({ passkey: sentence }, sentence)
        : error
    })
}

/** Throws 404. Called before the password is checked, because a password check counts as an attempt. */
export async function assertOwnPasskey(queries: Queries, user_id: number, id: number): Promise<void> {
  const own = await findPasskeys(queries, user_id)
  if (!own.some((passkey) => passkey.id === id)) throw createNotFoundError()
}

/** Throws 404, 409. */
export async function removeOwnPasskey(call: AccountChange, id: number): Promise<ChangedAccount> {
  const { transaction, caller, now } = call
  if (!(await deletePasskey(transaction, caller.user_id, id))) throw createNotFoundError()
  recordEvent(transaction, caller, { type: 'passkey_removed' }, now)
  return afterRemoval(call)
}
