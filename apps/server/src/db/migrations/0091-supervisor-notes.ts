import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** What supervisors note about a child (supervisor.md, point 9). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('supervisor_note'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('follow_up_on', 'text')
    .addColumn('followed_up_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('supervisor_note_student').on('supervisor_note').column('student_id').execute()
  await db.schema
    .createIndex('supervisor_note_follow_up')
    .on('supervisor_note')
    .columns(['organisation_id', 'follow_up_on'])
    .execute()
}
