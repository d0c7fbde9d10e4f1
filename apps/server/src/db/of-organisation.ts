import type { Database } from './database.ts'
import { OrganisationPlugin } from './organisation-plugin.ts'
import type { Queries, Transaction } from './queries.ts'

/** All that is read or changed by these is of this organisation, except what says `acrossOrganisations`. */
export function limitTo<Q extends Queries>(queries: Q, organisation_id: number): Q {
  if (queries.organisation_id === organisation_id) return queries
  if (queries.organisation_id !== undefined) throw new Error('These are of another organisation.')
  const limited = queries.withPlugin(new OrganisationPlugin(organisation_id))
  const { direct, announce, record, settle } = queries as Queries & Partial<Transaction>
  return Object.assign(limited, { direct, announce, record, settle, organisation_id }) as unknown as Q
}

/** Its reads and transactions reach nothing of another organisation. */
export function databaseOf(database: Database, organisation_id: number): Database {
  return {
    ...database,
    queries: limitTo(database.queries, organisation_id),
    reports: limitTo(database.reports, organisation_id),
    transaction: (work) =>
      database.transaction((transaction) => work(limitTo(transaction, organisation_id))),
    snapshot: (work) => database.snapshot((queries) => work(limitTo(queries, organisation_id))),
  }
}
