import type { Kysely } from 'kysely'

/** Who of a school may export what is known of its children, and the calm profile that a new child begins with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('organisation')
    .addColumn('export_by', 'text', (c) => c.notNull().defaultTo('supervisors'))
    .execute()
  await db.schema
    .alterTable('organisation')
    .addColumn('new_child_profile', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
}
