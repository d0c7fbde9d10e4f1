import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { within } from '../../db/of-organisation.ts'
import { record } from '../../events/record.ts'
import { hashPassword, makeResetLink, removeSecondFactors } from '../../modules/identity/index.ts'
import { owners } from '../../plugins/auth/name-queries.ts'
import { createSecret } from '../../plugins/auth/token-secret.ts'
import { AccountError, addUser, type AccountUser, type NewAccount } from './create-account.ts'
import { findUser } from './find-user.ts'
import { updateUser } from '../../db/tables/user.ts'

/** The way back for the only administrator (ORG-6): makes one, or makes a member one and lets it in. Throws AccountError. */
export async function makeAdministrator(
  database: Database,
  clock: Clock,
  { publicUrl, ...account }: NewAccount & { readonly publicUrl: string },
): Promise<string> {
  const password_hash = await hashPassword(createSecret())
  const now = nowSeconds(clock)
  return database.transaction(async (transaction) => {
    const owner = await owners.username(transaction, account.username.trim().toLowerCase())
    const known = owner
      ? await within(transaction, owner.organisation_id, (own) => promote(own, account, now))
      : null
    const user = known ?? (await addNew(transaction, { ...account, password_hash }, now))
    return within(transaction, user.organisation_id, (own) => makeResetLink(own, user, publicUrl, now))
  })
}

/** Null: there is no such account. */
async function promote(
  transaction: Transaction,
  { username, organisation_id }: NewAccount,
  now: number,
): Promise<AccountUser | null> {
  const user = await findUser(transaction, username)
  if (user === undefined) return null
  const { id, role } = user
  if (role === 'student' || role === 'bestuur')
    throw new AccountError(`${username} is geen medewerker van een school.`)
  if (organisation_id !== null && organisation_id !== user.organisation_id)
    throw new AccountError(`${username} hoort bij een andere organisatie.`)
  await updateUser(transaction, id, { role: 'beheerder', blocked_at: null, updated_at: now })
  await removeSecondFactors(transaction, id)
  const who = { organisation_id: user.organisation_id, user_id: id }
  const event = { type: 'member_role_changed', member_id: id, role_before: role, role: 'beheerder' } as const
  record(transaction, who, event, now)
  record(transaction, who, { type: 'member_second_factor_removed', member_id: id }, now)
  return user
}

async function addNew(
  transaction: Transaction,
  account: NewAccount & { readonly password_hash: string },
  now: number,
): Promise<AccountUser> {
  if (account.name === '')
    throw new AccountError(
      `Er is nog geen account ${account.username}. Zet er --name "…" bij om er een te maken.`,
    )
  return addUser(transaction, { ...account, role: 'beheerder' }, now)
}
