import type { Kysely } from 'kysely'

/** By which a school is found at '/inloggen': no list of schools is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organisation').addColumn('login_code', 'text').execute()
  await db.schema
    .createIndex('organisation_login_code')
    .unique()
    .on('organisation')
    .column('login_code')
    .execute()
}
