import type { Kysely } from 'kysely'

/** The code by which the devices of a class are paired for 'Wie ben jij?': one a group (DAG-6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pairing_code')
    .addColumn('group_id', 'bigint', (c) => c.primaryKey().references('group.id'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('code_hmac', 'text', (c) => c.notNull().unique())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('num_left', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('pairing_code_expires').on('pairing_code').column('expires_at').execute()
}
