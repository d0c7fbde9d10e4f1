import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { LoginChallengeTable, PasskeyTable, RecoveryCodeTable, TotpTable } from '../../../db/schema.ts'
import { hasRow, takeCount } from '../../../db/single-row.ts'

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
  hasRow(
    transaction
      .updateTable('totp')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', user_id)
      .where('confirmed_at', 'is', null)
      .returning('user_id'),
  )

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

export const deleteTotp = (transaction: Transaction, user_id: number) =>
  transaction.deleteFrom('totp').where('user_id', '=', user_id).execute()

export const findPasskeys = (queries: Queries, user_id: number) =>
  queries.selectFrom('passkey').selectAll().where('user_id', '=', user_id).orderBy('id').execute()

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number]

export const findPasskeyByCredential = (queries: Queries, credential: string) =>
  queries.selectFrom('passkey').selectAll().where('credential', '=', credential).executeTakeFirst()

export const insertPasskey = (transaction: Transaction, row: Insertable<PasskeyTable>) =>
  transaction.insertInto('passkey').values(row).execute()

/** Returns false if another request used the passkey with this counter or removed it. */
export const markPasskeyUsed = (
  queries: Queries,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: number,
): Promise<boolean> =>
  hasRow(
    queries
      .updateTable('passkey')
      .set({ counter: newCounter, last_used_at: now })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .returning('id'),
  )

/** Returns false if the passkey is not the user's. */
export const deletePasskey = (transaction: Transaction, user_id: number, id: number): Promise<boolean> =>
  hasRow(
    transaction.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', user_id).returning('id'),
  )

export const deletePasskeys = (transaction: Transaction, user_id: number) =>
  transaction.deleteFrom('passkey').where('user_id', '=', user_id).execute()

export const countRecoveryCodes = (queries: Queries, user_id: number) =>
  takeCount(
    queries
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id),
  )

export const deleteRecoveryCodes = (transaction: Transaction, user_id: number) =>
  transaction.deleteFrom('recovery_code').where('user_id', '=', user_id).execute()

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
  hasRow(
    queries
      .deleteFrom('recovery_code')
      .where('hash', '=', hash)
      .where('user_id', '=', user_id)
      .returning('hash'),
  )

export const insertChallenge = (queries: Queries, row: Insertable<LoginChallengeTable>) =>
  queries.insertInto('login_challenge').values(row).execute()

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
  hasRow(queries.deleteFrom('login_challenge').where('hash', '=', hash).returning('hash'))

export const deleteChallenges = (transaction: Transaction, user_id: number) =>
  transaction.deleteFrom('login_challenge').where('user_id', '=', user_id).execute()

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
