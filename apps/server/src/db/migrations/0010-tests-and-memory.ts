import type { Kysely } from 'kysely'
import { createPastRuns } from './past-runs.ts'

/** Tests, redoing a world, repetition, and a log from which all of it can be recomputed (rules.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('student')
    .addColumn('repetition_proposals', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute()

  const addToStep = [
    db.schema.alterTable('step').addColumn('waived', 'boolean', (c) => c.notNull().defaultTo(false)),
    db.schema.alterTable('step').addColumn('is_test_step', 'boolean', (c) => c.notNull().defaultTo(false)),
    db.schema.alterTable('step').addColumn('redo_difficulty', 'integer'),
    db.schema.alterTable('step').addColumn('repeats_step_id', 'bigint', (c) => c.references('step.id')),
    db.schema.alterTable('step').addColumn('word_ids', 'text'),
    db.schema.alterTable('step').addColumn('completed_at', 'bigint'),
  ]
  for (const change of addToStep) await change.execute()

  const addToAnswer = [
    db.schema.alterTable('answer').addColumn('part', 'integer', (c) => c.notNull().defaultTo(0)),
    db.schema.alterTable('answer').addColumn('place', 'integer'),
  ]
  for (const change of addToAnswer) await change.execute()
  await db.schema.createIndex('answer_exercise').on('answer').columns(['exercise_id', 'run']).execute()

  await db.schema
    .alterTable('student_exercise')
    .addColumn('round', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('activity').addColumn('data', 'text').execute()

  await db.schema
    .createTable('run')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('step_id', 'bigint', (c) => c.notNull().references('step.id'))
    .addColumn('exercise_id', 'bigint', (c) => c.notNull())
    .addColumn('difficulty', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('word_ids', 'text', (c) => c.notNull())
    .addColumn('is_retry', 'boolean', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('percentage_score', 'integer')
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addPrimaryKeyConstraint('run_key', ['exercise_id', 'difficulty', 'number'])
    .execute()
  await db.schema.createIndex('run_student').on('run').columns(['student_id', 'step_id']).execute()
  await createPastRuns(db)

  await db.schema
    .createTable('word_memory')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('word_id', 'bigint', (c) => c.notNull().references('word.id'))
    .addColumn('stability', 'double precision', (c) => c.notNull())
    .addColumn('difficulty', 'double precision', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('last_review', 'bigint', (c) => c.notNull())
    .addColumn('reps', 'integer', (c) => c.notNull())
    .addColumn('lapses', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('word_memory_key', ['student_id', 'word_id'])
    .execute()
}
