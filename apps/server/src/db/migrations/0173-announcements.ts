import type { Kysely } from 'kysely'

/** What processes tell each other, where they look instead of listening (docs/adr/0058-begun-again.md). Expands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcement')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('announced_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('announcement_pk', ['organisation_id', 'text'])
    .execute()
  const index = (name: string, columns: ['organisation_id', 'announced_at'] | ['announced_at']) =>
    db.schema.createIndex(name).on('announcement').columns(columns).execute()
  await index('announcement_recent', ['organisation_id', 'announced_at'])
  await index('announcement_age', ['announced_at'])
}
