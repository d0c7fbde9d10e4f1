import type { Kysely } from 'kysely'

/** In months; an organisation may choose others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('organisation')
    .addColumn('inactive_months', 'integer', (c) => c.notNull().defaultTo(24))
    .execute()
  await db.schema
    .alterTable('organisation')
    .addColumn('audit_months', 'integer', (c) => c.notNull().defaultTo(36))
    .execute()
  await db.schema
    .createIndex('audit_organisation_age')
    .on('audit')
    .columns(['organisation_id', 'created_at'])
    .execute()
}
