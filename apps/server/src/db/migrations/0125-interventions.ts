import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** What is planned of an intervention (ADR 42); what was done and measured stays in the log. */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('intervention'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.references('group.id'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('goals', 'text', (c) => c.notNull())
    .addColumn('times_per_week', 'integer', (c) => c.notNull())
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('begin_on', 'text', (c) => c.notNull())
    .addColumn('end_on', 'text', (c) => c.notNull())
    .addColumn('guide', 'text', (c) => c.notNull())
    .addColumn('approach', 'text', (c) => c.notNull())
    .addColumn('evaluation', 'text', (c) => c.notNull())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('intervention_organisation')
    .on('intervention')
    .column('organisation_id')
    .execute()
  await db.schema
    .createTable('intervention_student')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('intervention_id', 'bigint', (c) => c.notNull().references('intervention.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('evaluation', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('intervention_student_key', ['intervention_id', 'student_id'])
    .execute()
  await db.schema
    .createIndex('intervention_student_student')
    .on('intervention_student')
    .column('student_id')
    .execute()
}
