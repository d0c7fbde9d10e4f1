import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { record } from '../../events/record.ts'
import { makeResetLink } from '../../modules/login/index.ts'
import { AccountError } from './create-account.ts'
import { within } from '../../db/of-organisation.ts'
import { owners } from '../../plugins/auth/name-queries.ts'

/** Returns a link that works once, for an hour (rules.md, Accounts). Throws AccountError for an unknown account. */
export async function makeNewPasswordLink(
  database: Database,
  clock: Clock,
  { username, publicUrl }: { readonly username: string; readonly publicUrl: string },
): Promise<string> {
  const now = nowSeconds(clock)
  return database.transaction(async (transaction) => {
    const name = username.trim().toLowerCase()
    const owner = await owners.username(transaction, name)
    if (owner === undefined) throw new AccountError(`Er is geen account ${username}.`)
    const { organisation_id } = owner
    return within(transaction, organisation_id, async (own) => {
      const { id } = await own
        .selectFrom('user')
        .select('id')
        .where('username', '=', name)
        .executeTakeFirstOrThrow()
      const link = await makeResetLink(own, { id, organisation_id }, publicUrl, now)
      record(own, { organisation_id, user_id: id }, { type: 'password_link_made' }, now)
      return link
    })
  })
}
