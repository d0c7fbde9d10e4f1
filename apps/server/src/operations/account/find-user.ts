import type { Queries } from '../../db/database.ts'
import { findOrganisationOf } from '../../db/names/names.ts'

/** Of whatever organisation; undefined: there is no such account. */
export async function findUser(queries: Queries, written: string) {
  const username = written.trim().toLowerCase()
  const organisation_id = await findOrganisationOf(queries, 'username', username)
  if (organisation_id === null) return
  return queries
    .selectFrom('user')
    .select(['id', 'organisation_id', 'role'])
    .where('organisation_id', '=', organisation_id)
    .where('username', '=', username)
    .executeTakeFirst()
}
