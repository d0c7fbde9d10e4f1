import type { Kysely } from 'kysely'

/** What an organisation asks of its staff at login (ORG-5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organisation').addColumn('second_factor_from', 'bigint').execute()
  await db.schema
    .alterTable('organisation')
    .addColumn('idle_minutes', 'integer', (c) => c.notNull().defaultTo(60))
    .execute()
}
