import type { OwnIdentity, PreparedIdentities, PreparedIdentitiesResult } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { isProviderForRole, type ConnectedProvider } from './provider.ts'
import {
  findIdentity,
  findIdentityById,
  findActiveUserByUsername,
  listIdentitiesOf,
  listProviders,
} from './queries.ts'
import { endLoginsOf } from '../../../db/tables/token-family.ts'
import { deleteRows, insertRow } from '../../../db/tables/rows.ts'

export async function listOwnIdentities(
  queries: Queries,
  { organisation_id, user_id, role }: UserCaller,
): Promise<OwnIdentity[]> {
  const [providers, identities] = await Promise.all([
    listProviders(queries, organisation_id),
    listIdentitiesOf(queries, user_id),
  ])
  return providers.flatMap((provider): OwnIdentity[] => {
    const { key: provider_key, name } = provider
    const own = identities.filter(({ issuer }) => issuer === provider.issuer)
    const canLink = provider.is_enabled && isProviderForRole(provider.for_whom, role)
    if (own.length === 0 && canLink) return [{ provider_key, provider: name, id: null, last_used_at: null }]
    return own.map(({ id, last_used_at }) => ({ provider_key, provider: name, id, last_used_at }))
  })
}

/** Unlinks an identity; the password still works. Throws 404 if it is another user's, except for administrators. */
export async function unlinkIdentity(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  now: number,
): Promise<void> {
  const identity = await findIdentityById(transaction, caller.organisation_id, id)
  if (identity === undefined) throw createNotFoundError()
  if (identity.user_id !== caller.user_id && caller.role !== 'beheerder') throw createNotFoundError()
  await endLoginsOf(transaction, { identity_id: id, provider_session: null, untilAt: now }, now)
  await deleteRows(transaction, 'identity', { id })
  recordEvent(transaction, caller, { type: 'identity_unlinked', identity_id: id }, now)
}

const problems = {
  unknown: 'Dit account is er niet op deze school.',
  administrator: 'Een beheerder koppelt het eigen account zelf.',
  audience: 'Deze inlogdienst is niet voor dit account.',
  taken: 'Deze naam bij de inlogdienst hoort al bij een ander account.',
} as const

/** Prepares identities one by one, so that a refused identity does not block the others. */
export async function prepareIdentities(
  transaction: Transaction,
  caller: UserCaller,
  provider: ConnectedProvider,
  { people }: PreparedIdentities,
  now: number,
): Promise<PreparedIdentitiesResult> {
  const refused: PreparedIdentitiesResult['refused'] = []
  for (const { username, subject } of people) {
    const person = { username: username.trim().toLowerCase(), subject: subject.trim() }
    const problem = await prepareOne(transaction, caller, provider, person, now)
    if (problem !== null) refused.push({ username, subject, problem })
  }
  return { num_joined: people.length - refused.length, refused }
}

async function prepareOne(
  transaction: Transaction,
  caller: UserCaller,
  provider: ConnectedProvider,
  { username, subject }: { readonly username: string; readonly subject: string },
  now: number,
): Promise<string | null> {
  const { organisation_id } = caller
  const user = await findActiveUserByUsername(transaction, organisation_id, username)
  if (user === undefined || subject === '') return problems.unknown
  if (user.role === 'beheerder') return problems.administrator
  if (!isProviderForRole(provider.for_whom, user.role)) return problems.audience
  const { issuer } = provider
  const { user_id } = user
  const known = await findIdentity(transaction, provider, { issuer, subject })
  if (known !== undefined) return known.user_id === user_id ? null : problems.taken
  const joined = { origin: 'administrator', created_at: now, last_used_at: null } as const
  const identity_id = await insertRow(transaction, 'identity', {
    organisation_id,
    issuer,
    subject,
    user_id,
    ...joined,
  })
  const event = {
    type: 'identity_linked',
    identity_id,
    provider_id: provider.id,
    origin: 'administrator',
  } as const
  recordEvent(transaction, caller, event, now)
  return null
}
