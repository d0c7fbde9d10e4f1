import type { Queries, Transaction } from '../../../db/database.ts'
import type { LoginChallengeTable, RecoveryCodeTable, TotpTable } from '../../../db/schema.ts'
import { hasRow } from '../../../db/single-row.ts'
import { deleteRows, updateRows } from '../../../db/tables/rows.ts'

export const findTotp = (queries: Queries, user_id: number) =>
  queries.selectFrom('totp').selectAll().where('user_id', '=', user_id).executeTakeFirst()

/** Replaces a secret that was not confirmed. */
export const saveNewTotp = (
  queries: Queries,
  { organisation_id, user_id }: Pick<TotpTable, 'organisation_id' | 'user_id'>,
  sealed_secret: string,
  now: number,
) =>
  queries
    .insertInto('totp')
    .values({ organisation_id, user_id, sealed_secret, last_step: null, created_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'organisation_id'])
        .doUpdateSet({ sealed_secret, last_step: null, created_at: now })
        .where('totp.confirmed_at', 'is', null),
    )
    .execute()

/** Returns false if the secret was confirmed before. */
export const markTotpConfirmed = (transaction: Transaction, user_id: number, step: number, now: number) =>
  updateRows(transaction, 'totp', { user_id, confirmed_at: null }, { confirmed_at: now, last_step: step })

/** Returns false if this code or a later code was used. */
export const markTotpStep = (queries: Queries, user_id: number, step: number): Promise<boolean> =>
  hasRow(
    queries
      .updateTable('totp')
      .set({ last_step: step })
      .where('user_id', '=', user_id)
      .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .returning('user_id'),
  )

export const findPasskeys = (queries: Queries, user_id: number) =>
  queries.selectFrom('passkey').selectAll().where('user_id', '=', user_id).orderBy('id').execute()

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number]

export const findPasskeyByCredential = (queries: Queries, credential: string) =>
  queries.selectFrom('passkey').selectAll().where('credential', '=', credential).executeTakeFirst()

/** Returns false if another request used the passkey with this counter or removed it. */
export const markPasskeyUsed = (
  queries: Queries,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: number,
): Promise<boolean> =>
  updateRows(queries, 'passkey', { id, counter }, { counter: newCounter, last_used_at: now })

/** Returns false if the passkey is not the user's. */
export const deletePasskey = (transaction: Transaction, user_id: number, id: number): Promise<boolean> =>
  deleteRows(transaction, 'passkey', { id, user_id })

export const insertRecoveryCodes = (
  transaction: Transaction,
  { organisation_id, user_id }: Pick<RecoveryCodeTable, 'organisation_id' | 'user_id'>,
  hashes: readonly string[],
  now: number,
) =>
  transaction
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ organisation_id, hash, user_id, created_at: now })))
    .execute()

export const consumeRecoveryCode = (queries: Queries, user_id: number, hash: string): Promise<boolean> =>
  deleteRows(queries, 'recovery_code', { hash, user_id })

type ChallengeName = Pick<LoginChallengeTable, 'hash' | 'kind' | 'browser_hash'>

/** Counts an attempt. Returns undefined if the challenge is used up, too old or of another browser. */
export const countChallengeAttempt = (
  queries: Queries,
  { hash, kind, browser_hash }: ChallengeName,
  maxTries: number,
  now: number,
) =>
  queries
    .updateTable('login_challenge')
    .set((eb) => ({ num_tries: eb('num_tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('browser_hash', '=', browser_hash)
    .where('num_tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['organisation_id', 'user_id'])
    .executeTakeFirst()

/** Returns false if another request used the challenge first. */
export const consumeChallenge = (queries: Queries, hash: string): Promise<boolean> =>
  deleteRows(queries, 'login_challenge', { hash })

export async function findUsersWithSecondFactor(
  queries: Queries,
  organisation_id: number,
): Promise<ReadonlySet<number>> {
  const [totps, passkeys] = await Promise.all([
    queries
      .selectFrom('totp')
      .innerJoin('user', 'user.id', 'totp.user_id')
      .select('totp.user_id')
      .where('user.organisation_id', '=', organisation_id)
      .where('totp.confirmed_at', 'is not', null)
      .execute(),
    queries
      .selectFrom('passkey')
      .innerJoin('user', 'user.id', 'passkey.user_id')
      .select('passkey.user_id')
      .where('user.organisation_id', '=', organisation_id)
      .execute(),
  ])
  return new Set([...totps, ...passkeys].map(({ user_id }) => user_id))
}
