import type { Selectable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { IdentityProviderTable, IdentityTable, Role, SsoAttemptTable } from '../../../db/schema.ts'
import { ProviderSettings, type ConnectedProvider } from './provider.ts'
import { hasRow } from '../../../db/single-row.ts'
import { hasRows, findRow } from '../../../db/tables/rows.ts'

function toProvider(row: Selectable<IdentityProviderTable>): ConnectedProvider {
  const { settings, domains, created_at: _, ...rest } = row
  return {
    ...rest,
    domains: decodeJson<string[]>(domains),
    settings: ProviderSettings.parse(decodeJson(settings)),
  }
}

export async function findProviderByKey(
  queries: Queries,
  key: string,
): Promise<ConnectedProvider | undefined> {
  const row = await queries
    .selectFrom('identity_provider')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  return row && toProvider(row)
}

export async function findProvider(
  queries: Queries,
  organisation_id: number,
  id: number,
): Promise<ConnectedProvider | undefined> {
  const row = await queries
    .selectFrom('identity_provider')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return row && toProvider(row)
}

export async function listProviders(queries: Queries, organisation_id: number): Promise<ConnectedProvider[]> {
  const rows = await queries
    .selectFrom('identity_provider')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(toProvider)
}

export const findSchoolByCode = (queries: Queries, login_code: string) =>
  findRow(queries, 'organisation', ['id', 'name'], { login_code })

export const findIdentity = (
  queries: Queries,
  { organisation_id }: Pick<IdentityTable, 'organisation_id'>,
  { issuer, subject }: Pick<IdentityTable, 'issuer' | 'subject'>,
) => findRow(queries, 'identity', ['id', 'user_id'], { organisation_id, issuer, subject })

export const listIdentitiesOf = (queries: Queries, user_id: number) =>
  queries
    .selectFrom('identity')
    .select(['id', 'issuer', 'subject', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()

export const listIdentitiesAt = (
  queries: Queries,
  { organisation_id, issuer }: Pick<IdentityTable, 'organisation_id' | 'issuer'>,
) =>
  queries
    .selectFrom('identity')
    .innerJoin('user', 'user.id', 'identity.user_id')
    .select(['identity.id', 'identity.subject', 'identity.origin', 'identity.last_used_at'])
    .select(['user.name', 'user.username'])
    .where('identity.organisation_id', '=', organisation_id)
    .where('identity.issuer', '=', issuer)
    .orderBy('user.name')
    .orderBy('identity.id')
    .execute()

export const findIdentityById = (queries: Queries, organisation_id: number, id: number) =>
  findRow(queries, 'identity', ['id', 'user_id', 'issuer'], { id, organisation_id })

export const deleteIdentitiesAt = (
  transaction: Transaction,
  { organisation_id, issuer }: Pick<IdentityTable, 'organisation_id' | 'issuer'>,
) =>
  transaction
    .deleteFrom('identity')
    .where('organisation_id', '=', organisation_id)
    .where('issuer', '=', issuer)
    .returning('id')
    .execute()

export interface ActiveUser {
  readonly user_id: number
  readonly organisation_id: number
  readonly role: Role
}

/** Excludes blocked and archived accounts. */
const selectActiveUsers = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('user')
    .leftJoin('student', 'student.user_id', 'user.id')
    .select(['user.id as user_id', 'user.organisation_id', 'user.role'])
    .where('user.organisation_id', '=', organisation_id)
    .where('student.archived_at', 'is', null)
    .where('user.blocked_at', 'is', null)

export const findActiveUser = (queries: Queries, organisation_id: number, user_id: number) =>
  selectActiveUsers(queries, organisation_id).where('user.id', '=', user_id).executeTakeFirst()

/** Finds up to two accounts, so that the caller can refuse an ambiguous address. */
export const findByVerifiedEmail = (queries: Queries, organisation_id: number, email: string) =>
  selectActiveUsers(queries, organisation_id)
    .where((eb) => eb(eb.fn<string>('lower', ['user.email']), '=', email))
    .limit(2)
    .execute()

export const findActiveUserByUsername = (queries: Queries, organisation_id: number, username: string) =>
  selectActiveUsers(queries, organisation_id).where('user.username', '=', username).executeTakeFirst()

/** Deletes and returns an attempt; null if it is unknown, used, expired or of another provider. */
export const consumeSsoAttempt = (
  queries: Queries,
  { hash, provider_id }: Pick<SsoAttemptTable, 'hash' | 'provider_id'>,
  now: number,
) =>
  queries
    .deleteFrom('sso_attempt')
    .where('hash', '=', hash)
    .where('provider_id', '=', provider_id)
    .where('expires_at', '>', now)
    .where('code_hash', 'is', null)
    .returning(['browser_hash', 'user_id'])
    .executeTakeFirst()

/** Deletes and returns a confirmed login. It works once, in the browser that began it. */
export const consumeConfirmedSso = (
  transaction: Transaction,
  { code_hash, browser_hash }: { readonly code_hash: string; readonly browser_hash: string },
  now: number,
) =>
  transaction
    .deleteFrom('sso_attempt')
    .where('code_hash', '=', code_hash)
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now)
    .returning(['provider_id', 'identity_id', 'provider_session'])
    .executeTakeFirst()

/** Returns false if the assertion was used before. */
export const markAssertionUsed = (queries: Queries, hash: string, expires_at: number): Promise<boolean> =>
  hasRow(
    queries
      .insertInto('used_assertion')
      .values({ hash, expires_at })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash'),
  )

export const findIdentityUser = (queries: Queries, identity_id: number) =>
  findRow(queries, 'identity', ['id', 'user_id', 'organisation_id'], { id: identity_id })

export async function listIdentitiesOfSession(
  queries: Queries,
  { organisation_id, issuer }: Pick<IdentityTable, 'organisation_id' | 'issuer'>,
  provider_session: string,
): Promise<number[]> {
  const rows = await queries
    .selectFrom('identity')
    .innerJoin('token_family', 'token_family.identity_id', 'identity.id')
    .select('identity.id')
    .distinct()
    .where('identity.organisation_id', '=', organisation_id)
    .where('identity.issuer', '=', issuer)
    .where('token_family.provider_session', '=', provider_session)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns false for an impersonation. */
export const isOwnLogin = (queries: Queries, family_id: number): Promise<boolean> =>
  hasRows(queries, 'token_family', { id: family_id, exchange_token_id: null })
