import type { Updateable } from 'kysely'
import { acrossOrganisations } from '../across-organisations.ts'
import type { Queries } from '../queries.ts'
import type { UserTable } from '../schema.ts'

export const updateUser = (queries: Queries, id: number, changes: Updateable<UserTable>) =>
  queries.updateTable('user').set(changes).where('id', '=', id).execute()

export async function findTakenUsernames(queries: Queries, usernames: readonly string[]): Promise<string[]> {
  const users = await queries
    .selectFrom('user')
    .select('username')
    .where('username', 'in', usernames)
    .modifyEnd(acrossOrganisations('a username is of one organisation alone'))
    .execute()
  return users.map(({ username }) => username).toSorted()
}
