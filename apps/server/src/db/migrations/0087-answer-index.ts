import type { Kysely } from 'kysely'

/** Holds what turns are counted by too: how a whole group spelt is counted from the index alone (INZ-7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('answer_student_word').execute()
  await db.schema
    .createIndex('answer_student_word')
    .on('answer')
    .columns(['student_id', 'word_id', 'exercise_id', 'difficulty', 'run', 'is_right', 'id', 'template'])
    .columns(['created_at', 'hints', 'cheats'])
    .execute()
}
