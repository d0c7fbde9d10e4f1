import { sql, type Kysely } from 'kysely'

/** What the facts that earn badges are counted by (docs/adr/0013-badges-stay.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('run')
    .addColumn('template', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await nameTemplates(db)
  await db.schema
    .createIndex('run_done')
    .on('run')
    .columns(['student_id', 'status', 'template', 'difficulty', 'exercise_id'])
    .execute()

  // Holds what words are counted by too: they are counted from the index alone.
  await db.schema.dropIndex('answer_student_word').execute()
  await db.schema
    .createIndex('answer_student_word')
    .on('answer')
    .columns(['student_id', 'word_id', 'is_right', 'id', 'template'])
    .execute()
  await db.schema
    .createIndex('answer_helped')
    .on('answer')
    .columns(['student_id', 'exercise_id', 'difficulty', 'run'])
    .where(sql<boolean>`hints > 0 or cheats > 0`)
    .execute()

  await db.schema
    .createIndex('activity_student_type')
    .on('activity')
    .columns(['student_id', 'type'])
    .execute()
}

/** Of every run that has none. A run without answers is a toets that was prepared and not begun. */
export const nameTemplates = (db: Kysely<unknown>) =>
  sql`
    update run set template = coalesce((
      select answer.template from answer
      where answer.exercise_id = run.exercise_id and answer.run = run.number
        and answer.difficulty = run.difficulty
      limit 1
    ), 'Test') where template = ''`.execute(db)
