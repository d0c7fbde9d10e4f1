import type { Kysely } from 'kysely'

/** When each child practised last is read for a whole school at once: one look in this index a child, however much it did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('answer_student_time')
    .on('answer')
    .columns(['student_id', 'created_at'])
    .execute()
}
