import type { Kysely } from 'kysely'

/** How the administration of a school is reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uwlr_connection')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().primaryKey().references('organisation.id'))
    .addColumn('roster_url', 'text', (c) => c.notNull())
    .addColumn('results_url', 'text')
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('client_code', 'text', (c) => c.notNull())
    .addColumn('authorisation_key', 'text', (c) => c.notNull())
    .addColumn('results_sent_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
}
