import type { Kysely } from 'kysely'

/** Where a school is, and the steps that are others there (docs/adr/0066-flanders.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('organisation')
    .addColumn('region', 'text', (c) => c.notNull().defaultTo('nederland'))
    .execute()
  await db.schema.alterTable('curriculum_step').addColumn('region', 'text').execute()
}
