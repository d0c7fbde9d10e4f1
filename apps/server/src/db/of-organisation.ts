import { sql, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from './database.ts'
import { OrganisationPlugin } from './organisation-plugin.ts'
import { organisationTables } from './personal-data/read-description.ts'
import type { Queries, Transaction } from './queries.ts'

const ownTables: ReadonlySet<string> = new Set(organisationTables)

/** Making one takes longer than a statement. */
const plugins = new LRUCache<number, OrganisationPlugin>({ max: 1000 })

function pluginOf(organisation_id: number): OrganisationPlugin {
  const plugin = plugins.get(organisation_id) ?? new OrganisationPlugin(organisation_id)
  plugins.set(organisation_id, plugin)
  return plugin
}

/** All that is read or changed by these is of this organisation, except what says `acrossOrganisations`. */
export function limitTo<Q extends Queries>(queries: Q, organisation_id: number): Q {
  if (queries.organisation_id === organisation_id) return queries
  if (queries.organisation_id !== undefined) throw new Error('These are of another organisation.')
  const limited = queries.withPlugin(pluginOf(organisation_id))
  const { direct, announce, record, settle } = queries as Queries & Partial<Transaction>
  return Object.assign(limited, { direct, announce, record, settle, organisation_id }) as unknown as Q
}

/** Limits to the school of a board; the only limit that leaves the own organisation. */
export const ofSchool = <Q extends Queries>(queries: Q, school_id: number): Q => {
  const { direct, announce, record, settle } = queries as Queries & Partial<Transaction>
  const free = Object.assign(queries.withoutPlugins(), { direct, announce, record, settle })
  return limitTo(free as unknown as Q, school_id)
}

/** The part of a transaction that is about one organisation. */
export async function within<T>(
  transaction: Transaction,
  organisation_id: number,
  work: (own: Transaction) => Promise<T>,
): Promise<T> {
  const own = limitTo(transaction, organisation_id)
  const result = await work(own)
  // The readers of events are limited too.
  await own.settle()
  return result
}

/** Its reads and transactions reach nothing of another organisation. */
export function limitDatabase(database: Database, organisation_id: number): Database {
  return {
    ...database,
    queries: limitTo(database.queries, organisation_id),
    reports: limitTo(database.reports, organisation_id),
    transaction: (work) => database.transaction((transaction) => within(transaction, organisation_id, work)),
    snapshot: (work) => database.snapshot((queries) => work(limitTo(queries, organisation_id))),
  }
}

/** The same for a table in raw SQL, which nobody limits by itself. */
export function isOwn({ organisation_id }: Queries, table: string): RawBuilder<boolean> {
  if (organisation_id === undefined) throw new Error('These are of no organisation.')
  if (table === 'organisation') return sql`organisation.id = ${organisation_id}`
  return ownTables.has(table) ? sql`${sql.ref(`${table}.organisation_id`)} = ${organisation_id}` : sql`true`
}
