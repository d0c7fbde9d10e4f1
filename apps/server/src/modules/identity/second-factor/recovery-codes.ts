import { randomInt } from 'node:crypto'
import type { Queries, Transaction } from '../../../db/database.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { consumeRecoveryCode, insertRecoveryCodes } from './queries.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

const numCodes = 10
/** Signs that cannot be confused with each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

const drawGroup = (): string =>
  Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('')

/** Draws 79 bits, which are enough even with a fast hash. */
const drawCode = (): string => Array.from({ length: groups }, drawGroup).join('-')

const hashOf = (user_id: number, code: string): string =>
  hashToken(`recovery ${user_id} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)

/** Replaces the user's recovery codes. Stores only their hashes and returns the new codes. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  { organisation_id, user_id }: { readonly organisation_id: number; readonly user_id: number },
  now: number,
): Promise<string[]> {
  const codes = Array.from({ length: numCodes }, drawCode)
  await deleteRows(transaction, 'recovery_code', { user_id })
  await insertRecoveryCodes(
    transaction,
    { organisation_id, user_id },
    codes.map((code) => hashOf(user_id, code)),
    now,
  )
  return codes
}

export const acceptRecoveryCode = (queries: Queries, user_id: number, code: string): Promise<boolean> =>
  consumeRecoveryCode(queries, user_id, hashOf(user_id, code))

export async function removeRecoveryCodes(transaction: Transaction, user_id: number): Promise<void> {
  await deleteRows(transaction, 'recovery_code', { user_id })
}
