import type { Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { isProviderForRole, type ConnectedProvider, type VerifiedIdentity } from './provider.ts'
import { findByVerifiedEmail, findIdentity, findActiveUser, type ActiveUser } from './queries.ts'
import { insertRow, updateRow } from '../../../db/tables/rows.ts'

/** Reasons for refusing a login; the page has a Dutch text for each. */
export type JoinRefusal = 'unknown' | 'closed' | 'wrong-audience' | 'taken'

export type JoinedAccount =
  | { readonly user: ActiveUser; readonly identity_id: number }
  | { readonly refusal: JoinRefusal }

/** Finds the account of a verified identity. An email address alone is not enough (ADR 49). */
export async function joinAccount(
  transaction: Transaction,
  provider: ConnectedProvider,
  said: VerifiedIdentity,
  now: number,
): Promise<JoinedAccount> {
  const known = await findIdentity(transaction, provider, said)
  if (known !== undefined) return openKnown(transaction, provider, known, now)
  const user = await findByDomain(transaction, provider, said)
  if (user === undefined) return { refusal: 'unknown' }
  const identity_id = await join(transaction, provider, said, { user, origin: 'domain' }, now)
  return { user, identity_id }
}

async function openKnown(
  transaction: Transaction,
  provider: ConnectedProvider,
  { id, user_id }: { readonly id: number; readonly user_id: number },
  now: number,
): Promise<JoinedAccount> {
  const user = await findActiveUser(transaction, provider.organisation_id, user_id)
  if (user === undefined) return { refusal: 'closed' }
  if (!isProviderForRole(provider.for_whom, user.role)) return { refusal: 'wrong-audience' }
  await updateRow(transaction, 'identity', id, { last_used_at: now })
  return { user, identity_id: id }
}

/** Excludes administrators. They must link their accounts themselves, because a wrong link would be worse. */
async function findByDomain(
  transaction: Transaction,
  provider: ConnectedProvider,
  { verifiedEmail }: VerifiedIdentity,
): Promise<ActiveUser | undefined> {
  if (verifiedEmail === null || !provider.domains.includes(domainOf(verifiedEmail))) return undefined
  const found = await findByVerifiedEmail(transaction, provider.organisation_id, verifiedEmail)
  const [user] = found
  if (user === undefined || found.length > 1 || user.role === 'beheerder') return undefined
  return isProviderForRole(provider.for_whom, user.role) ? user : undefined
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

export async function linkAccount(
  transaction: Transaction,
  provider: ConnectedProvider,
  said: VerifiedIdentity,
  user_id: number,
  now: number,
): Promise<JoinedAccount> {
  const user = await findActiveUser(transaction, provider.organisation_id, user_id)
  if (user === undefined || !isProviderForRole(provider.for_whom, user.role)) return { refusal: 'closed' }
  const known = await findIdentity(transaction, provider, said)
  if (known !== undefined && known.user_id !== user_id) return { refusal: 'taken' }
  if (known !== undefined) return { user, identity_id: known.id }
  const identity_id = await join(transaction, provider, said, { user, origin: 'link' }, now)
  return { user, identity_id }
}

async function join(
  transaction: Transaction,
  provider: ConnectedProvider,
  { issuer, subject }: VerifiedIdentity,
  { user, origin }: { readonly user: ActiveUser; readonly origin: 'link' | 'domain' },
  now: number,
): Promise<number> {
  const { organisation_id } = provider
  const { user_id } = user
  const row = { organisation_id, issuer, subject, user_id, origin, created_at: now, last_used_at: now }
  const identity_id = await insertRow(transaction, 'identity', row)
  const event = { type: 'identity_linked', identity_id, provider_id: provider.id, origin } as const
  recordEvent(transaction, { organisation_id, user_id }, event, now)
  return identity_id
}
