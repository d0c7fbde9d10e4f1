import type { Database, Queries } from '../../db/database.ts'
import { limitDatabase, limitTo } from '../../db/limit-to-organisation.ts'

type FindOwner = (queries: Queries, name: string) => Promise<{ readonly organisation_id: number } | undefined>

/** Returns a database limited to the organisation that this name belongs to; null for an unknown name. */
export async function findDatabaseOfOwner(
  database: Database,
  findOwner: FindOwner,
  name: string,
): Promise<Database | null> {
  const owner = await findOwner(database.queries, name)
  return owner === undefined ? null : limitDatabase(database, owner.organisation_id)
}

export async function findQueriesOfOwner(
  queries: Queries,
  findOwner: FindOwner,
  name: string,
): Promise<Queries | null> {
  const owner = await findOwner(queries, name)
  return owner === undefined ? null : limitTo(queries, owner.organisation_id)
}
