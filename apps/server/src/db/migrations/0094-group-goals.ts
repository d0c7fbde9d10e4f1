import type { Kysely } from 'kysely'

/** What a group wants to practise together in a week, and who of its children saw that it was reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('group_goal')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.notNull().references('group.id'))
    .addColumn('week', 'text', (c) => c.notNull())
    .addColumn('words_wanted', 'integer')
    .addColumn('is_kept', 'boolean', (c) => c.notNull())
    .addColumn('set_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('set_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('group_goal_key', ['group_id', 'week'])
    .execute()
  await db.schema
    .createTable('group_goal_celebrated')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('group_id', 'bigint', (c) => c.notNull().references('group.id'))
    .addColumn('week', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('group_goal_celebrated_key', ['student_id', 'group_id', 'week'])
    .execute()
}
