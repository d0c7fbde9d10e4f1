import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** The same everywhere, or of nobody. */
const others: ReadonlySet<string> = new Set([
  'organisation',
  'curriculum_step',
  'word',
  'item_difficulty',
  'badge',
  'setting',
  'attempt',
  'used_assertion',
  'familiar_network',
])

/** `organisation_id` is in every key, unique index and reference of what belongs to one (docs/adr/0054-organisation-in-keys.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name)
  await dialect.putOrganisationInKeys(
    db,
    names.filter((name) => !others.has(name) && !name.startsWith('kysely_')),
  )
}
