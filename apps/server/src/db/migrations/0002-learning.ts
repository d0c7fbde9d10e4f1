import { sql, type Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Ids of steps are never 1, 2 or 3, the numbers of the difficulties (rules.md, Exercise). */
const firstStepId = 1000

/** The curriculum, prepared steps, and all that a child does with them (rules.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  const table = (name: string) => dialect.addId(db.schema.createTable(name))

  await table('curriculum_step')
    .addColumn('organisation_id', 'bigint', (c) => c.references('organisation.id'))
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('is_current', 'boolean', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()

  await table('word')
    .addColumn('organisation_id', 'bigint', (c) => c.references('organisation.id'))
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('word_file').on('word').column('file_name').execute()

  await table('step')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('curriculum_step_id', 'bigint', (c) => c.notNull().references('curriculum_step.id'))
    .addColumn('phase_id', 'integer')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('required_step_id', 'bigint', (c) => c.references('step.id'))
    .addColumn('lock', 'text', (c) => c.notNull())
    .addColumn('is_repeatable', 'boolean', (c) => c.notNull())
    .addColumn('test_kind', 'text')
    .addColumn('test_complete', 'boolean', (c) => c.notNull())
    .addColumn('test_failed', 'boolean', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('is_complete', 'boolean', (c) => c.notNull())
    .addColumn('is_current', 'boolean', (c) => c.notNull())
    .addColumn('can_start_test', 'boolean', (c) => c.notNull())
    .addColumn('highest_difficulty_completed', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await dialect.startIdsAt(db, 'step', firstStepId)
  await db.schema
    .createIndex('step_student')
    .on('step')
    .columns(['student_id', 'phase_id', 'position'])
    .execute()

  await db.schema
    .createTable('student_exercise')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('exercise_id', 'bigint', (c) => c.notNull())
    .addColumn('difficulty', 'integer', (c) => c.notNull())
    .addColumn('step_id', 'bigint', (c) => c.notNull().references('step.id'))
    .addColumn('run', 'integer', (c) => c.notNull())
    .addColumn('run_status', 'integer', (c) => c.notNull())
    .addColumn('current_word', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('last_passed', 'boolean')
    .addColumn('last_completed_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('student_exercise_key', ['student_id', 'exercise_id', 'difficulty'])
    .execute()
  await db.schema
    .createIndex('student_exercise_step')
    .on('student_exercise')
    .columns(['student_id', 'step_id'])
    .execute()

  await table('answer')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('step_id', 'bigint', (c) => c.notNull().references('step.id'))
    .addColumn('exercise_id', 'bigint', (c) => c.notNull())
    .addColumn('run', 'integer', (c) => c.notNull())
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('word_id', 'bigint', (c) => c.notNull())
    .addColumn('difficulty', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('is_right', 'boolean', (c) => c.notNull())
    .addColumn('time_ms', 'bigint', (c) => c.notNull())
    .addColumn('hints', 'integer', (c) => c.notNull())
    .addColumn('cheats', 'integer', (c) => c.notNull())
    .addColumn('error_class', 'text')
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('answer_student_word').on('answer').columns(['student_id', 'word_id']).execute()

  await table('point')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('item_id', 'bigint')
    .addColumn('difficulty', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  // Holds the amount too: the balance is read from the index alone.
  await db.schema
    .createIndex('point_student')
    .on('point')
    .columns(['student_id', 'item_id', 'amount'])
    .execute()

  await table('activity')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('item_id', 'bigint')
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('activity_student')
    .on('activity')
    .columns(['student_id', 'created_at'])
    .execute()

  await table('badge')
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .execute()

  await db.schema
    .createTable('student_badge')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('badge_id', 'bigint', (c) => c.notNull().references('badge.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('student_badge_key', ['student_id', 'badge_id'])
    .execute()

  // A built-in step belongs to no organisation: NULLs don't equal each other, so the constraint needs a stand-in.
  await createUniqueIndex(db, 'curriculum_step_version', 'curriculum_step', ['nr', 'version'])
  await createUniqueIndex(db, 'word_of_step', 'word', ['nr', 'word'])
}

async function createUniqueIndex(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
): Promise<void> {
  await db.schema
    .createIndex(name)
    .unique()
    .on(table)
    .expression(sql.join([sql`coalesce(organisation_id, 0)`, ...columns.map((column) => sql.ref(column))]))
    .execute()
}
