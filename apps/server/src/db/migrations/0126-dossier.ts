import type { Kysely } from 'kysely'

/** Scores on tests with norms for the dyslexia file, and measures of some topics only (ADR 42). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('normed_moment')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('test', 'text', (c) => c.notNull())
    .addColumn('taken_on', 'text', (c) => c.notNull())
    .addColumn('score', 'text', (c) => c.notNull())
    .addColumn('written_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('normed_moment_key', ['student_id', 'nr'])
    .execute()
  await db.schema.alterTable('measure').addColumn('topics', 'text').execute()
}
