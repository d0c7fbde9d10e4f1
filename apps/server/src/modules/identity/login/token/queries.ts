import { daySeconds } from '@letterliaan/rules/calendar'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { FamiliarNetworkTable } from '../../../../db/schema.ts'
import { isImpersonatedStudentVisible } from '../../../../plugins/auth/supervision-queries.ts'
import { updateRows, insertRows } from '../../../../db/tables/rows.ts'

export const accessTtlSeconds = 15 * 60
const refreshTtlSeconds = 30 * 24 * 60 * 60
/** Ends a supervisor's login as a child, because a forgotten tab would renew it for ever. */
export const impersonationTtlSeconds = 2 * 60 * 60

/** Excludes blocked users (ORG-3). Includes archived children, although they may not log in (GRP-8). */
export const findUserByUsername = (queries: Queries, username: string) =>
  queries
    .selectFrom('user')
    .leftJoin('student', 'student.user_id', 'user.id')
    .select(['user.id', 'user.organisation_id', 'user.password_hash', 'user.role', 'user.let_in_at'])
    .select(['student.id as student_id', 'student.archived_at'])
    .where('user.username', '=', username)
    .where('user.blocked_at', 'is', null)
    .executeTakeFirst()

/** Finds a member of staff who passed a second factor or passkey. Excludes blocked users. */
export const findStaffUser = (queries: Queries, id: number) =>
  queries
    .selectFrom('user')
    .select(['id', 'organisation_id', 'role', 'username'])
    .where('id', '=', id)
    .where('role', '!=', 'student')
    .where('blocked_at', 'is', null)
    .executeTakeFirst()

export const findRefreshToken = (queries: Queries, hash: string) =>
  queries
    .selectFrom('token')
    .innerJoin('token_family', 'token_family.id', 'token.family_id')
    .innerJoin('user', 'user.id', 'token_family.user_id')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['token.family_id', 'token.salt', 'token.created_at', 'token.expires_at', 'token.used_at_ms'])
    .select(['user.role', 'organisation.idle_minutes'])
    .leftJoin('exchange_token', 'exchange_token.id', 'token_family.exchange_token_id')
    .select(['token_family.revoked_at', 'token_family.client_id', 'user.id', 'user.organisation_id'])
    .select(['token_family.created_at as began_at', 'exchange_token.kind as exchanged'])
    .where('token.hash', '=', hash)
    .where('token.kind', '=', 'refresh')
    .where('user.blocked_at', 'is', null)
    .where(isImpersonatedStudentVisible())
    .executeTakeFirst()

export interface NewLogin {
  readonly organisation_id: number
  readonly user_id: number
  readonly client_id: string
  readonly exchange_token_id: number | null
  readonly group_device_id?: number
  readonly identity_id?: number
  readonly provider_session?: string | null
}

export interface StoredLogin {
  readonly family_id: number
  readonly organisation_id: number
}

export async function insertLogin(
  transaction: Transaction,
  login: NewLogin,
  now: number,
): Promise<StoredLogin> {
  const { id: family_id } = await transaction
    .insertInto('token_family')
    .values({ ...login, created_at: now, revoked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { family_id, organisation_id: login.organisation_id }
}

/** Returns false if the user has been blocked. */
export const markLoggedIn = (transaction: Transaction, user_id: number, now: number): Promise<boolean> =>
  updateRows(transaction, 'user', { id: user_id, blocked_at: null }, { last_login_at: now })

export const findLoginOfToken = (queries: Queries, hash: string) =>
  queries
    .selectFrom('token')
    .innerJoin('token_family', 'token_family.id', 'token.family_id')
    .select(['token_family.id', 'token_family.client_id'])
    .where('token.hash', '=', hash)
    .where('token_family.revoked_at', 'is', null)
    .executeTakeFirst()

export interface NewToken {
  readonly hash: string
  readonly salt: string
}

export const insertTokens = (
  transaction: Transaction,
  { family_id, organisation_id }: StoredLogin,
  access: NewToken,
  refresh: NewToken,
  now: number,
) => {
  const common = { organisation_id, family_id, created_at: now, used_at_ms: null }
  return insertRows(transaction, 'token', [
    { ...common, ...access, kind: 'access', expires_at: now + accessTtlSeconds },
    { ...common, ...refresh, kind: 'refresh', expires_at: now + refreshTtlSeconds },
  ])
}

export const markTokenUsed = (transaction: Transaction, hash: string, nowMs: number): Promise<boolean> =>
  updateRows(transaction, 'token', { hash, used_at_ms: null }, { used_at_ms: nowMs })

export const findFamiliarNetwork = (queries: Queries, key: string) =>
  queries.selectFrom('familiar_network').select('key').where('key', '=', key).executeTakeFirst()

export const saveFamiliarNetworks = (queries: Queries, rows: readonly FamiliarNetworkTable[]) =>
  queries
    .insertInto('familiar_network')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') }))
        .where('familiar_network.seen_at', '<', (rows[0]?.seen_at ?? 0) - daySeconds),
    )
    .execute()
