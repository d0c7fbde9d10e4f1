import type { Kysely } from 'kysely'

/** Who wants a letter each week; `sent_at` holds several processes to one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('weekly_mail')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('user_id', 'bigint', (c) => c.notNull().primaryKey().references('user.id'))
    .addColumn('sent_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
}
