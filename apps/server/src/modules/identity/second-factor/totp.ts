import { Secret, TOTP } from 'otpauth'
import type { NewTotp } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { SecretBox } from '../../../plugins/auth/secret-box.ts'
import { findTotp, markTotpStep, saveNewTotp } from './queries.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

const periodSeconds = 30
const settings = { issuer: 'Letterliaan', digits: 6, period: periodSeconds, algorithm: 'SHA1' } as const

const contextOf = (user_id: number): string => `totp ${user_id}`

/** Stores a new secret, which is not required until a code confirms it. */
export async function beginTotp(
  queries: Queries,
  secretBox: SecretBox,
  {
    id: user_id,
    organisation_id,
    username,
  }: { readonly id: number; readonly organisation_id: number; readonly username: string },
  now: number,
): Promise<NewTotp> {
  const secret = new Secret({ size: 20 })
  const sealed = secretBox.seal(secret.base32, contextOf(user_id))
  await saveNewTotp(queries, { organisation_id, user_id }, sealed, now)
  return { secret: secret.base32, uri: new TOTP({ ...settings, secret, label: username }).toString() }
}

/** Returns the code's step of 30 seconds, at most one early or late; null for a wrong code. */
export async function findTotpStep(
  queries: Queries,
  secretBox: SecretBox,
  user_id: number,
  { code, isConfirmed }: { readonly code: string; readonly isConfirmed: boolean },
  now: number,
): Promise<number | null> {
  const totp = await findTotp(queries, user_id)
  if (totp === undefined || (totp.confirmed_at !== null) !== isConfirmed) return null
  const secret = secretBox.open(totp.sealed_secret, contextOf(user_id))
  if (secret === null) return null
  const token = code.replaceAll(/\s/g, '')
  const delta = new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp: now * 1000,
    window: 1,
  })
  return delta === null ? null : Math.floor(now / periodSeconds) + delta
}

/** Accepts a code once. */
export async function acceptTotp(
  queries: Queries,
  secretBox: SecretBox,
  user_id: number,
  code: string,
  now: number,
): Promise<boolean> {
  const step = await findTotpStep(queries, secretBox, user_id, { code, isConfirmed: true }, now)
  return step !== null && markTotpStep(queries, user_id, step)
}

/** Returns unix seconds, or null if codes are off. */
export const readTotpSince = async (queries: Queries, user_id: number): Promise<number | null> =>
  (await findTotp(queries, user_id))?.confirmed_at ?? null

export async function removeTotp(transaction: Transaction, user_id: number): Promise<void> {
  await deleteRows(transaction, 'totp', { user_id })
}
