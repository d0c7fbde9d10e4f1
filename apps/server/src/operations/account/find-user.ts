import { acrossOrganisations } from '../../db/across-organisations.ts'
import type { Queries } from '../../db/database.ts'

/** In any organisation; undefined: there is no such account. */
export const findUser = (queries: Queries, written: string) =>
  queries
    .selectFrom('user')
    .select(['id', 'organisation_id', 'role'])
    .where('username', '=', written.trim().toLowerCase())
    .modifyEnd(acrossOrganisations('a username is of one organisation alone'))
    .executeTakeFirst()
