import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Start, interim and end measures (rules.md, Measures): each part is a step that is no part of the path. */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('measure'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seed', 'bigint', (c) => c.notNull())
    .addColumn('curriculum_step_ids', 'text', (c) => c.notNull())
    .addColumn('applied', 'text', (c) => c.notNull())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  await db.schema.createIndex('measure_student').on('measure').column('student_id').execute()
  await db.schema
    .alterTable('step')
    .addColumn('measure_id', 'bigint', (c) => c.references('measure.id'))
    .execute()
}
