import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { record } from '../../events/record.ts'
import { makeResetLink } from '../../modules/identity/index.ts'
import { AccountError } from './create-account.ts'
import { findUser } from './find-user.ts'

/** Returns a link that works once, for an hour (rules.md, Accounts). Throws AccountError for an unknown account. */
export async function makeNewPasswordLink(
  database: Database,
  clock: Clock,
  { username, publicUrl }: { readonly username: string; readonly publicUrl: string },
): Promise<string> {
  const now = nowSeconds(clock)
  return database.transaction(async (transaction) => {
    const user = await findUser(transaction, username)
    if (user === undefined) throw new AccountError(`Er is geen account ${username}.`)
    const link = await makeResetLink(transaction, user, publicUrl, now)
    const who = { organisation_id: user.organisation_id, user_id: user.id }
    record(transaction, who, { type: 'password_link_made' }, now)
    return link
  })
}
