import type { Kysely } from 'kysely'

/** What somebody of an organisation put away from 'Vandaag', a cause a row (docs/adr/0038-one-line-a-child.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('today_mark')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('marked_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('marked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('today_mark_key', ['student_id', 'cause'])
    .execute()
}
