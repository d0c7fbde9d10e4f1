import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** The weekly dictation (ADR 39): its step is in the treehouse of each child and is no part of a path. */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('week_dictation'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.references('group.id'))
    .addColumn('own_step_id', 'bigint', (c) => c.notNull().references('own_step.id'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('week_dictation_group')
    .on('week_dictation')
    .columns(['organisation_id', 'group_id'])
    .execute()
  await db.schema
    .alterTable('step')
    .addColumn('dictation_id', 'bigint', (c) => c.references('week_dictation.id'))
    .execute()
  await db.schema.createIndex('step_dictation').on('step').column('dictation_id').execute()
  await db.schema
    .createTable('week_dictation_mark')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('dictation_id', 'bigint', (c) => c.notNull().references('week_dictation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('word_id', 'bigint', (c) => c.notNull().references('word.id'))
    .addColumn('input', 'text')
    .addColumn('is_right', 'boolean', (c) => c.notNull())
    .addColumn('marked_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('week_dictation_mark_key', ['dictation_id', 'student_id', 'word_id'])
    .execute()
  await db.schema
    .createIndex('week_dictation_mark_student')
    .on('week_dictation_mark')
    .column('student_id')
    .execute()
}
