import { sql, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from './database.ts'
import { OrganisationPlugin } from './organisation-plugin.ts'
import { organisationTables } from './personal-data/table-descriptions.ts'
import type { Queries, Transaction } from './queries.ts'

const ownTables: ReadonlySet<string> = new Set(organisationTables)

/** Cached, because creating a plugin takes longer than a statement. */
const plugins = new LRUCache<number, OrganisationPlugin>({ max: 1000 })

function pluginOf(organisation_id: number): OrganisationPlugin {
  const plugin = plugins.get(organisation_id) ?? new OrganisationPlugin(organisation_id)
  plugins.set(organisation_id, plugin)
  return plugin
}

/** Limits reads and changes to this organisation, except for statements marked `markAcrossOrganisations`. */
export function limitTo<Q extends Queries>(queries: Q, organisation_id: number): Q {
  if (queries.organisation_id === organisation_id) return queries
  if (queries.organisation_id !== undefined) throw new Error('These are of another organisation.')
  const limited = queries.withPlugin(pluginOf(organisation_id))
  const { direct, announce, record, settle } = queries as Queries & Partial<Transaction>
  return Object.assign(limited, { direct, announce, record, settle, organisation_id }) as unknown as Q
}

/** Limits to a school of the caller's board. Only this function reaches an organisation other than the caller's. */
export const limitToSchool = <Q extends Queries>(queries: Q, school_id: number): Q => {
  const { direct, announce, record, settle } = queries as Queries & Partial<Transaction>
  const free = Object.assign(queries.withoutPlugins(), { direct, announce, record, settle })
  return limitTo(free as unknown as Q, school_id)
}

export async function runWithinOrganisation<T>(
  transaction: Transaction,
  organisation_id: number,
  work: (own: Transaction) => Promise<T>,
): Promise<T> {
  const own = limitTo(transaction, organisation_id)
  const result = await work(own)
  // Runs the readers of events within the same limit.
  await own.settle()
  return result
}

export function limitDatabase(database: Database, organisation_id: number): Database {
  return {
    ...database,
    queries: limitTo(database.queries, organisation_id),
    reports: limitTo(database.reports, organisation_id),
    transaction: (work) =>
      database.transaction((transaction) => runWithinOrganisation(transaction, organisation_id, work)),
    snapshot: (work) => database.snapshot((queries) => work(limitTo(queries, organisation_id))),
  }
}

/** Returns the limit for a table in raw SQL, to which the plugin does not apply. */
export function limitTable({ organisation_id }: Queries, table: string): RawBuilder<boolean> {
  if (organisation_id === undefined) throw new Error('These are of no organisation.')
  if (table === 'organisation') return sql`organisation.id = ${organisation_id}`
  return ownTables.has(table) ? sql`${sql.ref(`${table}.organisation_id`)} = ${organisation_id}` : sql`true`
}
