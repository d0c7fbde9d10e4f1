import type { Updateable } from 'kysely'
import { markAcrossOrganisations } from '../across-organisations.ts'
import type { Queries } from '../queries.ts'
import type { UserTable } from '../schema.ts'
import { hasRow } from '../single-row.ts'

export const updateUser = (queries: Queries, id: number, changes: Updateable<UserTable>) =>
  queries.updateTable('user').set(changes).where('id', '=', id).execute()

export async function findTakenUsernames(queries: Queries, usernames: readonly string[]): Promise<string[]> {
  const users = await queries
    .selectFrom('user')
    .select('username')
    .where('username', 'in', usernames)
    .modifyEnd(markAcrossOrganisations('a username is of one organisation alone'))
    .execute()
  return users.map(({ username }) => username).toSorted()
}

/** Returns no name for an erased account. */
export const findStaffNames = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('user')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisation_id)
    .where('role', '<>', 'student')
    .execute()

export const hasUsers = (queries: Queries) =>
  hasRow(
    queries
      .selectFrom('user')
      .select('id')
      .limit(1)
      .modifyEnd(markAcrossOrganisations('a new installation has no accounts')),
  )
