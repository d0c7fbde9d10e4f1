import type { Kysely } from 'kysely'

/** The region whose school holidays hold, and an organisation's own days (ADR 40). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organisation').addColumn('holiday_region', 'text').execute()
  await db.schema
    .alterTable('organisation')
    .addColumn('own_holidays', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}
