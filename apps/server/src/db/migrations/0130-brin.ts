import type { Kysely } from 'kysely'

/** The number by which the Dutch government knows a school: '99XX', and '01' behind it for a location. */
export async function addBrin(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organisation').addColumn('brin', 'text').execute()
}
