import { sql } from 'kysely'
import { defineReference, type TableBuilder } from './tables.ts'

/** Marks runs to fold instead of storing each turn (docs/adr/0080-an-answer-is-one-append.md). */
export async function up({ db, createOwnedTable, stopChecking }: TableBuilder): Promise<void> {
  await createOwnedTable('pending_run', {
    columns: {
      student_id: defineReference('student'),
      exercise_id: 'bigint not null',
      difficulty: 'integer not null',
      run: 'integer not null',
      answer_id: 'bigint not null',
    },
    key: ['organisation_id', 'student_id', 'exercise_id', 'difficulty', 'run'],
  })
  await stopChecking('pending_run', 'organisation_id')
  // Not needed, because the key finds a child's rows.
  await db.schema.dropIndex('pending_run_student_id_reference').ifExists().execute()
  await sql`insert into pending_run (organisation_id, student_id, exercise_id, difficulty, run, answer_id)
    select organisation_id, student_id, exercise_id, difficulty, run, min(answer_id) from pending_turn
    group by organisation_id, student_id, exercise_id, difficulty, run`.execute(db)
  await db.schema.dropTable('pending_turn').execute()
  await db.schema.alterTable('student_exercise').dropColumn('current_word').execute()
}
