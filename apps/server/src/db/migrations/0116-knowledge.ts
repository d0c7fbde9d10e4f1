import type { CreateTableBuilder, Kysely } from 'kysely'

/** What a child can, as it follows from its log (docs/adr/0032-what-a-child-knows.md); `npm run rebuild` fills it for the past. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withSkill(db.schema.createTable('skill'))
    .addPrimaryKeyConstraint('skill_key', ['student_id', 'category'])
    .execute()
  await withSkill(db.schema.createTable('skill_week'))
    .addColumn('week', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('skill_week_key', ['student_id', 'category', 'week'])
    .execute()
  await db.schema
    .createTable('mastery')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('step_id', 'bigint', (c) => c.primaryKey().references('step.id'))
    .addColumn('score', 'double precision', (c) => c.notNull())
    .addColumn('num_new', 'integer', (c) => c.notNull())
    .addColumn('num_practised', 'integer', (c) => c.notNull())
    .addColumn('first_at', 'bigint')
    .addColumn('updated_at', 'bigint')
    .addColumn('mastered_at', 'bigint')
    .addColumn('faded_at', 'bigint')
    .execute()
  await db.schema.createIndex('mastery_student').on('mastery').column('student_id').execute()
}

const withSkill = (table: CreateTableBuilder<string>) =>
  table
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('mean', 'double precision', (c) => c.notNull())
    .addColumn('variance', 'double precision', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('num_words', 'double precision', (c) => c.notNull())
    .addColumn('static_variance', 'double precision', (c) => c.notNull())
    .addColumn('log_kept', 'double precision', (c) => c.notNull())
    .addColumn('surprise', 'double precision', (c) => c.notNull())
