import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { within } from '../../db/of-organisation.ts'
import { createOwnOrganisation } from '../../modules/people/index.ts'
import { hashPassword, makeResetLink } from '../../modules/identity/index.ts'
import { owners } from '../../plugins/auth/name-queries.ts'
import { createSecret } from '../../plugins/auth/token-secret.ts'
import { AccountError, addUser, type AccountUser, type NewAccount } from './create-account.ts'
import { findUser } from './find-user.ts'
import { updateUser } from '../../db/tables/user.ts'

interface NewBoardMember extends NewAccount {
  readonly publicUrl: string
  /** The name of a board to make; null: one that is there. */
  readonly board: string | null
}

/** The way back of a board whose members can't get in, or a board beside schools that are there (ORG-1). Throws AccountError. */
export async function makeBoardMember(
  database: Database,
  clock: Clock,
  { publicUrl, board, ...account }: NewBoardMember,
): Promise<string> {
  const password_hash = await hashPassword(createSecret())
  const now = nowSeconds(clock)
  return database.transaction(async (transaction) => {
    const owner = await owners.username(transaction, account.username.trim().toLowerCase())
    const known = owner
      ? await within(transaction, owner.organisation_id, (own) => letIn(own, account.username, now))
      : null
    const user = known ?? (await addNew(transaction, { ...account, board, password_hash }, now))
    return within(transaction, user.organisation_id, (own) => makeResetLink(own, user, publicUrl, now))
  })
}

/** Null: there is no such account. */
async function letIn(transaction: Transaction, username: string, now: number): Promise<AccountUser | null> {
  const user = await findUser(transaction, username)
  if (user === undefined) return null
  if (user.role !== 'bestuur') throw new AccountError(`${username} is niet van een bestuur.`)
  await updateUser(transaction, user.id, { blocked_at: null, updated_at: now })
  return user
}

async function addNew(
  transaction: Transaction,
  { board, ...account }: Omit<NewBoardMember, 'publicUrl'> & { readonly password_hash: string },
  now: number,
): Promise<AccountUser> {
  if (account.name === '')
    throw new AccountError(
      `Er is nog geen account ${account.username}. Zet er --name "…" bij om er een te maken.`,
    )
  const organisation_id =
    board === null
      ? account.organisation_id
      : await createOwnOrganisation(transaction, { name: board, kind: 'bestuur' }, now)
  return addUser(transaction, { ...account, organisation_id, role: 'bestuur' }, now)
}
